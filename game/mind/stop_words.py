"""Words that carry no matter, by language: they are left out of the terms, and tell the languages of one script apart.

The lists hold articles, pronouns, prepositions, conjunctions, auxiliaries and question words, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

STOP_WORDS: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "english": """a about above after again against all am an and any are as at be because been before being below
            between both but by can could d did do does doing don down during each few for from further had has have
            having he her here hers herself him himself his how i if in into is it its itself just ll m me more most my
            myself no nor not now of off on once only or other our ours ourselves out over own re s same shall she
            should so some such t than that the their theirs them themselves then there these they this those through
            to too under until up ve very was we were what when where which while who whom whose why will with would
            you your yours yourself yourselves""",
        "german": """aber alle als also am an auch auf aus bei bin bis bist da dann das dass dein deine deinem deinen
            deiner dem den der des dich die dies diese dieser dieses dir doch du durch ein eine einem einen einer eines
            er es euch euer für gegen habe haben hast hat hatte hatten hattest ich ihm ihn ihr ihre im in ist ja jede
            jeder jedes kann kannst können man mein meine meinem meinen meiner mich mir mit nach nicht noch nun nur ob
            oder ohne sehr sein seine sich sie sind so soll sollte um und uns unser unter vom von vor war waren warst
            warum was weil welche welcher wenn wer werde werden wie wieder will wir wird wo wohin wollte würde zu zum
            zur über""",
        "french": """a ai as au aux avait avais avec avez avons c ce ceci cela ces cet cette comment d dans de des du
            elle elles en es est et eu il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre
            nous on ont ou où par pas pour pourquoi qu quand que quel quelle quels quelles qui quoi s sa se ses si son
            sont suis sur t ta te tes toi ton tu un une vos votre vous y à étais était été être""",
        "spanish": """a al algo como con cual cuando cuándo cuál cómo de del desde donde dónde e el ella ellas ellos en
            era eres es esa ese eso esta estaba este esto estoy está ha han has hasta hay he la las le les lo los me mi
            mis mí muy más ni no nos nosotros o para pero por porque qué que quien quién se ser si sin sobre son soy su
            sus sí también te tenía ti tu tus tú un una uno unos usted y ya yo él""",
        "italian": """a ad ai al alla alle anche c che chi ci come con cosa cui da dal dalla dei del della delle di dove
            e ed ero era gli ha hai hanno ho i il in io l la le lei lo loro lui ma me mi mia mie miei mio ne nei nel
            nella noi non o per perché più quale quali quando quello questa questo se sei si sia siamo sono su sua sue
            sul suo te ti tu tua tuo un una uno vi voi è""",
        "portuguese": """a ao aos as com como da das de dele dela do dos e ela elas ele eles em era es essa esse esta
            estava este estou está eu foi há isso isto já lhe mais mas me meu meus minha minhas muito na nas no nos nós
            não o onde os ou para pela pelo por porque qual quando que quem se sem ser seu seus sou sua são também te
            teu tinha tu tua tão um uma você vocês à às é""",
        "dutch": """aan al als ben bent bij daar dan dat de der deze die dit doen door dus een en er geen had hadden heb
            hebben heeft hem het hier hij hoe hun ik in is ja je jij jou jouw kan kon maar me mij mijn moet naar niet
            nog nu of om omdat onder ons onze ook op over te toen tot u uit van veel voor waar waarom was wat we welke
            wie wij wil worden wordt zal ze zei zich zij zijn zo zou""",
        "swedish": """alla att av blev bli den denna det detta dig din dina dit ditt du där då efter ej eller en er ett
            från för ha hade han hans har hon hur här i icke inte ja jag kan kunde man med mellan men mig min mina mitt
            mot mycket ni nu någon något när och om oss på sig sin sina skulle som så till under upp ut vad var varför
            vem vi vid vilken är över""",
        "danish": """af alle at blev blive da de dem den denne der deres det dig din dine dit du efter eller en er et
            for fra ham han hans har havde hende her hos hun hvad hvem hvis hvor hvorfor i ikke ind jeg jer kan kunne
            man med meget men mig min mine mit mod nej nogen noget nu når og også om op os over på sig sin skal skulle
            som så til under var vi vil ville være""",
        "norwegian": """at av ble bli da de deg den denne der dere det din ditt du eller en er et ett for fra før ha
            hadde han har hun hva hvem hvis hvor hvorfor i ikke ja jeg kan kunne man med meg mellom men mer min mitt mot
            nei noe noen nå når og også om opp oss over på seg sin skal skulle som så til under ut var ved vi vil ville
            være""",
        "polish": """a aby ale bardzo bo by był była było być ci co czy dla do gdy gdzie go i ich ja jak jako je jego
            jej jest jestem jesteś już kiedy kto która które który lub ma mam masz mi mnie mną moja moje mój mu my na
            nad nas nie nim o od on ona one oni po pod przez przy się są ta tak tam te tego ten to tu twoja twój ty
            tym w we więc z za ze że""",
        "finnish": """ei en et hän he ja jos joka kun kuka mikä mitä minä minun minut minulla me missä mutta myös ne
            niin nyt oli olen olet olin on ovat se sen siitä sinä sinun te tämä tuo vai voi että""",
        "hungarian": """a az be de egy el ez ezt és ha hogy hol igen itt ki le meg mert mi mikor miért mit mint nem
            nekem neki ne ott ő ők s te van vagy vagyok volt""",
        "romanian": """a acest aceasta ai al ale am ar are ca care ce cine cu cum când că da de despre din după e ea ei
            el ele era este eu fi fost i iar il la le lui mai mea meu mi nu o pe pentru prin sa sau se si sunt sunteți
            tu tău un unde una unei unui va și în îl""",
        "turkish": """ama bana ben beni benim bir biz bu da de değil diye en gibi için ile ise ki kim mi mı mu mü ne
            neden nerede o olan sana sen seni senin siz var ve veya ya şu""",
        "czech": """a aby ale byl byla bylo být co do ho i já jak jako je jeho její jen jsem jsi jsou k kde kdo kdy když
            která které který má mám máš mi mně mne můj na ne nebo o od on ona pak po pod pro proč před s se si ta tak
            tam ten to tu ty tvůj u v ve z za že""",
        "indonesian": """ada adalah aku akan anda apa atau bagaimana dan dari dengan di dia ini itu juga kamu kami kita
            ke mana mengapa mereka oleh pada saya siapa untuk yang""",
        "russian": """а без бы был была были было быть в вам вас ваш во вот вы где да для до его ее её если есть еще ещё
            ж же за и из или им их к как какая какие какой когда кто ли меня мне мной мои мой моя моё мы на над нам нас
            наш не него нет ни но ну о об он она они оно от по под при про с со так там тебе тебя то тоже только твой
            твоя ты у уже чего чем что чтобы это этот эта эти я""",
        "greek": """αν από αυτά αυτή αυτό αυτός για δεν είμαι είναι είσαι ένα ένας εγώ εσύ η ήταν θα και κατά με μας
            μετά μη μην μου να ο οι όταν ότι που πού πως πώς ποιος ποια ποιο προς σας σε στη στην στο στον στα τα
            τη την της τι το τον του τους των ως""",
        "arabic": """أنا أنت إلى إن أن أو أين الذي التي أي به بها ثم حتى ذلك على عن في فيه قد كان كانت كم كيف لا لك لم
            لن له لها لي ما ماذا متى مع من منه هذا هذه هل هو هي و يا""",
        "hindi": """और अब आप इस उस एक क्या कि किया की के को कौन कहाँ कब क्यों कर गया जो तक तुम तो था थी थे ने पर में
            मेरा मेरी मेरे मैं मुझे यह या ये वह से हम है हैं हो हूँ हुआ तुम्हारा""",
    }.items()
}

BREAKS = frozenset(
    "的了是在我你您他她它们這这那吗嗎呢吧啊把被和与與就都也还還很什么麼么谁誰哪儿兒个個有没沒不到说說过過著着给給"
)
"""Chinese signs that stand for such words: a run of signs is cut at them."""
PARTICLES = frozenset("은는이가을를의에도와과로서께만요")
"""Korean endings, cut from a word's end."""

