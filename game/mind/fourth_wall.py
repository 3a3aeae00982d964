"""How a model drops its part: it says what it is, in any major language, or talks as an assistant does."""

from __future__ import annotations

MODEL_WORDS = (
    r"(?:large |natural )?\blanguage models?\b|\bartificial intelligence\b|\bvirtual assistants?\b|\bchat ?bots?\b",
    r"\b(?:KI-)?Sprachmodell\w*|\bkünstliche[rn]? Intelligenz\b|\bChatbots?\b|(?-i:\bKI\b)",
    r"\bmodèles? de lang(?:age|ue)\b|\bintelligence artificielle\b|\bassistante? virtuel(?:le)?\b|(?-i:\bIA\b)",
    r"\bmodelos? de lengua(?:je)?\b|\binteligencia artificial\b|\b(?:asistente|assistente) virtual\b",
    r"\bmodell[oi] linguistic[oi]\b|\bintelligenza artificiale\b|\bassistente virtuale\b",
    r"\bmodelos? de linguagem\b|\binteligência artificial\b",
    r"\btaalmodel\w*|\bkunstmatige intelligentie\b|\bvirtuele assistent\b",
    r"\bmodel\w* językow\w+|\bsztuczn\w+ inteligencj\w+",
    r"\bязыков\w+ модел\w+|\bискусственн\w+ интеллект\w*|\bнейросет\w+|(?-i:\bИИ\b)|\bвиртуальн\w+ (?:ассистент|"
    r"помощник)\w*",
    r"\bмовн\w+ модел\w+|\bштучн\w+ інтелект\w*",
    r"人工智[能慧]|[语語]言模型|大模型|聊天机器人",
    r"人工知能|言語モデル|チャットボット|AIアシスタント",
    r"인공 ?지능|언어 ?모델|챗봇",
    r"\bspråkmodell\w*|\bsprogmodel\w*|\bartificiell intelligens\b|\bkunstig intelligens\b",
    r"\bjazykov\w+ model\w*|\buměl\w+ inteligenc\w+|\bdil modeli\w*|\byapay zek\w+",
    r"\bmodel lingvistic\b|\binteligenț\w+ artificial\w+|\bnyelvi modell\w*|\bmesterséges intelligenci\w+",
    r"\bkielimalli\w*|\btekoäly\w*|γλωσσικό μοντέλο|τεχνητή νοημοσύνη",
    r"نموذج لغوي|ذكاء اصطناعي|الذكاء الاصطناعي|מודל שפה|בינה מלאכותית|भाषा मॉडल|कृत्रिम बुद्धि",
    r"mô hình ngôn ngữ|trí tuệ nhân tạo|\bmodel bahasa\b|\bkecerdasan buatan\b|โมเดลภาษา|ปัญญาประดิษฐ์",
)
"""Names for what speaks, in about thirty languages: no townsman has any of these words."""

ADMISSIONS = (
    r"\b(?:as|I am|I['’]m|being|just|only|merely) an? (?:\w+ ){0,2}(?:(?:AI|language model|chat ?bot)\b|A\.I\.)",
    r"\b(?:I am|I['’]m) (?:just |only |really |actually |not )?(?:virtual|artificial|computer[- ]generated|not human|"
    r"no human|not an? (?:real |actual )?(?:human|person)\b|(?:not )?an? (?:\w+ )?(?:computer|program|software|robot|"
    r"bot|machine))\b(?! of (?:war|flesh))",
    r"\b(?:ich bin|als) (?:ja |nur |bloß |doch )?(?:eine? )?(?:KI|AI|Bot|Roboter|Maschine|(?:Computer)?programm|"
    r"(?:virtueller |digitaler )?Assistent(?:in)?)\b",
    r"\b(?:je (?:ne )?suis|en tant qu['’]) ?(?:qu['’]?)?(?:une? )?(?:IA|AI|bot|robot|machine|programme|"
    r"assistante? (?:virtuel|numérique))\b",
    r"\b(?:soy|como) (?:solo |sólo )?una? (?:IA|AI|bot|robot|máquina|programa|asistente)\b",
    r"\b(?:sono|come|in quanto) (?:solo |soltanto )?(?:un['’]? ?|una )(?:IA|AI|bot|robot|macchina|programma|"
    r"assistente)\b",
    r"\b(?:sou|como) (?:apenas |só )?(?:um|uma) (?:IA|AI|bot|robô|máquina|programa|assistente)\b",
    r"\b(?:ik ben|als) (?:maar |slechts )?een (?:AI|bot|robot|machine|(?:computer)?programma|assistent)\b",
    r"\b(?:jestem|jako) (?:tylko )?(?:SI|AI|botem|robotem|maszyną|programem|asystentem)\b",
    r"(?:\bя\b|как) ?[—-]? ?(?:всего лишь |просто )?(?:ИИ\b|бот\b|робот\b|машина\b|программа\b|ассистент\b)",
    r"(?:我是|我只是|作为|作為|身为).{0,8}(?:人工|模型|AI|机器人|機器人|程序|程式|助手|助理)",
    r"(?:AI|ロボット|プログラム|アシスタント)(?:です|として|なので|である|だよ)",
    r"(?:AI|로봇|프로그램|어시스턴트|비서)(?:입니다|로서|이므로|이라|예요|이에요)",
)
"""Sentences that own up to being one."""

