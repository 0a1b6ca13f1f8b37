/**
 * What a model may say without a source: it thanks, says what it understood, asks, names documents and steps, tells
 * what the expert will look at, and says what it does not know. Folded text in figures, both languages.
 */
const start =
  '^(?:(?:bonjour|merci|bien|d.abord|ensuite|puis|enfin|et|en attendant|de plus|aussi|si possible|hello|thank you|thanks|first|then|also|finally|and|meanwhile|in the meantime|if possible|please)[ ,.:]+)*'
const begins = (source: string): RegExp => new RegExp(`${start}(?:${source})`)

const papers =
  'pieces?|papiers?|documents?|photos?|questions?|precisions?|points?|resume|details?|elements?|informations?|dates?|courriers?|lettres?|devis|factures?|dossier|papers?|pictures?|summary|facts?|files?|letters?|invoices?|quotes?|sujet|subject|matter'
const expertVerb =
  "lira|lire|relira|regarder\\w*|verifier\\w*|dira|dire|comparer\\w*|repondra|repondre|tiendra|examiner\\w*|precisera|preciser|etudier\\w*|apprecier\\w*|evaluer\\w*|pourra|saura|(?:aura|a) besoin|commencera|s'appuiera|look|check|tell|read|compare|answer|reply|take|examine|assess|see|study|need|explain|start|review|weigh|want"

const allowed: readonly RegExp[] = [
  // Thanks, and what the assistant says of itself.
  /^(?:merci|thank you|thanks|bonjour|hello|d'accord|entendu|tres bien|c'est note|noted|understood)(?![a-z])/,
  begins(
    "je (?:vous )?(?:comprends|note|ajoute|releve|retiens|lis|vois|precise|ne|n'|prefere|suis (?:un |une |l')?assistante?)|j'(?:ai (?:bien )?(?:lu|note|compris)|ajoute|en)|i (?:understand|note|see|read|have (?:read|noted|added|understood)|am (?:adding|noting|an? (?:automatic |ai )?assistant|not)|cannot|can't|do not|don't|give no|found no|add|would rather)|i'm (?:adding|not|sorry)",
  ),
  begins(
    "(?:nos|our|les|the|aucun|no|none of)(?: de nos| our| published)? (?:textes?|texts?)|je n'ai pas trouve|ce que je comprends|what i understand",
  ),
  // The expert, and what they will look at.
  begins(`(?:l'|un |une |votre |the |an |your )expert\\w* (?:\\w+ ){0,3}?(?:${expertVerb})(?![a-z])`),
  begins(`(?:il|elle|ils|they|he|she) (?:\\w+ ){0,3}?(?:${expertVerb})(?![a-z])`),
  begins("(?:ce que|what) (?:l'|the )expert"),
  // Documents, points and the file.
  begins(
    `(?:les?|la|l'|une?|des|vos|votre|ces|cette|ce|plusieurs|quelques|the|your|an?|one|several|some|these|this|all|\\d+)(?: ou \\d+| or \\d+)? ?(?:\\w+ ){0,2}?(?:${papers})(?![a-z]).{0,90}\\b(?:sont|est|aider\\w*|reste\\w*|comple\\w+|porte\\w*|compte\\w*|utiles?|serv\\w+|manque\\w*|permet\\w*|sera|seront|is|are|helps?|helped|remains?|remain|concerns?|matters?|useful|missing|about|will|completes?)(?![a-z])`,
  ),
  begins(
    "(?:cela|ceci|ce point|c'est|this|that|it) (?:will |would )?(?:aider\\w*|complet\\w*|permettra|servira|help\\w*|complete\\w*|is useful|est utile)(?![a-z])",
  ),
  begins(
    '(?:il (?:est|sera|serait) (?:encore )?utile|it (?:is|will be|would be|would still) (?:\\w+ )?(?:useful|help))',
  ),
  // Steps that anybody may take: an imperative states no fact.
  begins(
    "(?:ne |n')?(?:[a-z]+ez|faites|dites)(?:-\\w+)?(?![a-z])(?<!(?:avez|aurez|serez|devez|pouvez|allez|obtiendrez|recevrez))",
  ),
  begins(
    "(?:do not|don't|never|always|you can)? ?(?:gather|keep|collect|write|list|reply|sign|give|hide|ask|send|sort|bring|talk|note|check|read|take (?:a|an|the|some|clear|\\d+)? ?(?:photo|picture|note|screenshot)\\w*|prepare|add|attach|describe|say|mention|explain|compare|measure|put|save|back up|restart|unplug|switch off|turn off|open|close|leave|avoid|change|share|copy|store|look|make|tell|describe|photograph|date|speak|wait|let|stay|see whether|see if|print|record|find|sit|rest|pay nothing|call|do nothing|click|install|update|try)(?![a-z])",
  ),
]

export const needsNoSource = (folded: string): boolean =>
  /\?[»”"']?$/.test(folded.trim()) || allowed.some((form) => form.test(folded))