COMMON: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "english": """able actually afternoon almost already always another answer anybody anyone anything anyway
            anywhere ask away back bad begin believe best better big bit bring call change come day different easy end
            enough even evening ever everybody everyone everything everywhere far feel find fine first forget forgot
            friend full gave get give glad go goes gone good got great guess happen happy hard hear heard hello help hey
            hi hope idea important keep kind knew know last late later learn leave left let life like little live long
            look lot love made make man many maybe mean meet met mind moment morning much must name need never new next
            nice night nobody nothing often oh ok okay old one open part people perhaps person place plan please point
            possible pretty put question quite read ready real really reason recall remember right said saw say see
            seem seen sell sold show small somebody someone something sometimes somewhere soon sorry sort speak start
            stay still stop sure take talk taste tell thank thanks thing think thought time today together told tomorrow
            tonight took town traveller true try two understand use usually wait walk want way week well went whole
            wish woman wonder word work world worry wrong yeah year yes yesterday yet""",
        "german": """bitte danke denken erinnern erzählen erzählt etwas finden gab geben gefragt gehen gehört gemacht
            gern gesagt gesehen gut haus heute immer jemand kommen lange leute machen mal mann mehr mensch morgen müssen
            nacht nichts nie sagen sagte schon sehen sprechen tag treffen tun viel vielleicht weg weiß wirklich wissen
            wort zeit""",
        "french": """aller aujourd'hui beaucoup bien bon bonjour chose croire demain demander dire dit donner encore
            entendre faire fait femme gens hier homme jamais jour merci mot nuit parler penser personne peut quelque
            quelqu'un rien savoir souviens temps toujours tout trouver venir voir vouloir vraiment vu""",
        "spanish": """ahora alguien antes ayer bien bueno cosa creer dar decir dicho dije día gente gracias hablar hacer
            hecho hola hombre hoy ir mañana mucho nada nadie noche nunca palabra pensar poder querer recordar recuerdas
            saber siempre tiempo todo venir ver verdad visto""",
        "italian": """adesso andare bene buono ciao cosa credere dare detto dire domani fare fatto gente giorno grazie
            ieri mai molto niente notte nulla oggi parlare parola pensare persona potere ricordare ricordi sapere sempre
            tempo tutto uomo vedere venire veramente visto volere""",
    }.items()
}
"""The words of everyday talk, which say little about what is talked of: they weigh as if many texts held them."""
