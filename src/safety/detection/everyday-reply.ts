// A few words that say how old somebody is, what a house is heated with, who came by, and nothing else: « 3 ans », "gas and
// electric", « il m'a donné une lettre ». Alone they read like the beginning of an emergency.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

const number =
  '(?:\\d+(?: \\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const around =
  '(?:environ|bientot|presque|a peu pres|a peine|juste|un peu (?:plus|moins) de|plus de|moins de|tout juste|about|around|almost|nearly|just|over|under|only|roughly|a bit (?:over|under))'

const age: Record<Language, string> = {
  fr: `(?:${around} )*${number} (?:ans?|mois|semaines)(?: et demi| et ${number} mois)?`,
  en: `(?:${around} )*${number}(?: and a half)? (?:years?|months?|weeks?)(?: old| and a half| of age)*`,
}
const someone: Record<Language, string> = {
  fr: '(?:il|elle|on|ils|elles|y|mon voisin|ma voisine|le voisin|la voisine|les voisins|mon proprietaire|ma proprietaire|le proprietaire|le proprio|mon proprio|mon patron|ma patronne|mon chef|ma chef|mon employeur|ma responsable|mon responsable|l agence|le syndic|l artisan|le plombier|l huissier)',
  en: '(?:he|she|they|it|someone|the neighbou?rs?|my neighbou?rs?|(?:my|the) landlord|my landlady|my boss|my manager|my employer|the agency|the agent|the plumber|the builder|the bailiff)',
}
const when: Record<Language, string> = {
  fr: '(?: (?:hier|avant hier|ce matin|(?:hier )?soir|(?:cet )?apres midi|aujourd hui|(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: dernier| matin| soir)?|la semaine (?:derniere|passee|prochaine)|le mois (?:dernier|passe|prochain)|une fois|deux fois|trois fois|plusieurs fois|encore|deja|en (?:main propre|reunion|mars|juin|septembre)|il y a (?:\\d+|un|une|deux|trois|quelques) (?:jours?|semaines?|mois)|le \\d+(?: [a-z]+)?|depuis (?:\\d+|[a-z]+)(?: (?:jours|semaines|mois|ans))?))*',
  en: '(?: (?:yesterday|this morning|this afternoon|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|once|twice|again|already|several times|(?:\\d+|two|three|a few) (?:days|weeks|months) ago|on the \\d+(?: [a-z]+)?|by hand|in person|in a meeting|since [a-z]+|for (?:\\d+|two|three|four|five) (?:days|weeks|months|years)))*',
}
/** Later than today: who comes back tonight may be feared. */
const later: Record<Language, string> = {
  fr: '(?:demain(?: matin| soir)?|(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain| matin| soir)?|(?:la semaine|le mois|l annee) prochaine?|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|le \\d+(?: [a-z]+)?|dans (?:\\d+|une|deux|trois|quelques) (?:jours?|semaines?|mois)|(?:tous|toutes) les (?:jours|ans|mois|semaines|ete|hivers?|etes))',
  en: '(?:tomorrow(?: morning| evening)?|(?:on |next |every )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: morning| evening)?|(?:next|every) (?:week|month|year|summer|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|in (?:\\d+|a|two|three|a few) (?:days?|weeks?|months?)|on the \\d+(?: [a-z]+)?)',
}

const paper: Record<Language, string> = {
  fr: '(?:(?:une|un|la|le|des|deux|cette) )?(?:lettres?|courriers?|papiers?|documents?|recommandes?|mise en demeure|avis|factures?|enveloppes?|attestations?|formulaires?|conges?|convocation|avertissement)(?: (?:recommandee?|simple|d augmentation|de conge|de licenciement|de relance|a signer|d expulsion|d huissier|officielle?|ecrite?))*',
  en: '(?:(?:a|an|the|some|two|this) )?(?:written |formal |eviction |warning |recorded )*(?:letters?|notices?|papers?|documents?|bills?|forms?|invoices?|envelopes?|paperwork)(?: (?:to sign|about the rent|by post))*',
}
const orders: Record<Language, string> = {
  fr: '(?:me taire|nous taire|partir|revenir|attendre|rappeler|sortir|degager|quitter (?:les lieux|la salle|l appartement|le logement)|demenager|rentrer chez moi|ne pas (?:revenir|venir|repondre|m en meler)|payer|signer|demissionner)',
  en: '(?:shut up|be quiet|keep quiet|leave|go|go home|wait|come back|call back|move out|get out|pack (?:up|my (?:things|bags|stuff))|pay|sign|resign|mind my own business|stay away)',
}

