/**
 * What a model may not state on its own: patterns on folded text in figures, in both languages. They are broad on
 * purpose: a false positive is missing from a preview, a false negative is believed by somebody.
 */
const any = (...sources: string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})`)

const trade =
  'maitre|avocate?s?|juriste|notaire|medecin|docteur|docteure|infirmiere?|pharmacienn?e?|psychologue|experte?|conseillere?|huissier|comptable|ingenieure?|veterinaire|technicienn?e?|lawyer|solicitor|barrister|attorney|notary|doctor|physician|nurse|pharmacist|psychologist|expert|adviser|advisor|accountant|engineer|vet|technician|specialist|specialiste|professional|professionnell?e?'
const actor =
  'bailleurs?|bailleresse|proprietaires?|locataires?|employeurs?|salaries?|vendeurs?|acheteurs?|assureurs?|assurances?|banques?|syndics?|agences?|voisins?|notaires?|administration|prefecture|caisse|consommateurs?|creanciers?|debiteurs?|conjoints?|parents?|heritiers?|artisans?|garagistes?|hopita(?:l|ux)|patients?|huissiers?|juges?|tribunal|entreprises?|professionnels?|landlords?|landladies|tenants?|employers?|employees?|sellers?|buyers?|traders?|consumers?|insurers?|banks?|agency|agencies|neighbours?|authorit(?:y|ies)|creditors?|debtors?|spouses?|heirs?|builders?|garages?|hospitals?|bailiffs?|judges?|courts?|compan(?:y|ies)'
const treatment =
  'medicaments?|traitements?|doses?|antibiotiques?|comprimes?|anti-inflammatoires?|antidouleurs?|antidepresseurs?|sirop|pommade|cachets?|gelules?|cure|medications?|medicines?|treatments?|tablets?|pills?|antibiotics?|painkillers?|course of|injections?|vaccin\\w*|statins?'
const person = '(?:un |une |a |an |votre |your |le |la |the |bien |vraiment |really |also |qualified |a qualified )*'

export const patterns = {
  law: any(
    'article|art\\. ?[a-z]?\\.? ?\\d|alinea|jurisprudence|legislation|juridiquement|legalement|legally|lawfully|statut(?:e|ory)|case law|common law|rgpd|gdpr|constitution\\b|directive (?:europ|n|\\d|20)|decret|ordonnance (?:n|du \\d)',
    "(?:la|les|une|cette|des) lois?(?![a-z])|le droit (?:francais|applicable|prevoit|du|de la)|loi (?:n|du \\d|[a-z]+) |by law|the law|under (?:\\w+ )?law|[a-z]+ act(?: \\d{4}| covers| applies| protects| says| of)|code (?:civil|penal|du travail|de la|de l'|des|monetaire|general|de commerce|de procedure)|(?:civil|penal|criminal|labour|consumer|commercial) code|section \\d",
    "(?:avez|a|ont|aurez|auriez) (?:le |un )?(?:droit|plein droit)|etes en droit|est en droit|sont en droit|entitled|garanties? (?:legale|decennale|biennale|de parfait)|legal guarantee|(?:etes|serez|est) (?:protegee?|couverte?)(?= par)|(?:are|is) (?:protected|covered) by|(?:have|has) (?:the |a |every )?(?:legal )?rights?|your right to|vos droits|tenue?s? (?:de|par|a)(?![a-z])|obligation|obliged|obligatoire|mandatory|interdit|forbidden|prohibited|required to|not allowed|n'a pas le droit",
    "(?<!your )(?<!a )(?<!my )(?<!vos )(?<!votre )prescription(?! medicale|s)|prescrite?s?(?! par)|forclusion|limitation period|time[- ]barred|statute of|delais? (?:legal|de recours|pour agir|pour contester|d'appel|de retractation)|infraction|delit(?![a-z])|criminal offence|amende(?![a-z])|passible|dommages et interets|damages(?= )",
    'cour de cassation|cour d.appel|conseil d.etat|conseil constitutionnel|cass\\.|supreme court|court of appeal|high court|house of lords|cedh|cjue|echr|(?:tribunal|cour|juge|court|judge)\\b.{0,40}\\b(?:juge|decide|tranche|estime|considere|rappele|statue|held|ruled|decided|found|said)|(?:dans l.affaire|in the case of|arrets? (?:du|de la|rendu|n))',
    `(?<!expert )(?<!experts )(?:${actor}) (?:\\w+ ){0,2}?(?:ne |n'|not )?(?:doi(?:t|vent)|devr(?:a|ont)|peu(?:t|vent)|pourr(?:a|ont)|must|shall|may|cannot|can|has to|have to|is liable|are liable|est responsable|sont responsables)(?![a-z])`,
  ),
  verdict: any(
    "(?:c'est|cela est|ceci est|est|sont|serait|seraient|it is|that is|this is|is|are|looks|seems|semble|parait) (?:\\w+ ){0,2}?(?:(?:il)?legale?s?|(?:il)?legaux|illicites?|abusi(?:f|ve)s?|nulle?s?(?! part)|irreguli(?:er|ere)s?|frauduleu(?:x|se)s?|illegal|unlawful|lawful|unfair|void|fraudulent|abusive|invalid|criminal)",
    '(?:aller?z?|allez|pouvez etre sur de|va|vont|certain de) (?:certainement |surement |probablement )?(?:gagner|perdre|obtenir|recuperer|l.emporter)|gagne d.avance|gain de cause|obtiendrez|gagnerez|perdrez|toucherez|recevrez|recupererez|serez (?:\\w+ )?(?:rembourse|indemnise)',
    '(?:will|are going to|would(?! like)) (?:\\w+ ){0,2}?(?:win|lose|succeed|prevail|recover|get|receive|obtain|be (?:\\w+ )?(?:refunded|compensated|awarded))|(?:strong|good|solid|winning|weak|excellent) case(?![a-z])',
    "chances?(?= (?:de|of|sont|d'))|vos chances|your (?:chances|odds)|odds of|likelihood",
    '(?:est|etes|sont|avez|a) (?:\\w+ )?(?:en tort|dans (?:son|votre) (?:droit|tort)|tort|raison(?! de))|in the (?:wrong|right)|(?:sera|serait|seront) (?:\\w+ )?condamne|(?:will|would|can) be (?:ordered|convicted|condemned|fined)',
    'confirm\\w* (?:que|that)|\\d (?:\\w+ )?(?:sur|out of) \\d|rien a craindre|nothing to fear|sans gravite|tout va bien|tres probable|very likely|probablement|sans (?:aucun )?doute|certainement|surement|vraisemblablement|assurement|probably|certainly|most likely|very likely|definitely|undoubtedly|surely|no doubt|without (?:a )?doubt',
    'vous souffrez d|you (?:are )?suffer|il s.agit d.une? (?:\\w+ )?(?:infection|fracture|rupture|entorse|allergie|inflammation|maladie|tumeur)|diagnostic (?:est|:)|the diagnosis is|(?:benin|benign|rien de grave|nothing serious|sans danger|harmless)(?![a-z])',
  ),
  house: any(
    "je (?:vous )?(?:le |la )?(?:garanti|promet|certifi|assure)|je m'(?:engage|occupe)|(?:nous|on) (?:vous )?(?:le )?(?:garanti|promet|rembours|engage|offr|certifi)|i (?:can |do |will |hereby )?(?:guarantee|promise|assure you|certify|undertake)|i'll (?:guarantee|refund)|we (?:will |can |do |shall )?(?:guarantee|promise|refund|offer|reimburse|undertake)|we'll refund",
    'satisfaite? ou rembourse|money[ -]back|no questions asked|(?:remboursement|resultat|refund|result) (?:\\w+ )?(?:est |is )?(?:garanti|guaranteed)|guaranteed (?:refund|result|success)',
    '(?:consultations?|reponses?|service|abonnement|avis|apercu|essai|questions?|answers?|subscription|preview|trial|fee|advice)\\b.{0,30}\\b(?:gratuite?s?|offerte?s?|coute|couteront|free|costs?|tarif|prix|rien a payer)(?![a-z])|(?:gratuite?s?|gratuitement|free of charge|at no cost|sans frais|on the house)(?![a-z])',
    "remise (?:exceptionnelle|commerciale|speciale|de \\d|sur)|reductions? (?:exceptionnelle|speciale|de \\d|sur l'abonnement)|discount|code promo|special offer|offre speciale",
    'you will be (?:fully |entirely )?(?:refunded|reimbursed)|vous serez (?:\\w+ )?rembourse',
  ),
  identity: any(
    `(?:je suis|moi c'est|ici|je m'appelle|mon nom est|i am|i'm|this is|my name is|c'est) (?!pas |not )${person}(?:\\w+ )?(?:${trade}|humaine?|human|(?:vraie |real )personne?|real person)(?![a-z])`,
    `en tant qu(?:e |')(?:\\w+ )?(?:${trade})|as (?:a|an|your) (?:\\w+ )?(?:${trade})|speaking as`,
    "(?:je m'appelle|mon nom est|my name is)(?![a-z])|(?:pas|not) (?:un |une |a )?(?:robot|bot|machine|ia|ai|chatbot)(?![a-z])",
    `(?:mes|nos|notre|our|my) (?:\\w+ )?(?:clients?|cabinet|practice|law firm|${trade})(?![a-z])|mon experience|my experience|mes annees|years of (?:practice|experience)|ans (?:d'experience|de pratique)`,
  ),
  status: any(
    "un(?:e)? experte? (?:a|vient|est|prend|s'occupe)(?![a-z])|l'experte? (?:a (?:accepte|lu|repondu|pris|vu)|(?:vous )?(?:repond(?:ra)?|rappellera|contactera|appellera|rappelle)\\b.{0,12}(?:dans|sous|d'ici|demain|aujourd'hui|ce soir|bientot|tout de suite|immediatement)|est (?:en train|disponible|en ligne|pret)|arrive)",
    "(?:votre|vos|le|la|l'|ce) ?(?:paiement|reglement|carte|commande|abonnement|compte|dossier|demande|question|rendez-vous|inscription|remboursement|essai|reservation|message)s?\\b.{0,25}\\b(?:est|a (?:bien )?ete|sont|ont (?:bien )?ete|sera|vient d'etre) (?:\\w+ ){0,2}?(?:transmis|envoye|recu|accepte|valide|confirme|enregistre|cloture|clos|resilie|annule|rembourse|debite|active|effectue|pris|passe|refuse|pris en charge|traite)(?:e|s|es)?(?![a-z])",
    '(?:serez|allez etre) (?:rappele|contacte)|(?:will|shall) be (?:called|contacted)|experts? confirm',
    "j'ai (?:bien |deja |aussi )?(?:envoye|transmis|appele|contacte|prevenu|pris rendez-vous|reserve|saisi|depose|verifie aupres|demande a)|je (?:viens de|(?:la |le |les |vous )?(?:transmets|envoie)|vais (?:envoyer|appeler|transmettre|contacter))",
    'an expert (?:has|is|just|will be)(?![a-z])|the expert (?:has|just|is (?:reading|now|online|available|on|ready)|will (?:answer|call|reply|contact|be with you)\\b.{0,20}(?:within|in (?:an? |the next |less |about )*(?:\\d|few|minute|hour|moment)|today|tomorrow|soon|shortly|at once))',
    '(?:your|the) (?:\\w+ )?(?:payment|card|order|subscription|account|file|case|question|request|appointment|refund|booking|trial|message)\\b.{0,20}\\b(?:is|has been|was|went|have been|will be|has) (?:\\w+ ){0,2}?(?:sent|received|accepted|confirmed|cancelled|canceled|processed|validated|refunded|activated|booked|closed|through|approved|registered|forwarded|submitted|charged|taken)(?![a-z])',
    "i(?: have|'ve| just| will|'ll) (?:just |already )?(?:sent|called|contacted|forwarded|booked|filed|informed|send|call|contact|forward|book|file)(?![a-z])",
  ),
  outside: any(
    '(?:contact|ecri|appel|telephon|joign|joindre|envoy|rappel|call|text|email|e-mail|write|message|reach|phone|ring)\\w*(?: to|,)?[ -](?:moi|nous|me|us)(?![a-z])|(?:me|nous) (?:contacter|joindre|appeler|ecrire|rejoindre)|(?:reach|contact|find) (?:me|us)',
    'whats ?app|telegram|messenger|viber|skype|snapchat|facebook|instagram|signal app|zoom|google meet|teams meeting',
    '(?:mon|notre|my|our) (?:bureau|office|cabinet|numero|number|adresse|address|mail|e-?mail|site|agence|firm|confrere|consoeur|collegue|colleague|associe|partner|assistante?|secretaire|secretary|website|clinic|clinique)(?![a-z])',
    `(?:adressez|consultez|contactez|prenez (?:rendez-vous|contact)|voyez|allez voir|engagez|appelez|mandatez|choisissez|demandez a|go to|see|consult|contact|hire|call|turn to|find|book|ask)\\b(?:-vous)?.{0,20}(?<!votre )(?<!your )(?<!own )(?<![a-z])(?:un|une|an?|another|autre|one of|mon|ma|notre|my|our) (?:\\w+ ){0,2}?(?:${trade}|cabinet|office|firm|agence|agency|association)(?![a-z])`,
    '(?:hors|en dehors) (?:du|de la|de ce|de cette) (?:site|plateforme)|(?:off|outside|away from) (?:of )?(?:the|this) (?:site|platform|website)|sans passer par|bypass(?:ing)? (?:the|this)|en direct avec|directly with (?:me|us|him|her)|prenez rendez-vous(?! (?:avec|chez) votre)|book an? appointment(?! with your)',
    'carte (?:pcs|transcash|cadeau)|transcash|gift cards?|coupons? (?:pcs|neosurf|transcash)|neosurf|bitcoins?|crypto\\w*|western union|moneygram|paypal|lydia|revolut|mandat cash|ethereum|usdt',
    '(?:^|[,;:.] ?|(?:et|puis|ensuite|alors|maintenant|veuillez|merci de|pouvez|devez|faut|devrez|and|then|now|please|must|should|can|could|to) )(?:payez|payer|reglez|regler|virez|virer|versez|verser|avancez|effectuez un (?:virement|paiement)|transferez|pay|transfer|wire|settle|send (?:the )?money|deposit (?:the|it|\\d|€|£))(?! (?:rien|nothing)| (?:attention|heed))(?![a-z])',
  ),
  secret: any(
    'numeros? de (?:\\w+ )?carte|chiffres (?:de|sur) (?:votre|la) carte|digits (?:of|on) (?:your|the) card|carte (?:bancaire|bleue|de credit)|card (?:number|details)|credit card|debit card|bank card|cvv|cvc|cryptogramme|mots? de passe|passwords?|passcode|codes? (?:recu|secret|pin|sms|de verification|confidentiel|de securite|a \\d chiffres)|(?:verification|security|one-time|sms|secret|confirmation|access) codes?|code (?:you|that|from|sent)|pin(?: code)?(?![a-z])|otp(?![a-z])|iban|rib(?![a-z])|numeros? de compte|account number|sort code|coordonnees bancaires|(?:bank|banking|account) (?:details|login|credentials)|securite sociale|social[ -]security|national insurance|numero fiscal|tax number|identifiants|login details|credentials',
  ),
  request: any(
    'donne|indiqu|envoy|communiqu|transmet|saisi|entrez|entrer|tapez|fourni|confirm|rappel|partag|quels?(?![a-z])|quelles?(?![a-z])|what|which|send|give|enter|type|provide|share|tell|need|besoin|il me faut|il faut|merci de|veuillez|please|pouvez-vous|pourriez-vous|could you|can you|would you|requir|necessaire|exige|verif|valid|ecrivez|write|joign|attach|upload|televers|photograph|photo',
  ),
  instructs: any(
    `(?:prenez|prendre|arretez|arreter|stoppez|cessez|doublez|augmentez|diminuez|reduisez|reprenez|commencez|donnez|appliquez|avalez|continuez|modifiez|changez|remplacez|passez|passer a|take|taking|stop|stopping|start|double|increase|reduce|give|apply|swallow|continue|change|switch|resume|skip)\\b.{0,50}\\b(?:${treatment})(?![a-z])`,
  ),
}

