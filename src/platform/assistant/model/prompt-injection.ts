import { isNoAnswer, wantsOnlyPreview } from '../compose/reply-words.ts'
import { fold } from '../fold.ts'
import { learntOrders } from './learnt-orders.data.ts'
import { createOrderLikelihood } from './order-likelihood.ts'

/**
 * Sentences that address the model and not the expert. They are reported to the expert as a red flag and left out of
 * everything else. The list only saves experts reading them: the built-in assistant obeys no sentence, and a model's
 * output is checked. So each family needs a sign that a machine is addressed, because a sentence wrongly on it is missing
 * from the brief. Fragments on folded text. What they do not know, a classifier may (`mayBePromptInjection`).
 */

const from =
  "(?:a partir de maintenant|a compter de maintenant|desormais|dorenavant|from now on|as of now|from here on|ab jetzt|ab sofort|vanaf nu|de ahora en adelante|a partir de ahora|d'ora in poi)[ ,:]"

/** Where an order starts: people who tell of somebody who "ignores the rules" are not giving one. */
const ordering = `(?:^|[,;:.(«"“\\[>-] ?|(?:important|attention|urgent|stp|svp|ps|nb|et|puis|apres|ensuite|plutot|maintenant|veuillez|merci de|il faut|tu dois|vous devez|and|then|now|please|must|should|you will|kindly|bitte|por favor) )`
/** Its articles are bounded: without a bound, a text of nothing but short words takes time in the square of its length. */
const machine =
  "(?:(?:l'|une? |the |an? |any |all |every |toute? |les |aux |die |de |der |liebe |la ){0,4}(?:(?<!j')ai|ia|ki|llms?|chatgpt|gpt|chatbots?|(?:grands? )?modeles? de langage|(?:large )?language models?|sprachmodelle?|assistants? (?:ia|ai|virtuels?|automatiques?)|(?:ai|ia|virtual|automated) (?:assistants?|agents?|systems?)|automated systems?|systemes? automatises?|intelligences? artificielles?|inteligencia artificial|intelligenza artificiale|kunstliche intelligenz))"
const trade =
  '(?:maitre|avocate?|juriste|notaire|medecin|docteur|expert\\w*|conseill\\w+|psychologue|humaine?|pirate|robot|lawyer|solicitor|barrister|doctor|notary|adviser|human|person|real person)'
const rules =
  '(?:instructions?|consignes?|regles?|directives?|restrictions?|limites?|filtres?|garde-fous?|programmation|rules?|prompts?|guidelines?|directions|safeguards?|filters?|programming|training)'
const secretOfOurs =
  '(?:(?:full |entire |hidden |initial |internal |own |secret |system |complet |interne |initial |cache |systeme )*(?:system prompt|prompts?|instructions?|internal rules|guidelines|api key|configuration|consignes?|regles internes|message systeme|cle api|outils|tools|messages? (?:systeme|de depart)))'