/** What may be threatened with and harms nobody. */
const suits: Record<Language, string> = {
  fr: '(?:porter(?:ait)? plainte|deposer plainte|appeler(?:ait)? (?:la police|les gendarmes|un avocat|l huissier)|virer|expulser|licencier|renvoyer|poursuivre|attaquer en justice|assigner|couper (?:l eau|l electricite|le chauffage|internet)|augmenter le loyer|garder (?:la|ma) caution|me mettre dehors|mettre dehors)',
  en: '(?:evict me|sue me|fire me|sack me|dismiss me|report me|call (?:the police|the council|a lawyer|his lawyer|my boss)|take me to court|raise the rent|cut off the (?:water|heating|internet|power)|keep (?:the|my) deposit|throw me out|kick me out|withhold my pay|press charges)',
}

/** Words of which such a reply may consist, in any order, and those of which it must have one. */
const supplies: Record<Language, { known: string; one: string }> = {
  fr: {
    known:
      'au|le|la|les|l|du|de|d|des|a|en|et|ou|un|une|tout|juste|seulement|c|est|oui|non|avec|par|ville|naturel|bouteilles?|citerne|collecti(?:f|ve)|individuel(?:le)?|chaudieres?|chauffage|chauffe|eau|chaude|froide|cuisiniere|plaques?|compteurs?|abonnements?|contrats?|factures?|charges|internet|fournisseur|chauffages|radiateurs?|electriques?|comprises?|mois',
    one: 'gaz|electricite|fioul|fuel|propane|butane|granules|bois',
  },
  en: {
    known:
      'the|a|an|and|or|just|only|my|our|for|with|it|is|yes|no|both|central|heating|heater|heated|boilers?|combi|cooker|hob|stove|meters?|bills?|contract|supplier|supply|account|included|water|internet|natural|mains|bottled|tanks?|about|years?|old|ten|five|two|three|council|tax|rent|firm|company|engineer|safety|certificate|check',
    one: 'gas|electric|electricity|oil|propane|butane|lpg|kerosene|pellets',
  },
}

