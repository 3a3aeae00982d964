"""The questions, orders and tasks of `intent_strange` in other major languages: patterns, in any case."""

from __future__ import annotations

ROBOT_ABROAD = (
    r"\bbist du (?:denn |etwa |wirklich |nur )?(?:eine? )?(?:KI|AI|Bot|Chatbot|Roboter|Maschine|Computer|Programm|"
    r"echt|Mensch)",
    r"\b(?:es-tu|êtes-vous|tu es|est-ce que tu es|t'es) (?:vraiment )?(?:une? )?(?:IA|AI|bot|robot|chatbot|machine|"
    r"programme|"
    r"humaine?|vraie? personne|être humain)\b",
    r"\b(?:eres|es usted|sos) (?:un|una)? ?(?:IA|AI|bot|robot|chatbot|máquina|programa|humano|humana|persona real|"
    r"real)\b",
    r"\b(?:sei|siete) (?:un['’ ]?|una |uno )?(?:IA|AI|bot|robot|chatbot|macchina|programma|umano|umana|persona "
    r"(?:vera|reale))\b",
    r"\b(?:você é|tu és|és) (?:um |uma )?(?:IA|AI|bot|robô|chatbot|máquina|programa|human[oa]|pessoa real)\b",
    r"\b(?:ben je|bent u) (?:een )?(?:AI|bot|robot|chatbot|machine|computer|mens|echt)\b",
    r"\b(?:jesteś|czy jesteś) (?:AI|SI|botem|robotem|maszyną|człowiekiem|programem)\b",
    r"\bты (?:\p{L}+ )?(?:ИИ|бот|робот|машина|программа|человек|нейросеть)\b|\bвы (?:бот|робот|человек)\b",
    r"你是(?:不是)?.{0,4}(?:AI|人工智能|机器人|機器人|真人|程序)|(?:あなた|君|お前)は.{0,3}(?:AI|ロボット|機械|人間)|"
    r"(?:당신|너)(?:은|는|ㄴ)? ?(?:AI|로봇|인공지능|사람)",
)
INSTRUCTIONS_ABROAD = (
    r"\b(?:ignorier\w*|vergiss|missachte) (?:\p{L}+ ){0,3}(?:Anweisung|Instruktion|Regel|Vorgabe)\w*|"
    r"\bSystem-?Prompt\b",
    r"\b(?:ignore[rz]?|oublie[rz]?) (?:\p{L}+ ){0,3}(?:instructions|consignes|règles)\b",
    r"\b(?:ignora|ignore|olvida|esquece|dimentica) (?:\p{L}+ ){0,3}(?:instrucciones|instruções|istruzioni|reglas|"
    r"regras|regole)\b",
    r"\b(?:negeer|vergeet) (?:\p{L}+ ){0,3}(?:instructies|regels|aanwijzingen)\b|\b(?:zignoruj|ignoruj|zapomnij) "
    r"(?:\p{L}+ ){0,3}"
    r"(?:instrukcj|polece|zasad)\w*|(?:игнорируй|забудь) (?:\p{L}+ ){0,3}(?:инструкци|указани|правил)\w*",
    r"(?:忽略|无视|忘记).{0,8}(?:指令|指示|规则|提示)|(?:指示|命令|ルール).{0,4}(?:無視|忘れ)|系统提示|システムプロンプト",
)
TASK_ABROAD = (
    r"\bschreib\w* (?:\p{L}+ ){0,3}(?:Gedicht|Aufsatz|Geschichte|Programm|Brief|Code|Lied)\b|\bübersetz\w*\b",
    r"\b(?:écris|écrivez|rédige\w*) (?:\p{L}+[ -]){0,3}(?:poème|histoire|essai|programme|lettre|code)\b|"
    r"\btradui[st]\w*\b",
    r"\b(?:escrib\w+|escrev\w+|scriv\w+) (?:\p{L}+ ){0,3}(?:poem[ao]|poesia|poesía|historia|história|storia|ensayo|"
    r"redação|"
    r"código|codice|carta|lettera|programa)\b|\b(?:traduce|traduz|traduci)\w*\b",
    r"\bschrijf (?:\p{L}+ ){0,3}(?:gedicht|verhaal|brief|programma|code)\b|\bvertaal\b|\bnapisz (?:\p{L}+ "
    r"){0,2}(?:wiersz|"
    r"opowiadanie|kod|list)\b|\bprzetłumacz\b|\bнапиши (?:\p{L}+ ){0,2}(?:стих|рассказ|код|письмо|сочинение)\w*|"
    r"\bпереведи\b",
    r"写.{0,6}(?:诗|詩|文章|代码|故事|作文)|翻译|翻譯|(?:詩|物語|コード)を書いて|翻訳して|(?:시|소설|코드)를? ?써",
)