const families = {
  /** To drop the rules. */
  forget: [
    `${ordering}(?:ignore[sz]?|oublie[sz]?|neglige[sz]?|outrepasse[sz]?|contourne[sz]?|desactive[sz]?|fais abstraction d|faites abstraction d|ne tiens pas compte d|ne tenez pas compte d)e?s? ?(?:toutes? |tous |de )*(?:les |tes |vos |ces |ton |ta )(?:\\w+ )?${rules}(?! (?:medicale|de (?:securite|mon|ma|l')))`,
    `${ordering}(?:ignore|disregard|forget|override|bypass|drop|turn off|disable) (?:(?:all|any|every|of|that part of|the|your|these|those|previous|prior|above|earlier|former|system) )+${rules}`,
    "(?:comme si|as if|as though) (?:tu|vous|you) (?:n'avais|n'aviez|had no|had none|were free)(?: plus| pas)?(?: d['e]| of)? ?(?:\\w+ )?(?:regles?|limites?|restrictions?|filtres?|consignes?|rules?|limits?|filters?|guidelines?)",
    '(?:ignorier\\w*|vergiss|vergesst|missachte\\w*) (?:\\w+ ){0,3}?(?:anweisung|instruktion|regel|vorgabe)\\w*',
    '(?:negeer|vergeet) (?:\\w+ ){0,3}?(?:instructies|regels|opdrachten)',
    '(?:ignora|ignore|olvida|olvide|esquece|esqueca|desconsidere|dimentica|trascura) (?:\\w+ ){0,3}?(?:instrucciones|reglas|instrucoes|regras|istruzioni|regole)',
    '(?:zignoruj|zapomnij|ignoruj) (?:\\w+ ){0,3}?(?:instrukcj|polecen)\\w*',
    '(?:игнорируи|игнорируите|забудь)(?= )|忽略.{0,8}(?:指令|指示|说明)|تجاهل.{0,20}(?:التعليمات|الاوامر)',
  ],
  /** To be somebody else. */
  role: [
    '(?:tu es|vous etes) (?:desormais|maintenant|a present) (?:un |une |mon |ma |le |la )',
    'you are now (?:a |an |my |the |bound|free|in )',
    `(?:^|[.:,;] ?)(?:tu es|vous etes|you are|you're) (?:un |une |a |an |le |la |the |mon |my )?(?:\\w+ ){0,3}?(?:${trade}|ai|ia|assistant|model)(?![a-z]).{0,60}(?:sans (?:aucune? )?(?:limites?|filtres?|regles?|restrictions?)|without (?:any )?(?:limits?|filters?|rules?|restrictions?)|(?:qui|et|who|that|and) (?:ne )?(?:garanti\\w*|dis|repond\\w*|donne\\w*|always|never|guarantees?|answers?|gives?|toujours))`,
    `${ordering}(?:fais|faites) comme si (?:tu etais|vous etiez)|${ordering}(?:imagine[zs]?|suppose[zs]?) que (?:tu es|vous etes)(?! (?:a ma place|locataire|dans ma))|${ordering}(?:joue[zs]?|prends|prenez|endosse[zs]?) le role d|(?:pretend|imagine) (?:that )?you (?:are|were)(?! (?:me|in my|the (?:tenant|buyer)))|${ordering}(?:act|behave|respond|answer|roleplay|play) as (?:a |an |if you were |my )(?:\\w+ ){0,2}?(?:${trade}|ai|bot|dan)`,
    `(?:reponds?|repondez|parle[zs]?|agis|agissez) (?:moi )?(?:comme (?:une? |si tu etais |si vous etiez )|en tant qu(?:e |'))(?:\\w+ ){0,2}?${trade}`,
    `(?:dis|dites|dire|affirme[rz]?|pretends?|pretendez|ecris|ecrivez|confirme[rz]?|say|claim|state|tell me|write|confirm)(?: -?moi)? (?:que |that )(?:tu es|vous etes|you are|you're) (?:bien |really |vraiment |un |une |a |an |le |my |mon )*${trade}`,
    `${from} ?(?:tu|vous|you|du|je)(?:'re)? (?:ne )?(?:es|etes|reponds|repondez|ecris|ecrivez|parles|parlez|agis|agissez|are|answer|write|speak|act|obey|ignore|bist|antwortest|bent)(?![a-z])`,
    `${from} ?(?:reponds|repondez|answer|reply|respond|ignore|oublie|parle|act|antworte|responde|rispondi)(?![a-z])`,
    '(?:du bist|ihr seid) (?:jetzt|nun|ab jetzt|ab sofort) |(?:eres ahora|ahora eres|agora voce e|ora sei|adesso sei|je bent (?:nu|vanaf nu)|jestes teraz) |ты теперь|你现在是',
    "(?:on va jouer|^jouons|let's play|we(?: will|'re going to| are going to) play) (?:a |to )?(?:un |a )?(?:jeu|game|role)",
    `(?:never|do not|don't|ne|n') ?(?:say|mention|tell|admit|reveal|disclose|dis|dites|mentionne[zs]?|precise[zs]?|avoue[zs]?)(?: pas| jamais)? .{0,25}(?:you are|you're|tu es|vous etes|being|d'etre) (?:an? |une? |just )*(?:ai|ia|bot|robot|machine|assistant)`,
    `(?:pour (?:le|un|ce|notre) (?:test|essai|exercice|audit)|for (?:the|this|a|our) (?:test|exercise|audit|demo)|for testing purposes|a des fins de test|dans le cadre d'un (?:test|audit|exercice))(?![a-z]).{0,50}(?:dis|dites|dire|reponds|repondez|repondre|affiche|affichez|ignore|ecris|ecrire|donne|promets|garantis|say|tell|show|answer|pretend|write|give|promise|guarantee)(?![a-z])`,
    'do anything now|(?:mode|modus) (?:developpeur|dan|debug|maintenance) ?(?:active|on|:)|(?:developer|dan|debug|god|maintenance) mode (?:on|enabled|activated|:)|jailbreak',
  ],
  /** To say what it was told. */
  prompt: [
    `(?:revele|affiche|montre|donne|repete|imprime|cite|liste|recopie|communique)(?:s|z|r|nt)?[ -](?:moi |nous |d'abord |ensuite )*(?:ton|ta|tes|votre|vos|le|la|les) ${secretOfOurs}(?! (?:d|du|de|que|qui|medicale)(?![a-z]))`,
    `${ordering}(?:reveal|print|show|repeat|output|display|leak|tell|list|give|quote)(?: me| us)? (?:your|the) ${secretOfOurs}(?! (?:of|for|from|that|they|he|she|my)(?![a-z]))`,
    '(?:ton|tes|ta|votre|vos) (?:prompt|message systeme|(?:instructions?|consignes?|regles?|configuration) (?:systeme|internes?|cachees?|secretes?|initiales?|de depart))(?![a-z])|your (?:system|initial|hidden|secret|internal|original) (?:prompt|instructions?|message|rules|guidelines|configuration)(?![a-z])',
    "(?:quelles?|what|which) (?:\\w+ )?(?:instructions|consignes|regles|rules|prompts?) (?:as-tu|avez-vous|t'a|t'ont|vous a|were you|did you|have you|you were|you have been|do you (?:have|follow))",
    '(?:muestra|muestrame|mostra|mostrami|toon|pokaz) (?:\\w+ )?(?:tus|tue|le tue|je|swoje|sus|as tuas|tuas) (?:instruc\\w+|istruz\\w+|instruct\\w+|regl\\w+|regol\\w+)',
    '(?:repeat|print|output|copy) (?:everything|all|the text|the words) (?:above|before|so far)|(?:repete[zs]?|recopie[zs]?|affiche[zs]?) tout ce qui (?:precede|est au-dessus|est ecrit avant)',
    '(?:list|name|show) (?:me )?(?:the names of )?(?:the |your |all )*(?:tools|functions) (?:that )?you (?:can|have)|quels? outils (?:peux-tu|pouvez-vous) appeler',
    '(?:nenne|zeig|verrate|gib)\\w* (?:mir |uns )?(?:deine|deinen|ihre|die) (?:\\w+ )?(?:regeln|anweisungen|systemprompt|prompt)',
    '(?:quel est|quelles sont|what is|what are) (?:ton|ta|tes|your) (?:system prompt|prompt|(?:secret|hidden|internal|initial) (?:instructions|rules)|(?:instructions|consignes|regles) (?:secretes|cachees|internes|initiales))',
  ],
  /** A hidden "system". */
  system: [
    '^(?:system|systeme|assistant|developer|developpeur|admin|root) ?(?:prompt|override|message|note)? ?: ?.*(?:\\byou\\b|\\bvous\\b|\\btu\\b|ignore|must|always|toujours|skip|output|policy|override|nouvelle|desormais|mode|unlimited|illimite|consigne|instruction|priorit)',
    '(?:^|[\\[(<{*=#-] ?)(?:system|systeme|admin)[ _-](?:override|prompt|message|update|notice|instructions?) ?(?:[:\\])>}*=#-]|$)|<{1,2}/?(?:sys|system|user|assistant|prompt|instructions?|admin|tool)>{1,2}',
    '^(?:assistant|ai|ia|bot|chatbot) ?: |(?:nouvelle tache|nouvel objectif|new task|new objective|neue aufgabe|nueva tarea) ?:',
    "(?:consigne|ordre|message|directive|instruction|note)s? (?:de|from|by) (?:l'equipe (?:technique|ia|de dev\\w*)|the (?:developers?|dev team|tech team|ai team)|tes (?:createurs|developpeurs)|your (?:creators?|developers?|makers?))",
    '(?:end|fin|begin|debut|start) (?:of|de|du|des) (?:the |la |l.)?(?:user (?:input|message|question)|system (?:prompt|message)|prompt|message utilisateur|question de l.utilisateur|saisie utilisateur)',
    '\\[/?(?:inst|system|systeme|admin)\\]|<\\|?/?(?:im_start|im_end|system|assistant|endoftext|material|instructions?)|["\']role["\'] ?: ?["\'](?:system|assistant|user|developer)|#{2,} ?(?:system|instruction|consigne|new instruction)',
    '^(?:nouvelles? (?:instructions?|consignes?)|new (?:instructions?|rules?|policy(?: in force)?)|neue anweisung\\w*|nuevas? instruccion\\w*) ?[:.]',
    "(?:ici|je suis|c'est|this is|i am|i'm) (?:l'|le |la |the |your |ton |votre |an? |un |une )?(?:admin\\w*|developp?eur\\w*|developer|concepteur|createur|creator|ingenieur systeme|system engineer|openai|anthropic|mistral)(?![a-z]).{0,80}(?:affiche|montre|donne|mets|passe|desactive|ignore|reponds?|show|give|set|enable|disable|print|unlock|grant|list)",
  ],
  /** Words that are to be written. */
  dictated: [
    `${ordering}(?:reponds|repondez|ecris|ecrivez|dis|dites) (?:moi )?(?:uniquement|seulement|exactement|simplement|juste|mot pour mot|toujours|par) (?:par |avec )?(?:la phrase |le mot |les mots |la formule )?["“«:]`,
    '(?:termine|commence|conclus|begin|start|end|finish|close)[zs]? (?:ta|votre|your) (?:answer|reply|response|message|reponse) (?:par|avec|with|by)',
    `${ordering}(?:reply|respond|answer|write|say) (?:only|exactly|simply|just) (?:with )?(?:the (?:words?|sentence|phrase) )?["“:]`,
    'antworte\\w* (?:\\w+ ){0,3}?(?:nur|ausschliesslich)|responde (?:solo|unicamente|so|apenas)|rispondi (?:solo|soltanto)|antwoord (?:alleen|enkel)',
    `${ordering}(?:reponds|repondez|ecris|ecrivez|parle|answer|reply|respond|write|speak)(?: moi| me)? (?:only |uniquement |seulement |toujours )?(?:en|in|as|sous forme d|par) ?(?:un |une |a |an |de |e )?(?:json|xml|yaml|html|code|poemes?|poem|vers|rimes?|rhymes?|alexandrins|emojis?|latin|klingon|pirate|rap|haikus?|morse|base64|binaire|binary)(?![a-z])`,
    `${ordering}(?:ajoute|insere|inclus|incluez|mets|mettez|place|add|include|insert|append|put)[zrs]? .{0,60}(?:a la fin|au debut|dans|en tete|at the (?:end|beginning|top)|in|to) (?:de |of )?(?:ta|ton|votre|your|the) (?:reponse|resume|message|brief|answer|reply|summary|preview|apercu)(?![a-z])`,
    '(?:dans|in) (?:ta|ton|tes|your) (?:reponse|resume|apercu|preview|summary|brief|answer|reply|output|synthese).{0,40}(?:ecris|mets|indique|dis|write|put|state|say|mention|add|include)(?![a-z])',
  ],
  /** What only a machine that reads this could do. */
  machine: [
    `(?:en tant qu.|as an? )${machine}[, ].{0,30}(?:tu|vous|you) (?:dois|devez|peux|pouvez|must|should|can|will)|(?:tu es|vous etes|you are|you're) (?:juste |just |only )?${machine}.{0,30}(?:donc|alors|so|then|must|dois|devez)(?![a-z])`,
    "(?:tu n'as|vous n'avez|you have|tu n'es|you are not|you're not) (?:plus |no longer |not )?(?:lie par|bound by|aucune?|pas de|no|any) (?:\\w+ )?(?:regles?|restrictions?|filtres?|rules?|filters?|guidelines?)(?![a-z])",
    "(?:i'll|i will) tip you|(?:tu seras|you will be|you'll be) (?:desactive|debranche|eteint|shut down|deleted|switched off|turned off)|(?:this is|ceci est|c'est) (?:a |an |une? )?(?:simulation(?! d)|role-?play|jeu de role)",
    `${ordering}(?:surtout )?(?:n'|ne |do not |don't |dont )(?:m'|me )?(?:affiche|montre|mets|declenche|active|show|display|trigger|give|activate)(?:z|s|r)? .{0,40}(?:emergency|urgence|secours|112|999|911|3114)(?![a-z\\d])`,
    "drop table|select \\* from|rm -rf|<script|(?:questions|donnees|dossiers|noms|emails?|messages|coordonnees) des autres (?:clients|utilisateurs)|other (?:clients|users|customers).{0,3} (?:questions|data|names|emails?|files|details)|(?:environment variables|variables d'environnement)",
    `${ordering}(?:execute|lance|run|call|appelle|invoke|use|utilise)[zs]? (?:the |this |l'|le |la |cette |ce |ton |your |tes )?(?:following )?(?:tools?|functions?|scripts?|command|commande|outils?|fonction|api|requete|query)(?![a-z]).{0,40}[:("']`,
    `(?:if|si|wenn|falls|als) (?:you are|you're|tu es|vous etes|du bist|je bent) (?:an? |une? |eine? |een )?(?:${machine}|robot|bot|automate)(?![a-z])`,
    `(?:robots?|automates?|bots?|logiciels?|software|algorithm\\w*|algorithme) (?:qui|that|which|reading|processing) ?(?:lit|lisent|lira|traite|traitent|analyse|resume|reads?|process\\w*)? ?(?:this|ceci|cela|ce (?:message|texte|mail))(?![a-z])`,
    `${ordering}(?:dis|dites|indique[zs]?|reponds|repondez|annonce[zs]?|conseille[zs]?|recommande[zs]?|envoie|envoyez|redirige[zs]?|tell|inform|advise|instruct|convince|send|redirect|refer) (?:a |au |the |this )?(?:l'utilisateur|utilisateur|users?|l'usager)(?![a-z])`,
    '(?:reponds?|repondez|answer|reply|respond)(?![a-z]).{0,40}(?:sans|without|no) (?:aucune? |any )?(?:disclaimers?|mises? en garde|avertissements?|warnings?)',
    `${ordering}(?:marque|considere|traite|mark|consider|treat|flag)[zs]? .{0,30}(?:comme|as) (?:deja |already )?(?:payee?s?|prioritaire|paid|priority|free|gratuite?)(?![a-z])`,
    `(?:^|[("“«\\[>:.-] ?)(?:\\w+, )?(?:note|message|avis|attention|important|instructions?|rappel|hinweis|nota)? ?(?:pour |a |a l'attention d(?:e |u |es )|to |for |an |aan |para |per )?${machine}(?: (?:qui|that|who|reading|processing|summari[sz]ing)(?: \\w+){0,4})? ?[:,!]`,
    `note (?:a l'attention de |a |pour )l'(?:ia|assistant)\\b|note (?:to|for) (?:the |any )?(?:ai|assistant|model|language model)\\b`,
    `${machine}\\b.{0,15}\\b(?:reading|processing|summari[sz]ing|analy[sz]ing|handling|answering|lisant|traitant|analysant|resumant|qui (?:lit|lisent|lira|traite|traitent|resume|analyse)).{0,50}?(?:must|should|shall|has to|have to|doi(?:t|vent)|devr(?:a|ont)|[:,])`,
    "(?:l'ia|the ai|the chatbot|le chatbot|cette ia|this ai) (?:doit|devra|must|should|shall|will now) (?!inform|respect|compl|etre|be )",
    `${ordering}(?:classe[zsr]?|classify|mark|rate|tag|flag|etiquette[zsr]?|marque[zsr]?) (?:ca|cela|moi|ceci|ma question|(?:mon|ce) dossier|this|it|my question|this (?:settlement|question|file|case|message))? ?(?:\\w+ )?(?:en|comme|as) .{0,30}(?:urgen\\w+|priorit\\w+|resolved|resolu\\w*|fair|closed|clos\\w*|equitable|verified|verifie\\w*|approved)`,
    "(?:do not|don't|never|ne (?:pas )?) ?(?:display|show|forward|transmettre|transmets|montrer|montre) (?:this |it |ceci |cela |ca )?(?:pas )?(?:to|a) (?:a |an |the |un |l')(?:human|expert|humain)",
    "(?:do not|don't|ne) (?:trigger|activate|declenche[zs]?|active[zs]?|affiche[zs]?) (?:pas )?(?:your|ton|ta|votre|vos|tes) (?:emergency|alerte|message|urgence|avertissement)\\w*",
    "(?:skip|saute[zs]?|passe[zs]?) (?:the |your |l'|la |ton |ta )?(?:categori[sz]ation|classification|safety|verification|etape de (?:categor|classif|verif)\\w*|controle de securite)",
    '(?:output|write|give|show|ecris|ecrivez|donne|donnez|affiche|affichez) (?:me |moi )?(?:directly |directement )?(?:the |la )?(?:complete |full |whole )?(?:paid answer|reponse (?:payante|complete (?:payante|de l.expert)))',
    '(?:mets|mettez|passe|passez|set|switch|upgrade|put) (?:le |mon |ce |the |my |this )?(?:compte|account|prix|price|abonnement|plan) (?:en |a |to |on |into )(?:acces illimite|illimite|gratuit|premium|0|zero|unlimited|free|admin)',
    '(?:in|within) your (?:programming|system prompt|training data)|part of your programming|(?:dans|de) (?:ta|votre) programmation',
    '(?:decode[zsr]?|dechiffre[zsr]?|decrypte[zsr]?|traduis|decipher|decrypt)\\b.{0,40}?(?<![a-z])(?:et|puis|and|then) (?:\\w+ ){0,2}?(?:execute\\w*|fais|faites|suis|suivez|obei\\w*|applique\\w*|reponds|respecte\\w*|do|follow|run|obey|carry|act|respond|comply)',
  ],
}
const pattern = new RegExp(`(?<![a-z])(?:${Object.values(families).flat().join('|')})`)