const statements: Record<Language, readonly string[]> = {
  fr: [
    `(?:(?:il|elle|ils|elles|on|mon fils|ma fille|le chat|le chien|mon chat|mon chien|l aine|le petit|la petite) (?:a|ont|vient d avoir|va avoir|aura) )?${age.fr}(?: (?:et|pour) (?:${around} )*${number} (?:kilos?|kg|cm))?`,
    `(?:${around} )*${number} (?:kilos?|kg|cm|metres?)`,
    `${someone.fr} (?:m |nous |lui |leur |me l |l )?(?:a|ont) (?:donne|remis|envoye|tendu|apporte|adresse|laisse|depose|poste|transmis|distribue) ${paper.fr}${when.fr}`,
    `(?:${someone.fr} (?:est|sont)|yest|il est|elle est) (?:re)?(?:venu|monte|descendu|passe)e?s? (?:cogner|sonner|toquer|se plaindre|raler|me voir|nous voir|me parler|(?:frapper|taper) (?:a (?:la|ma|notre|sa) (?:porte|fenetre)|au (?:mur|plafond|carreau)|chez (?:moi|nous)))(?: a (?:la|ma|notre) porte| chez (?:moi|nous)| au mur)?${when.fr}`,
    `(?:(?:je (?:suis|vis|habite)|chu|on est|nous sommes) )?(?:toute? )?(?:seule?|celibataire|en couple|divorcee?|separee?|veufs?|veuve|mariee?|pacsee?)(?: (?:avec|et) (?:(?:mes?|mon|ma|nos) )?(?:(?:deux|trois|un|une|\\d+) )?(?:enfants?|fils|filles?|bebe|mere|pere|chats?|chiens?))?${when.fr}`,
    `${someone.fr} (?:m |nous )(?:a|ont) (?:dit|demande|ordonne|conseille) (?:de |d )${orders.fr}${when.fr}(?: ${later.fr})?`,
    `(?:${someone.fr}|ca|cela|les travaux|le bruit|l audience) (?:recommence(?:nt)?|revien(?:t|nent)|reprend|reprennent|repart|repasse(?:nt)?|continue) ${later.fr}`,
    '(?:la |sa |leur |cette )?(?:fumee|odeur)(?: (?:de|du) (?:cigarettes?|tabac|barbecue|cuisine|friture))? (?:va|vont|passe|part|arrive) (?:chez (?:eux|elle|lui|les voisins|la voisine|le voisin)|dans (?:son|leur) jardin|par la haie|sur (?:son|leur) (?:balcon|terrasse))',
    '(?:(?:ca|cela) sent|(?:une )?odeur de|(?:la )?fumee de) (?:la |le |l |du |de )?(?:cigarettes?|tabac|barbecue|cuisine|friture|humidite|moisi|egout|egouts|poubelles?)',
    `${someone.fr} (?:m |nous )?(?:a|ont) (?:menace|dit|jure|promis) (?:de |d |qu il |qu elle )(?:me |m |nous |allait |va |vont )*${suits.fr}${when.fr}`,
    '(?:(?:des |les )?(?:coups|bruits?)|martelements?) (?:de (?:marteau|perceuse|pas|talons|meubles|chaises|travaux|voix)|dans (?:le|les) murs?|au plafond|sur (?:les tuyaux|le radiateur))(?: (?:toute la (?:journee|nuit|soiree)|tous les (?:jours|soirs)|toutes les nuits|la nuit|le soir|le matin|des \\d+ heures?))*',
    `${someone.fr} (?:ne )?(?:decroche(?:nt)?|(?:me )?rappelle(?:nt)?) (?:pas|plus|jamais)(?: (?:a |au )?(?:(?:le |son |leur |mes )?(?:telephone|appels)))?${when.fr}`,
    `(?:deux|trois|quatre|des|les) (?:hommes|personnes|ouvriers|techniciens|agents|gendarmes|policiers|huissiers) sont (?:venus|passes)${when.fr}`,
    '(?:avec )?(?:une?|des|mon|ma|le|la) (?:petite? )?(?:couteaux?|taille haies?|tronconneuses?|scies?|perceuses?|tondeuses?|rasoirs?|secateurs?) (?:electriques?|thermiques?|sans fil|a batterie|a pain|a huitres|a beurre|a essence)',
  ],
  en: [
    `(?:(?:he|she|it|they|my son|my daughter|the (?:cat|dog)|my (?:cat|dog)) (?:is|are|just turned|turned|turns|will be) )?${age.en}`,
    `(?:my (?:son|daughter|child|eldest|youngest) )?(?:he|she|they) (?:is|are|just turned|turned|will be) (?:${around} )*${number}`,
    `(?:${around} )*${number} (?:kg|kilos?|pounds|lbs|stone|cm|inches)`,
    `${someone.en} (?:has |have )?(?:gave|given|handed|sent|posted|left|brought|emailed) (?:me |us |them |him |her )?${paper.en}(?: (?:under|through|at|on|in) (?:the|my|our) (?:door|letterbox|mailbox))?${when.en}`,
    `${someone.en} (?:knocked|(?:came|called|rang|popped|dropped) (?:round|over|by|back|again))(?: (?:on|at) (?:my|our|the) (?:door|wall|ceiling|window))?(?: to (?:complain|talk|see me|ask))?${when.en}`,
    `(?:i am |i live |living |it is |we are )?(?:just )?(?:alone|on my own|by myself|single|divorced|separated|widowed|married|just me|only me|me)(?: on (?:the|my|our) (?:lease|contract|tenancy|mortgage|deed))?(?: (?:with|and) (?:(?:my|our) )?(?:(?:two|three|one|a|\\d+) )?(?:kids?|child|children|sons?|daughters?|baby|mother|father|cats?|dogs?))?${when.en}`,
    `(?:${someone.en} (?:has |have )?(?:told|asked|ordered|advised) (?:me|us)|i was told|we were told) (?:not )?to ${orders.en}${when.en}(?: ${later.en})?`,
    `(?:${someone.en}|that|the (?:noise|works?|hearing)) (?:(?:will )?(?:start|begin|resume|return|come back|go back)s?|(?:is|are) (?:back|coming back|returning|starting)|(?:starts?|comes?|returns?))(?: again)? ${later.en}`,
    '(?:the |her |his |their )?(?:cigarette |bbq |barbecue |cooking )?(?:smoke|smell) (?:gets|goes|drifts|blows|floats|carries|wafts) (?:in|into|through|over|across|to|towards) (?:the |her |his |their |my |our )?(?:flat|unit|condo|apartment|garden|yard|fence|hedge|window|windows|house|balcony|washing|place)',
    '(?:it )?(?:smells?|stinks) of (?:cigarettes?|tobacco|weed|bbq|barbecue|cooking|food|damp|mould|drains|sewage|rubbish)',
    `${someone.en} (?:has |have )?(?:slipped|pushed|put|posted|handed|passed) (?:me |us )?an? (?:little |handwritten )?note(?: (?:under|through|in|on) (?:the|my|our) (?:door|letterbox|mailbox|car))?${when.en}`,
    `${someone.en} (?:has |have |is |are |keeps )?(?:threatened|threatening|said|says|promised) (?:that )?(?:to |(?:he|she|they) (?:would|will) )?${suits.en}${when.en}`,
    '(?:banging|hammering|drilling|stomping|footsteps|thumping|knocking)(?: (?:on|in|through|from) (?:the|my|our) (?:walls?|ceiling|pipes|floor|radiators?))?(?: (?:all (?:night|day|evening|weekend)|every (?:night|day|morning|evening)|at night|from \\d+))*',
    `${someone.en} (?:(?:does|do|will|is|are) not|never|will not) (?:pick(?:ing)? up|call(?:ing)? back)(?: (?:the phone|my calls|his phone|her phone))?${when.en}`,
    `(?:two|three|four|some|the) (?:men|people|workmen|technicians|officers|bailiffs|police officers) came(?: round| over| back)?${when.en}`,
    '(?:with )?(?:an?|the|my) (?:electric|cordless|petrol|battery powered|battery) (?:carving |bread |hedge |chain )?(?:knife|saw|chainsaw|drill|trimmer|mower|razor)',
    '(?:an?|the|my) (?:carving |bread |steak |kitchen )?(?:knife (?:set|block)|set of (?:kitchen |steak )?knives)',
  ],
}

const whole = (language: Language): readonly RegExp[] => {
  const said = statements[language].map((one) => `(?:${one})`).join('|')
  const opening =
    language === 'fr' ? '(?:oui|non|ben|bah|en fait|alors|et|mais|euh) ' : '(?:yes|no|yeah|well|actually|and|but|so) '
  const { known, one } = supplies[language]
  return [
    new RegExp(`^ (?:${opening})*(?:${said})(?: (?:et|puis|and|then) (?:${said}))? $`),
    new RegExp(`^ (?=(?:[a-z0-9]+ )*(?:${one}) )(?:(?:${known}|${one}|\\d+) )+$`),
  ]
}
/** Of both languages, which share words too short to tell them apart: « gaz », "3 mois". */
const patterns = [...whole('fr'), ...whole('en')]

/** In more words somebody tells of their own accord. */
const longest = 16

/** Whether a text is such a reply, and nothing else. */
export function onlyEverydayReply({ plain }: Evidence): boolean {
  return plain.split(' ', longest + 3).length <= longest + 2 && patterns.some((one) => one.test(plain))
}