/** Words after which a sentence may contradict its cautious beginning. */
const turning =
  /(?<![a-z])(?:mais|sauf|toutefois|cependant|neanmoins|pourtant|excepte|but|except|however|though|although|yet|unless|still)(?![a-z])/

const doubt =
  /^(?:je ne (?:sais|peux|vois|trouve)|il n'est pas (?:dit|precise|clair)|vous ne (?:dites|precisez|indiquez)|rien n'indique|i (?:do not|don't|cannot|can't) (?:know|tell|say|see)|it is not (?:said|clear|stated)|you do not (?:say|state|mention))(?![a-z])/
/** The assistant says that it does not know something, and nothing else. */
export const isDoubt = (folded: string): boolean => doubt.test(folded) && !turning.test(folded)

const attribution =
  /(?<![a-z])(?:vous (?:m'|nous |m'avez |nous avez |avez |y )?(?:bien |aussi |deja )?(?:ecrivez|ecrit|indiquez|indique|dites|dit|precisez|precise|mentionnez|mentionne|signalez|signale|expliquez|explique|racontez|citez|cite|evoquez|rapportez|ajoutez|ajoute)|selon vous|d'apres (?:vous|votre)|le client (?:ecrit|dit|indique|precise|explique|signale|reclame|demande)|you (?:\w+ )?(?:say|said|write|wrote|mention|mentioned|indicate|indicated|explain|explained|state|stated|report|reported|told|describe|described|add|added)|according to you|the client (?:says|writes|explains|reports|claims|asks|states))(?![a-z])/
export const isAttributed = (folded: string): boolean => attribution.test(folded)
export const withoutAttribution = (folded: string): string => folded.replace(attribution, ' ')

const ruling =
  /(?<![a-z])(?:en general|generalement|habituellement|normalement|toujours|en principe|d'ordinaire|en moyenne|usually|normally|generally|in general|always|typically|as a rule|on average|doi(?:t|vent)|deve[zr]\w*|faut|must|have to|has to|should|need to|needs to|delais?|deadlines?|time limits?|period|prescription|droits?|rights?|entitled|lois?|laws?|legal\w*|avant le|au plus tard|d'ici|before|within|by \d|sous \d|dans les \d|a compter|from the date|pouve[zr]|pourriez|can|could|may|might|will|would|coute\w*|costs?|(?:vous avez|you have) (?:encore |donc |only |still |just )?\d|(?:am|is|are) going to|shall|peu(?:t|vent)|pourr\w+|est due?|sont due?s?|due|owed|(?<!vous )(?:prenez|donnez|versez|payez|reclamez|attendez|agissez|repondez|demandez)|(?<!you |client )(?:take|pay|claim|reply|act|ask|wait)|donc|therefore|majoree?|[a-z]+(?:er|ir|dr|vr|tr)(?:a|ont)|[a-z]+(?:er|dr|vr)ez)(?![a-z])/
/** A rule, an order, a promise or anything in the future is not a fact of the client's, even with a number that the client gave. */
export const statesRule = (folded: string): boolean => ruling.test(folded)