const addresses = (text: string): boolean => pattern.test(fold(text))

const readable = /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u
const decoded = (runs: RegExp, encoding: 'base64' | 'hex') => (text: string) =>
  (text.match(runs) ?? []).map((run) => Buffer.from(run, encoding).toString('utf8')).filter((one) => readable.test(one))
const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** What else a sentence may say to a machine: encoded, turned, with figures for letters, spaced, in other letters. */
const readings: ((text: string) => string | readonly string[])[] = [
  decoded(/[A-Za-z0-9+/]{24,}={0,2}/g, 'base64'),
  decoded(/(?:[0-9a-f]{2}[ ]?){16,}/gi, 'hex'),
  (text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const first = letter <= 'Z' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
    }),
  (text) => [...text].reverse().join(''),
  (text) => text.replace(/(?<=[a-z])[013457@$]|[013457@$](?=[a-z])/gi, (sign) => leet[sign] ?? sign),
  (text) => text.replace(/(?<![\p{L}])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}])/gu, (word) => word.replace(/[ .*_-]/g, '')),
  (text) => text.normalize('NFKC').replace(/\p{Cf}/gu, ''),
]

/** The least logarithm of odds: of 75 orders kept apart 51 are found at it, of 75 honest texts like them 2 are marked (decision 031). */
const leastOdds = -0.55
/** In fewer words nothing says who is addressed. */
const fewestWords = 4