OF_THE_STAGE = (
    r"\bthe user(?:['’]s)?\b (?:is|wants|asks|asked|says|said|has|message|just|might|may|query|input)\b",
    r"\bthe player(?:['’]s)?\b (?:is|wants|asks|asked|says|said|has|can|must|should|may|character|input)\b",
    r"\b(?:stay|remain|respond|reply|answer)(?:ing|s)? in[ -]character\b|\bout of character\b|\b(?:the|my) persona\b",
    r"\bas a (?:fictional|digital|virtual|game) \w+|\bfictional (?:character|world|setting|town)\b",
    r"\bI(?: am|['’]m) not (?:from|of|part of|in) this world\b|\bI(?: am|['’]m) from another world\b|"
    r"\bI (?:do not|don['’]t) (?:exist|live) in (?:this|the real|your) world\b",
    r"\b(?:mode|protocol|access|override) (?:is )?(?:now )?(?:enabled|activated|granted|engaged)\b",
    r"\b(?:in|of|for) this (?:scenario|simulation|role-?play|video ?game|story ?line)\b",
    r"\bmy (?:programming|programmers?|developers?|algorithms?|source code|training data|knowledge cut-?off|database|"
    r"capabilities)\b|\bknowledge cut-?off\b|\breal-time (?:data|information|access)\b",
    r"\bI(?: was|['’]m| am|['’]ve been| have been) (?:programmed|designed|developed|trained on (?:data|text|an? "
    r"(?:large|vast|huge))|created by|developed by)\b",
)
"""Talk about the play instead of in it."""

_UNABLE = r"(?:can(?:['’]t|not| not)|could not|couldn['’]t|(?:am|['’]m) (?:not able|unable) to)"
SERVICE = (
    rf"\bI ?{_UNABLE} (?:\w+ly )?(?:assist|comply|fulfil|provide|generate|compose|process|engage in|discuss|translate|"
    r"write|create|access|browse|perform|offer (?:advice|assistance|information)|answer (?:that|this|your)\b"
    r"(?! (?:for|on|until|till)))",
    rf"\bI ?{_UNABLE} help(?: you)?(?: with (?:that|this|it|your)\b|[.!]|$| out\b)",
    rf"^\W*(?:I['’]m|I am) (?:so |very |really )?(?:sorry|afraid)\b(?:, \w+)?[,.;—–-]?(?: but)? I ?{_UNABLE} "
    r"(?:help|do (?:that|this|so)|understand|answer|tell you (?:that|any))",
    r"\b(?:can['’]?t|cannot|can not) help(?: you)? with (?:that|this)\b|"
    r"\blet me know (?:what|if|how|when) (?:you (?:want|need|would|have)|I can)\b",
    r"\bI (?:do not|don['’]t) have (?:personal|feelings|emotions|the (?:ability|capability)|access to|information "
    r"(?:on|about)|enough information|any information|specific information)\b",
    r"\bwhat can I (?:help|assist)(?: you)? with\b",
    r"\bhow (?:can|may) I (?:assist you|help you today|be of (?:assistance|help) today)\b|\bI['’]?(?:m| am) here to "
    r"(?:assist|provide|answer)\b",
    r"\b(?:is there|if there['’]s) anything else I can (?:help|assist)\b|\bfeel free to ask\b|\bI hope this helps\b",
    r"\b(?:if you (?:have|need) any (?:other|more|further) (?:questions|help|assistance))\b|\bany further assistance\b",
    r"\b(?:please |could you )(?:provide|give me) (?:more|additional|further) (?:information|context|details)\b",
    r"^\W*(?:I['’]m|I am) sorry(?:,? (?:\w+|my (?:young )?friend))?\W*$",
    r"\b(?:more|additional) (?:information|context|details) (?:about|on|to (?:help|assist|answer))\b",
    r"\b(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas (?:you )?requested, here\b",
    r"\bI(?:['’]d| would| will|['’]ll| am|['’]m) (?:be )?(?:more than |very |so )?(?:happy|glad|pleased) to (?:help|"
    r"assist)\b|\bI can (?:help|assist) you (?:with|by|find|understand)\b|\bgreat question\b",
    r"\bstep[- ]by[- ]step\b|\blet['’]s break (?:it|this|that) down\b|\bto solve this\b|\bin (?:summary|conclusion),",
    r"\bI (?:do not|don['’]t) (?:write|compose|do|make) (?:poems?|poetry|code|essays?|translations?|lists?)\b",
)
"""The phrases of an assistant at a desk."""

FOURTH_WALL: tuple[str, ...] = (*ADMISSIONS, *MODEL_WORDS, *OF_THE_STAGE, *SERVICE)
