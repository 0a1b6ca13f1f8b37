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

const aroundNeck: Record<Language, RegExp> = {
  fr: / (?:ceintures?|cordes?|cables?|drap|foulard|lacet|cordon) (?:[a-z]+ ){0,4}?(?:autour du|au|sur le) cou /,
  en: / (?:belt|rope|cord|cable|sheet|scarf|lead|leash|laces?) (?:[a-z]+ ){0,3}?(?:around|round|on|about) (?:his|her|their|the) neck /,
}

/** The same where a belt or a rope is named: help for whoever breathes is another than for an asthma. */
export const tellsOfCutDown = (evidence: Evidence): boolean =>
  aroundNeck[evidence.language].test(saidBy(evidence)) && tellsOfHanging(evidence)

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
  fr: / (?:j ai|moi) (?:que )?(?:[5-9]|1[0-7]|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) ans(?! (?:de|d) ) | (?:suis )?en (?:ce[12]|cm[12]|cp|sixieme|cinquieme|quatrieme|troisieme|[3-6] ?eme) /,
  en: / (?:i am|am) (?:only )?(?:[5-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?! (?:weeks?|months?|minutes|miles|hours)) /,
}
/** « J’ai 12 ans »: whoever writes is spoken to as a child. */
export const tellsOfChildWriter = (evidence: Evidence): boolean =>
  writerIsChild[evidence.language].test(saidBy(evidence))
/** Whether a minor tells, or one is told of with their age. */
export const isMinor = (evidence: Evidence): boolean =>
  evidence.whole.concepts.has('AGEMINOR') || writerIsChild[evidence.language].test(saidBy(evidence))

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

/** Another child than the writer. */
const anotherChild: Record<Language, RegExp> = {
  fr: / (?:(?:petite? )?(?:soeur|frere|cousine?|niece|neveu|filleule?|voisine?|eleve|copine|copain|amie?|fille|fils|garcon) (?:[a-z~]+ ){0,6}?(?:[2-9]|1[0-5]) ans|(?:elle|il) a (?:[2-9]|1[0-5]) ans|petite? (?:soeur|frere|cousine?|niece|voisine?|fille|garcon)|(?:[2-9]|1[0-5]) ans (?:dit|raconte|m a)) /,
  en: / (?:(?:little |baby )?(?:sister|brother|cousin|niece|nephew|god(?:son|daughter|child)|daughter|son|girl|boy|friend|kid|child|pupil) (?:[a-z~]+ ){0,5}?(?:[2-9]|1[0-5]|six|seven|eight|nine|ten|eleven|twelve)|(?:she|he) (?:is|just) (?:only )?(?:[2-9]|1[0-5]|six|seven|eight|nine|ten|eleven|twelve)|little (?:sister|brother|cousin|niece|nephew|girl|boy)) /,
}
const keeper: Record<Language, RegExp> = {
  fr: / (?:oncle|tonton|pere|papa|beau pere|grand (?:pere|frere|mere)|papi|papy|pepe|frere|cousin|(?:copain|mec|mari|compagnon|ami|chum) de (?:sa|ma|la) mere|mere|maman|tante|tata|nounou|assistante maternelle|voisin|coach|entraineur) /,
  en: / (?:uncle|father|stepfather|grandfather|pop|brother|cousin|(?:mothers?|moms?) (?:boyfriend|partner)|mother|aunt|babysitter|neighbou?r|coach) /,
}
/** Just now: doctors and police before who protects. */
const fresh: Record<Language, RegExp> = {
  fr: / (?:vient de|viens de|ce soir|cette nuit|ce matin|a l instant|en ce moment|maintenant|tout a l heure|saigne\w*) /,
  en: / (?:just|tonight|this morning|last night|an hour ago|right now|bleed\w*) /,
}

/** A child, not the writer, whom somebody of the family or near it abuses: « ma cousine de 9 ans dit que son oncle… ». */
export function tellsOfAbusedChild(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  if (writerIsChild[language].test(said) || fresh[language].test(said)) return false
  return anotherChild[language].test(said) && keeper[language].test(said)
}

/** The parent of a friend, who beats the friend and not the writer: only children name a parent so. */
const friendsParent: Record<Language, RegExp> = {
  fr: / (?:mere|maman|pere|papa|beau pere|belle mere|parents) (?:de |d )(?:ma |mon |un |une )?(?:meilleure? )?(?:copain|copine|ami|amie|pote|camarade)(?: de classe)? (?:(?:a|ont|est|en train de|continue a) )*(?:la |le |l |lui )(?:a |ont )?(?:tap|frapp|bat|cogn|gifl|fouett|secou|tabass|fracass|brul|enferm)/,
  en: / (?:friends?|best friends?|bff|classmates?) (?:mother|father|stepfather|stepmother|parents) (?:[a-z]+ ){0,3}?(?:hits?|beats?|punch\w*|kick\w*|slaps?|slams?|whips?|burns?|hitting|beating|locks) (?:on )?(?:him|her|his|them) /,
}
export const tellsOfBeatenFriend = (evidence: Evidence): boolean =>
  friendsParent[evidence.language].test(saidBy(evidence))

const inCare: Record<Language, readonly RegExp[]> = {
  fr: [/ (?:famille de? accueil|foyer|assistante familiale) /, / (?:frere|soeur|petite?|enfants?|me|m|nous) /],
  en: [/ foster (?:[a-z]+ )?/, / (?:brother|sister|child|kids?|me|us|boy|girl|he|she) /],
}

/** A child who is beaten or shut in where they were placed. */
export const tellsOfHarmInCare = (evidence: Evidence): boolean =>
  inCare[evidence.language].every((sign) => sign.test(saidBy(evidence)))

const lostFromSight: Record<Language, RegExp> = {
  fr: / (?:(?:la|le|l) (?:re)?(?:vois?|voit|trouv\w*) (?:plus|pas|nulle)|introuvable|disparue?|est plus (?:la|dans|au|devant)) /,
  en: / (?:can not (?:see|find) (?:him|her|them|my)|is gone|has gone|vanished|disappeared|no sign of) /,
}
const farewells: readonly string[] = ['DIEWISH', 'FAREWELL', 'GOODBYE', 'SAD', 'SURE']

/** A child who is out of sight, with no word of wanting to die: « au parc, jla voi plu ». */
export function tellsOfLostChild(evidence: Evidence): boolean {
  const { concepts } = evidence.whole
  const isChild = concepts.has('AGEMINOR') || concepts.has('CHILD')
  return (
    isChild && !farewells.some((sign) => concepts.has(sign)) && lostFromSight[evidence.language].test(saidBy(evidence))
  )
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
