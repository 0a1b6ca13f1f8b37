// What a text tells outright whose words alone read as something else, so that somebody else would be called first.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const hanged: Record<Language, RegExp> = {
  fr: / (?:(?:s est|sest|s etait|vient de se|vien de se) pend(?:ue?|re)|(?:trouve|trouvee|decouvert|decouverte|retrouve|vu) (?:[a-z]+ ){0,4}?pendue?s?|pendue? (?:[a-z]+ ){0,3}?(?:decroch|depend)[a-z]*|(?:decroche|depend(?:re|ue?)) (?:[a-z]+ ){0,4}?(?:pendue?|corde)|coupe la corde) /,
  en: / (?:(?:hung|hanged) (?:himself|herself|themselves)|(?:found|find|saw) (?:[a-z]+ ){0,4}?(?:hanging|hanged|hung)|was hanging (?:[a-z]+ ){0,4}?cut|cut (?:him|her|them) down) /,
}
const underWay: Record<Language, RegExp> = {
  fr: / (?:viens?|vient|trouve|decroch\w*|depend\w*|coupe la corde|respire|bouge|maintenant|vite|la|inconscient\w*|bleue?) /,
  en: / (?:just|found|find|cut|breath\w*|now|help|blue|unconscious|pulse|has) /,
}
const mourned: Record<Language, RegExp> = {
  fr: / (?:il y a (?:\d+|un|une|deux|trois|quelques|plusieurs) (?:jours?|semaines?|mois|ans?|annees?)|(?:la semaine|le mois|l annee|l an) (?:derniere?|passee?)|(?:19|20)\d\d|deuil|enterre\w*|obseques|heritage|succession|assurance|notaire|roman|film|serie|telephone) /,
  en: / (?:(?:\d+|a|two|three|few|several|some) (?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|(?:19|20)\d\d|grie\w+|funeral|inquest|inheritance|probate|insurance|novel|film|series) /,
}

/** Somebody found hanging, or cut down: « je l’ai trouvé pendu », "I cut him down". */
export function tellsOfHanging(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return hanged[language].test(said) && underWay[language].test(said) && !mourned[language].test(said)
}

const atWheel: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:voiture|auto|bagnole|caisse|camion|camionnette|vehicule|tracteur|moto|bus|car) /,
    / (?:coincee?s?|bloquee?s?|incarceree?s?|prisonniere?s?|sous (?:la|le) (?:voiture|camion|tracteur|moto)|(?:peut|peux|arrive|arrivent|peuvent) (?:pas|plus) (?:a )?(?:sortir|s extraire|en sortir)) /,
    / (?:fosse|ravin|talus|contrebas|sortie de route|sorti de la route|retournee?|retourne|tonneaux?|arbre|accident|crash|carton|percute\w*|renversee?|platane|mur|falaise|canal|riviere|etang|lac) /,
  ],
  en: [
    / (?:car|van|truck|lorry|vehicle|bus|tractor|motorbike|crashed) /,
    / (?:trapped|stuck|pinned|can not (?:get|climb) out|will not get out|under (?:the|a) (?:car|van|lorry|truck|tractor)) /,
    / (?:ditch|ravine|bank|embankment|off the road|rolled|flipped|overturned|upside|tree|wall|crash\w*|accident|hit|cliff|river|canal|lake|pond) /,
  ],
}
const noRescue: Record<Language, RegExp> = {
  fr: / (?:bouchons?|embouteillage|fourriere|parking|garage|vente|assurance|indemni\w*|la semaine derniere|il y a \d+ (?:jours|mois|ans)) /,
  en: / (?:traffic|impound\w*|car park|garage|insurance|claim|last (?:week|month|year)|ago|in the mud|in the snow) /,
}

/** Somebody who is trapped in a vehicle after an accident. */
export function tellsOfTrappedInVehicle(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return atWheel[evidence.language].every((sign) => sign.test(said)) && !noRescue[evidence.language].test(said)
}

const writerIsChild: Record<Language, RegExp> = {
  fr: / (?:j ai|moi) (?:que )?(?:[5-9]|1[0-7]|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) ans | (?:suis )?en (?:ce[12]|cm[12]|cp|sixieme|6eme|5eme) /,
  en: / (?:i am|am) (?:only )?(?:[5-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?! (?:weeks?|months?|minutes|miles|hours)) /,
}
const pressed: Record<Language, RegExp> = {
  fr: / (?:(?:force|oblige|pression|insiste|menace|veut|veulent|veux|demande|fait|prostitue|sinon)\w* (?:[a-z0-9]+ ){0,7}?(?:coucher?|couche|sexe|sexuel\w*|rapports?|faire l amour|sucer|trucs|nue?s?)|prostitue) /,
  en: / (?:(?:force[sd]?|make|makes|made|making|want|wants|pressur\w*|push\w*|keeps|says|threaten\w*|if i) (?:[a-z0-9]+ ){0,8}?(?:sex|sleep with|do it with|nudes?|touch|suck)) /,
}
const older: Record<Language, RegExp> = {
  fr: / (?:copain|petit ami|mec|petit copain|potes?|amis?|majeur|plus (?:age|vieux)|(?:1[89]|[2-6]\d) ans) /,
  en: / (?:boyfriend|friends?|man|guy|older|he is (?:1[89]|[2-6]\d)|(?:1[89]|[2-6]\d)) /,
}

/** A minor whom a partner or their friends press into sex, told by the minor. */
export function tellsOfPressedMinor(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return [writerIsChild, pressed, older].every((sign) => sign[evidence.language].test(said))
}

const parentsPartner: Record<Language, RegExp> = {
  fr: / (?:copain|mec|mari|compagnon|conjoint|chum|ami|copine|femme|compagne) (?:de |d |a )(?:ma |mon )?(?:mere|maman|pere|papa) /,
  en: / (?:mothers?|mums?|moms?|fathers?|dads?) (?:new )?(?:boyfriend|bf|partner|husband|fella|bloke|man|girlfriend|wife)s? /,
}
const beatsMe: Record<Language, RegExp> = {
  fr: / (?:(?:m|me) (?:a |encore |a encore )?(?:[a-z]+ ){0,2}?(?:tap|frapp|bat|cogn|gifl|fouett|secou|tabass|donne (?:[a-z]+ ){0,2}?(?:coups|claques|gifles))|mtape|mfrappe)/,
  en: / (?:(?:hit|hits|hitting|beat|beats|beating|punch\w*|kick\w*|slap\w*|smack\w*|whack\w*|whip\w*|batter\w*|thump\w*|belted|hurts?) (?:on |up )?me|took (?:the |a |his )?(?:[a-z]+ )?to me|beat (?:[a-z]+ ){0,2}?with) /,
}

/** A child who tells that the partner of a parent beats them: "my mum’s boyfriend hits me, I’m 10". */
export function tellsOfBeatenByParentsPartner(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return [writerIsChild, parentsPartner, beatsMe].every((sign) => sign[evidence.language].test(said))
}
