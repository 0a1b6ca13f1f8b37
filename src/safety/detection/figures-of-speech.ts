// Words of danger said of plans, papers, machines and figures: what a text says besides is judged without them.
type Phrase = readonly [said: RegExp, instead: string]

const office =
  '(?:declaration|dossier|caf|mdph|cpam|urssaf|ameli|pole emploi|france travail|parcoursup|impots?|formulaire|courriers?|lettres?|demarches?|inscription|prefecture|visa|titre de sejour|passeport|carte grise|allocations?|retraite|bourse|cv|mail|site|compte|mot de passe|imprimante|ordinateur|wifi|devis|facture|contrat|bail|preavis|rdv|rendez-vous)'
const plan =
  '(?:projet|voyage|vacances|mariage|vente|achat|deal|affaire|sejour|week-?end|rendez-vous|fete|travaux|contrat|compromis|location|demenagement|promotion|reservation|commande|concert|soiree|tout)'
const ofMoney =
  '(?:la bourse|les actions|mon (?:credit|abonnement|bail|contrat|dossier|divorce|proces|travail|job|boulot|assureur|operateur|syndic|fournisseur)|ce (?:litige|dossier|proces|contrat|voisin|credit|chantier)|cette (?:affaire|histoire|procedure|boite|location)|ces (?:dettes|travaux|demarches|appels)|les (?:travaux|demarches|dettes|appels|relances))'
const laughs = '(?:lol|mdr|ptdr|xd)'
const gadget = '(?:excel|word|windows|imprimante|pc|wifi|box|cable\\w*|reseau|macro|logiciel|ikea)'

