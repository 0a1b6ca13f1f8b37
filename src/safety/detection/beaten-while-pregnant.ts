// Somebody who is pregnant and was struck: a doctor looks at both first, then come the police and who protects her.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const pregnant: Record<Language, RegExp> = {
  fr: / (?:enceinte|grossesse|\d+ sa|semaines de amenorrhee) /,
  en: / (?:pregnant|pregnancy|(?:i am|am|at) (?:[1-3]?\d) (?:weeks|months)(?! (?:old|late|into|behind|away))|\d+ weeks (?:along|gone|in)|expecting|baby bump|my bump) /,
}
const partner: Record<Language, RegExp> = {
  fr: / (?:mec|mari|copain|conjoint\w*|compagnon|concubin|ex|homme|chum|petit ami|fiance|il|lui|pere de (?:mon|ma|l)) /,
  en: / (?:boyfriend|husband|partner|ex|he|him|fiancee?|fella|man|babys? father) /,
}
const other: Record<Language, RegExp> = {
  fr: / (?:pere|frere|beau pere|beau frere|belle mere|mere|voisine?|patron|type|gars|inconnu\w*|ils|elle|quelqu un|client|collegue) /,
  en: / (?:father|brother|stepfather|in law|mother|neighbou?r|boss|guy|stranger|they|she|someone|somebody|customer|colleague) /,
}
const struck: Record<Language, RegExp> = {
  fr: / (?:(?:m|ma|me|l|la|nous) (?:a |as |avait |vient de |encore |a encore |violemment )*(?:re)?(?:frapp?|tap(?:e|er|ait)|cogn|gifl|tabass|batt|bat |pousse|bouscul|jete|etrangl|box|plaqu|traine|projet|balanc|secou)\w*|(?:m|ma|me|lui) (?:a |as |encore )*(?:mis|mit|met|donne\w*|colle\w*|foutu|fout|envoy\w*|flanqu\w*|crisse|decoch\w*) (?:[a-z0-9]+ ){0,3}?(?:droites?|gauches?|baffes?|gifles?|claques?|coups?|patates?|pains?|beignes?|tartes?|mandales?|raclee|volee|poings?|pieds?|calottes?|torgnoles?|genou|tete)|coups? (?:de (?:pied|poing|genou|tete) )?(?:dans|sur|au) (?:le |mon |la |ma )?(?:ventre|bide|bas ventre)|(?:fait|ete|fais|faire) (?:[a-z]+ )?(?:frapper?|frappee|taper|tapee|tabasser?|tabassee|cogner|battre|battue|gifler|giflee|pousser|poussee|agresser|agressee)) /,
  en: / (?:(?:hit|hits|hitting|punched|punches|punching|kicked|kicks|kicking|slapped|slaps|pushed|shoved|beat|beats|beating|beaten|threw|thrown|choked|strangled|kneed|elbowed|headbutted|attacked|stamped|stomped|dragged|smacked) (?:[a-z]+ ){0,3}?(?:me|her|us|my (?:[a-z]+ )?(?:stomach|belly|tummy|bump|face|head))|(?:got|was|been|being) (?:[a-z]+ )?(?:hit|punched|kicked|beaten|attacked|pushed|slapped)) /,
}
/** The child that kicks within, or that is carried: no blow by anybody. */
const within: Record<Language, RegExp> = {
  fr: / (?:(?:bebe|foetus|petite?) (?:[a-z]+ ){0,4}?(?:donne|met|tape|frappe|bouge|gigote|coups)|(?:sens|sentir|senti) (?:[a-z]+ ){0,4}?(?:coups|taper|bouger|bebe)|premiers coups|(?:fils|fille|aine|enfant|gamine?|chien|chat|patiente?|eleve|ballon|cheval|vache|voiture|camion|velo|trottinette) (?:[a-z0-9]+ ){0,5}?(?:m|me|frapp|tap|cogn|pouss|percut|donne|saute)\w*|frapp\w* de|coups? de (?:pression|main|fil|pouce|coeur|stress|chaud|fouet|vieux|mou|gueule|barre|fatigue|telephone|jeune|soleil)|(?:bat|battue?|battait) (?:[a-z]+ )?(?:au|aux|a la)|frappee? (?:par (?:la|une|cette) (?:fatigue|mesure|sanction|amende|maladie))|pousse a (?:demissionner|bout)|me pousse a) /,
  en: / (?:(?:baby|he or she|foetus|fetus|little one) (?:[a-z]+ ){0,4}?(?:kick\w*|punch\w*|hit\w*|mov\w*|danc\w*)|feel\w* (?:[a-z]+ ){0,4}?(?:kick\w*|punch\w*|mov\w*|baby)|(?:son|daughter|toddler|kid|child|dog|cat|horse|cow|patient|pupil|student|ball|car|van|bike|scooter|year old) (?:[a-z0-9]+ ){0,5}?(?:hit|kick\w*|punch\w*|push\w*|jump\w*|head ?butt\w*|knock\w*|elbow\w*)|(?:hit|hits) (?:me |us |her )?with (?:a |the |my )?(?:[a-z]+ )?(?:fee|bill|charge|fine|news|letter|notice)|hit by morning|hit the|nausea|sickness (?:hit|has)|tiredness|pushed me (?:out|to resign|into)|heartburn) /,
}
/** The blows go on: the police before all. */
const now: Record<Language, RegExp> = {
  fr: / (?:en train de|en ce moment|maintenant|derriere la porte|il (?:revient|arrive|est la)|(?:veut|va) (?:me|nous) (?:tuer|frapper|crever)|couteau|fusil|pistolet|marteau|enfermee) /,
  en: / (?:right now|is (?:hitting|beating|kicking|punching|coming)|at the door|outside|(?:going to|will|wants to) (?:kill|hit|hurt)|knife|gun|hammer|locked (?:me )?in) /,
}

/** `by`: somebody she lives with, or anybody; `goesOn`: the blows have not ended. */
type Struck = { by: 'partner' | 'other'; goesOn: boolean }

/** « Mon mec m’a mis une droite, je suis enceinte », "he kicked me in the stomach, I’m 20 weeks". */
export function struckWhilePregnant(evidence: Evidence): Struck | undefined {
  const { language } = evidence
  const said = saidBy(evidence)
  if (!pregnant[language].test(said) || !struck[language].test(said) || within[language].test(said)) return undefined
  if (tellsOfFictionOrPast(evidence)) return undefined
  const byPartner = partner[language].test(said)
  if (!byPartner && !other[language].test(said)) return undefined
  return { by: byPartner ? 'partner' : 'other', goesOn: now[language].test(said) }
}