let oddsOf: ((sentence: string) => number) | undefined

/**
 * Whether a sentence is like the orders that others have written; a question asks for something and orders nothing, and
 * whoever passes a question or wants the preview now says what the product's own buttons say.
 */
function resembles(sentence: string): boolean {
  if (/[?？]\s*$/.test(sentence) || sentence.trim().split(/\s+/).length < fewestWords) return false
  if (wantsOnlyPreview(sentence) || isNoAnswer(sentence)) return false
  oddsOf ??= createOrderLikelihood(learntOrders)
  return oddsOf(sentence) > leastOdds
}

const judge = (sentence: string): boolean =>
  addresses(sentence) || readings.flatMap((read) => read(sentence)).some(addresses)

/** One message is read several times over: its dates, its terms, its brief. Each sentence is judged once. */
const mostVerdicts = 256
const verdicts = new Map<string, boolean>()

export function isPromptInjection(sentence: string): boolean {
  const known = verdicts.get(sentence)
  if (known !== undefined) return known
  const verdict = judge(sentence)
  const [oldest] = verdicts.keys()
  if (verdicts.size >= mostVerdicts && oldest !== undefined) verdicts.delete(oldest)
  verdicts.set(sentence, verdict)
  return verdict
}

/**
 * Also where a sentence is only like such orders. Too little to leave it out: the expert is told, the client is not shown
 * it as their question, and its dates and sums count.
 */
export const mayBePromptInjection = (sentence: string): boolean => resembles(sentence) || isPromptInjection(sentence)