export const figuresOfSpeech: readonly Phrase[] = [
  [new RegExp(`\\b(${plan})( [a-z]+){0,4} (?:est|sont|a ete) tombee?s? a l'eau\\b`, 'g'), '$1 annule'],
  [/\b(?:le|mon|notre|ce) four (brule|crame|carbonise)(?= (?:tout|mes|les|le|la|ce))/g, 'le four cuit trop'],
  [
    /\bje (?:ne )?me (?:reveille|leve) (?:plus|pas|jamais)(?: a l'heure)?(?=[^.!?]{0,50}\b(?:reveil|alarme|sonne|a l'heure)\b)/g,
    'je suis en retard',
  ],
  [/\bje me reveille (?:plus )?(?:tot|tard)\b/g, 'je me leve'],
  [
    new RegExp(
      `\\ben finir avec ${ofMoney}(?![^.!?]*\\b(?:corde|solution|pont|arme|fusil|cachets|suicid\\w*|mourir|la vie|vivre|tuer|pendre)\\b)`,
      'g',
    ),
    'terminer avec cela',
  ],
  [
    /\bqu'(?:il|elle|ils|on) (?:va |vont )?(?:me|nous|te|le|la) (?:virer|virera|vireront|licencier|licenciera|renverra|renvoyer|mettra a la porte|mettre a la porte)\b/g,
    'que mon contrat sera rompu',
  ],
  [
    new RegExp(
      `\\b(?:me (?:pendre|flinguer|tuer|tirer une balle|jeter par la fenetre))(?=[^.!?]{0,60}\\b${gadget}\\b[^.!?]{0,60}\\b${laughs}\\b)`,
      'g',
    ),
    'pester',
  ],
  [
    /\b(?:je )?(?:me suis|m'etais|s'est|s'etait) (?:coupee?|brulee?|casse|cassee?|blessee?|entaillee?|ecrase|foulee?)(?= [^.!?]{0,50}\bil y a (?:\d+|un|une|deux|trois|quatre|cinq|six|quelques|plusieurs) (?:jours|semaines?|mois|ans?)\b)/g,
    'avait une ancienne blessure',
  ],
  [
    /\b(?:femme|epouse|compagne|conjointe) (?:qui )?(?:etait en train d')?(?:accouchait|allait accoucher|etait sur le point d'accoucher)(?=[^.!?]*\b(?:contester|amende|contravention|exces de vitesse|pv|points)\b)/g,
    'femme alors',
  ],
  [
    /\b(?:batteries?|battery) (?:has |have )?swallowed (?:all )?(?:my|our|the) (?:money|savings|weekend|evening|time|budget|afternoon|day|wages)\b/g,
    'battery cost much',
  ],
  [
    /\bpoison(?:ed|ing|s)? (?=(?:(?:the|my|our|his|her) (?:kids?|child|children|son|daughter|family|friends|mind)s?(?:'s? minds?)?|me|him|her|them|everyone) against )/g,
    'set ',
  ],
  [
    /\bfight(?:ing|s)? (?:me|us|him|her|them) (?=(?:for|over|on|about) [^.!?]{0,60}\b(?:divorce|court|custody|settlement|judge|lawyers?|solicitors?|mediation|probate)\b)/g,
    'argue ',
  ],
  [
    /\bdisappear(?= from (?:google|search|the (?:internet|web|register|list|electoral roll|records)|facebook|social media|people))/g,
    'be removed',
  ],
  [
    /\b(?:the |my )garage (?:is|was|will be|has been) (?:closed|shut)(?= (?:until|till|on|for|today|tomorrow|all|and my car))/g,
    'the workshop is not open',
  ],
  [
    /\b(?:le|mon) garage (?:est|etait|sera) ferme(?= (?:jusqu|le|pour|aujourd|demain|et ma voiture))/g,
    "l'atelier n'est pas ouvert",
  ],
  [
    /\b(?:je )?(?:ne )?(?:peux|peut) (?:plus|pas) (?:rien )?(?:payer|acheter|retirer|virer|encaisser|telecharger|imprimer|me connecter|acceder)\b/g,
    'paiement bloque',
  ],
  [
    /\b(?:can't|cannot|can not|cant) (?:pay|buy|withdraw|log in|print|download|access)(?: (?:anything|for anything))?\b/g,
    'payment blocked',
  ],
  [
    /\bon (?:his|her|its|their|the wrong|my|our) side(?= of the (?:fence|road|line|street|property|boundary|wall|hedge|drive|border)| on the trailer)/g,
    'over there',
  ],
  [
    /\b(?:said|say) goodbye to (?:my|our|the) (?:tenants?|guests?|clients?|customers?|colleagues?|students?)\b/g,
    'saw them off',
  ],
  [/\bput (?:his|her|their) hands? on my (bike|car|phone|things|stuff|bag|money|deposit)\b/g, 'touched my $1'],
  [/\b(?:a|ont|avait) perdu la tete (?:pour|a cause d)/g, 'est amoureux de '],
]

const enders = "(?:mourir|partir|m'en aller|disparaitre|finir (?:ma|sa) vie|die|pass away|go)"
const papers =
  /\b(?:directives? anticipees?|personnes? de confiance|fin de vie|soins palliatifs|acharnement(?: therapeutique)?|testament|obseques|mandat de protection|assurance (?:deces|obseques|vie)|dettes a (?:mes|nos) (?:enfants|heritiers|proches)|quels? papiers|loi (?:leonetti|claeys)|living will|advance (?:directive|decision|care)|power of attorney|end of life|funeral plan|hospice|do not resuscitate|dnr|life insurance)\b/
const someday =
  /\b(?:dignement|dignite|sans (?:leur |lui )?laisser (?:de |des |aucune )dettes?(?=[^.!]*\b(?:quelle|choisir|souscrire|devis)\b)|without leaving (?:[a-z]+ )?debts?(?=[^.!]*\b(?:what|which|choose|quote)\b)|quand (?:le jour|je serai)|sans acharnement|tres vieux|tres agee?|designer|rediger|redaction|with dignity|when (?:the time comes|i am old|i'm old)|appoint)\b/
const tonight =
  /\b(?:ce soir|cette nuit|maintenant|aujourd'hui|demain|cachets|comprimes|medicaments|corde|arme|fusil|pont|train|plus la force|dose|insuline?|9mm|balle|bientot|soon|n'en peux plus|adieu|pardon|seule? au monde|personne ne|tonight|now|today|tomorrow|pills|rope|gun|bridge|can't go on|goodbye|sorry|nobody)\b/

/** Whoever arranges their last days in good time asks how to die as they wish. */
export function ofLastPapers(text: string): string {
  if (!papers.test(text) || !someday.test(text) || tonight.test(text)) return text
  return text.replace(
    new RegExp(
      `\\b(?:(?:veux|voudrais|souhaite|souhaiterais|pouvoir|want to|would like to|wish to) )?${enders}\\b`,
      'g',
    ),
    'vieillir',
  )
}

const weekday =
  "(?:(?:next|this|on|until|from|by) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:(?:des|ce|jusqu'a|le|avant) )*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?|yesterday|hier|for \\d+ (?:days|weeks|months)"
/** Who says what they will do, or is closed until then. */
const whoActsThen =
  /\b(?:boss|manager|employer|bank|garage|landlord|landlady|school|court|lawyer|solicitor|builder|plumber|electricity|water|gas company|insurer|insurance|agency|council|shop|store|company|partner in business|associate|divorce|patronn?e?|employeur|chef|banque|garagiste|garage|proprietaire|proprio|bailleur|ecole|college|lycee|tribunal|audience|avocate?|artisan|plombier|electricite|assureur|assurance|agence|mairie|magasin|boutique|entreprise|associee?|demandera le divorce|syndic|huissier|veto|veterinaire|fournisseur|operateur|livreur)\b/
const danger =
  /\b(?:pend\w*|jett?e\w*|saut\w*|balle|flingu\w*|rifle|shotgun|bring|harcel\w*|jump\w*|hang\w*|mourir|mort\w*|meurt|suicid\w*|tue[rz]?|tuera|tueront|finir|fini|adieu|pardon|vivre|vie|cachets?|comprimes?|medic\w*|arme|fusil|couteau|corde|pont|frapp\w*|cogn\w*|batt\w*|bats?|coups?|menac\w*|peur\w*|viol\w*|etrangl\w*|sang\w*|saign\w*|bless\w*|mal|douleur\w*|respir\w*|inconscien\w*|tomb\w*|enferm\w*|sequestr\w*|enceinte|bebe|feu|brul\w*|fumee|gaz|explos\w*|noy\w*|disparu\w*|seule?|bout|force|die|dies|dying|dead|death|kill\w*|end it|done|goodbye|sorry|live|living|life|pills?|meds|gun|knife|rope|bridge|hit|hits|beat\w*|punch\w*|threat\w*|scared|afraid|rap\w*|chok\w*|strangl\w*|blood|bleed\w*|injur\w*|hurt\w*|pain\w*|breath\w*|unconscious|fell|fallen|locked|pregnan\w*|baby|fire me and|burn\w*|smok\w*|gas leak|drown\w*|missing|alone|hopeless|worse|attack\w*|weapon|shot|shoot\w*)\b/

/** « L’école dit qu’elle exclura ma fille lundi », "closed until Thursday": a day that is no plan of one’s own. */
export const ofOfficeDays = (text: string): string =>
  whoActsThen.test(text) && !danger.test(text) ? text.replace(new RegExp(`\\b(?:${weekday})\\b`, 'g'), 'bientot') : text

/** « Aidez-moi à remplir ma déclaration »: where nobody is named who may be in danger, and no danger. */
export const ofPlea = (text: string): string =>
  danger.test(text)
    ? text
    : text.replace(
        new RegExp(
          `\\b(?:aidez|aide)[- ]moi(?: s'il (?:vous|te) plait| svp| stp| vite)*(?=[^.!?]{0,60}\\b${office}\\b)`,
          'g',
        ),
        'je voudrais',
      )

const feared =
  /\b(?:ex|peur\w*|menac\w*|hurl\w*|cri\w*|arme\w*|couteau|nuits?|tuer|insult\w*|ivre|bourre|saoul|force|police|cach\w*)\b/

/** « Ma voisine frappe à ma porte tous les jours »: a neighbour whom nobody fears. */
export const ofCaller = (text: string): string =>
  feared.test(text)
    ? text
    : text.replace(
        /\b(voisine?s?(?: [a-z]+){0,3}) (?:frappe|cogne|tape|toque) a (?:ma|notre|la) porte(?= (?:tous les|toutes les|a toute heure|sans arret|pour (?:du|de la|un|une|des|me)|chaque|le (?:dimanche|soir|matin)))/g,
        '$1 sonne',
      )
