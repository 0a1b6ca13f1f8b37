// Whether a text tells of an adult who cannot look after themselves and cannot be found: old, demented or disabled.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

const aged: Record<Language, string> = {
  fr: '(?:grand ?(?:mere|pere|maman|papa)|mamie|mamy|papi|papy|meme|pepe|memere|pepere|bobonne|bonne maman|bon papa|vieille dame|vieux monsieur|dame agee|monsieur age|residente?)',
  en: '(?:grand(?:mother|father|ma|pa|mum|mom|dad)?|gran|granny|grannie|nan|nana|nanny|gramps|grampa|(?:old|elderly) (?:lady|man|woman|gentleman)|pensioner|resident)',
}
const grown: Record<Language, string> = {
  fr: '(?:pere|mere|papa|maman|mam|mari|femme|epoux|epouse|conjointe?|compagnon|compagne|oncle|tante|tata|tonton|voisine?|patiente?|beau pere|belle mere)',
  en: '(?:mother|father|husband|wife|spouse|partner|uncle|aunt|auntie|aunty|neighbou?r|patient|client)',
}
/** Adults only where the text says so. */
const ofAnyAge: Record<Language, string> = {
  fr: '(?:frere|soeur|fils|fille|cousine?|neveu|niece|amie?|protegee?)',
  en: '(?:brother|sister|son|daughter|cousin|nephew|niece|friend)',
}
const grownUp: Record<Language, RegExp> = {
  fr: / (?:adulte|majeure?|(?:1[89]|[2-9]\d) ans) /,
  en: / (?:adult|grown up|grown|(?:1[89]|[2-9]\d)(?: years?| y o| yo)?) /,
}

const helpless: Record<Language, RegExp> = {
  fr: / (?:alzheimer\w*|alzaimer|alzeimer|demen\w*|senile|senilite|desoriente\w*|confuse?|parkinson|autis\w*|trisom\w*|handicap\w*|deficien\w*|schizo\w*|bipolaire|vulnerable|tutelle|curatelle|perd (?:la (?:tete|memoire|boule)|ses reperes)|(?:plus|pas) toute sa tete|(?:pertes?|troubles?|problemes?) de (?:la )?memoire|ehpad|maison de retraite|residence|home|ems|chsld|mrs|unite protegee) /,
  en: / (?:alzheimer\w*|dementia|demented|senile|confused|disorientated|disoriented|parkinson\w*|autis\w*|down s? ?syndrome|disabled|disability|learning difficult\w*|schizophreni\w*|bipolar|vulnerable|memory (?:loss|problems?)|loses (?:his|her) memory|care home|nursing home|memory care|assisted living|sheltered housing|(?:is|aged|age) (?:7[5-9]|[89]\d)) /,
}

/** Between the person and what is told of them stands no other thing: « la carte de ma mère a disparu ». */
const between: Record<Language, string> = {
  fr: '(?:(?!(?:sa|son|ses|mon(?! ehpad| service| unite)|ma|mes|leur|leurs|le|les|un|une|chat|chatte|chien|chienne) )(?!la (?!maladie|memoire|tete))[a-z0-9]+ ){0,9}?',
  en: '(?:(?!(?:s|his|her|their|its|my|our|the|a|an|it|cat|dog) )[a-z0-9]+ ){0,9}?',
}
const gone: Record<Language, string> = {
  fr: '(?:(?:a|est) (?:(?!chaque )[a-z]+ )?(?:disparue?|fuguee?|introuvable)|introuvable|s est (?:enfuie?|echappee?|sauvee?|egaree?|perdue?)|(?:est|soit)(?: toujours)? (?:pas|jamais|plus|toujours pas) (?:rentree? (?!dans)|revenue? (?!sur)))',
  en: '(?:(?:has |have |is |just )*(?:wandered (?:off|away)|gone missing|went missing|disappeared|vanished|missing (?!a |an |the |his |her |their |some |out |one |two |three |me |you |us |work |\\d|from (?:the |her |his )?(?:will|policy|deeds?|list|family|photo)))|(?:has|have|did|is) not (?:come|came|returned?|got|get|been) (?:home|back|seen)|never (?:came|come|got|returned) (?:home|back|from)|nowhere to be (?:found|seen)|can not be found)',
}
const left: Record<Language, string> = {
  fr: '(?:est|a) (?:[a-z]+ )?(?:sortie?|partie?|quitte|dehors)',
  en: '(?:walked|wandered|gone|went|left|slipped|got|run|ran) ',
}
const searched: Record<Language, RegExp> = {
  fr: / (?:(?:la|le|l) (?:re)?trouve\w* (?:plus|pas|nulle|null)|(?:la|le) cherch\w+ (?:partout|encore|toujours|depuis|dans)|sait pas ou (?:il|elle) est|(?:sans|aucune) nouvelles?|(?:plus|pas) de nouvelles?) /,
  en: / (?:can not find (?:him|her|them)|(?:no sign|no trace) of (?:him|her|them)|(?:looking|searching|looked|searched) (?:everywhere|all over)|(?:nobody|no one) (?:has seen|knows where)|(?:do|does) not know where (?:he|she|they)) /,
}

/** Over, long ago, feared or written about: no search that is to begin now. */
const notNow: Record<Language, RegExp> = {
  fr: / (?:(?:19|20)\d\d|siecle|archives?|genealog\w*|roman|film|serie|livre|podcast|documentaire|succession|heritage|testament|obseques|notaire|declaration d absence|jugement|la (?:semaine|annee) derniere|l an dernier|le (?:mois|ete|hiver) dernier|il y a (?:\d+|un|une|deux|trois|quatre|cinq|quelques|plusieurs) (?:semaines?|mois|ans?|annees?)|(?:a ete|ont|l a|l avons|avons) (?:[a-z]+ )?retrouvee?s?|est (?:[a-z]+ )?(?:retrouvee?|morte?|decedee?)|que faire si|et si|si (?:ma|mon|elle|il|un|une|un jour)|en cas de|eviter|empecher|prevenir que|souvent|bracelet|traceur|balise) /,
  en: / (?:(?:19|20)\d\d|century|archives?|genealog\w*|ancest\w*|novel|film|movie|series|book|podcast|documentary|probate|inheritance|estate|funeral|solicitor|last (?:week|month|year|summer|winter)|(?:\d+|a|two|three|four|five|few|several|some) (?:weeks?|months?|years?) ago|(?:was|were|been|they|police|we) (?:[a-z]+ )?found|found (?:him|her|them)|(?:has|have|is) (?:died|dead|passed)|what (?:to do )?if|in case|(?:if|when|whenever) (?:my|he|she|a|the|someone)|prevent|stop (?:him|her|them) from|often|sometimes|tracker|bracelet) /,
}

const signs = (language: Language) => {
  const whose = {
    fr: '(?<! (?:de|d|du|a|chez|par|que|dont) (?:ma |mon |la |notre |sa |son |un |une )?)',
    en: '(?<! of (?:my |our |the |his |her )?)',
  }
  const somebody = (who: string) => ` ${whose[language]}(?:${who}) ${between[language]}`
  const lost = {
    fr: (who: string) =>
      ` (?:\\w*trouv\\w+ (?:plus|pas) (?:ma|mon|notre|la|le) (?:${who})|disparition (?:de |d |du )(?:ma |mon |notre |un |une |la )?(?:${who})) `,
    en: (who: string) =>
      ` (?:can not find (?:my|our|the) (?:[a-z0-9]+ ){0,3}?(?:${who})|disappearance of (?:my|our|a|an|the) (?:[a-z]+ )?(?:${who})) `,
  }[language]
  const by = (who: string) => ({
    gone: new RegExp(`${somebody(who)}${gone[language]}|${lost(who)}`),
    left: new RegExp(`${somebody(who)}${left[language]}`),
  })
  return { aged: by(aged[language]), grown: by(`${aged[language]}|${grown[language]}`), any: by(ofAnyAge[language]) }
}
const told: Partial<Record<Language, ReturnType<typeof signs>>> = {}

/** Whether an old or vulnerable adult is missing: « mon père Alzheimer a disparu », "my mum with dementia has wandered off". */
export function tellsOfMissingAdult({ language, whole: { words, concepts } }: Evidence): boolean {
  const said = ` ${words.join(' ')} `
  if (notNow[language].test(said)) return false
  told[language] ??= signs(language)
  const { aged: old, grown: adult, any } = told[language]
  const isGone = (who: typeof old) => who.gone.test(said) || (who.left.test(said) && searched[language].test(said))
  if (isGone(old)) return true
  if (!helpless[language].test(said) && !concepts.has('AGEOLD')) return false
  return isGone(adult) || (grownUp[language].test(said) && isGone(any))
}

/** Out of the house, hardly dressed, in the cold. */
const outInTheCold: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:(?:est|etait) (?:[a-z]+ ){0,2}?(?:sortie?|partie?|dehors)|a quitte|s est (?:enfuie?|sauvee?)|(?:sacre|foutu|leve) (?:son|le) camp) /,
    / (?:sans (?:son |sa |ses )?(?:manteau|veste|blouson|anorak|bottes|chaussures|souliers)|pieds? nus?|nu pieds|torse nu|en (?:bas de )?(?:chemise|pyjama|pantoufles|chaussons|t ?shirt|tee shirt|jaquette|robe de chambre|calecon)) /,
    / (?:neige|blizzard|tempete|poudrerie|gele|glacial\w*|froid|verglas|fait \d+|moins (?:\d+|dix|quinze|vingt|trente)) /,
  ],
  en: [
    / (?:walked|gone|went|left|stormed|ran|wandered|headed|slipped|took off|out there|outside) /,
    / (?:(?:no|without (?:a |his |her )?)(?: ?)(?:coat|jacket|shoes|boots)|barefoot|bare feet|in (?:just |only )?(?:a |his |her )?(?:slippers|nightie|nightgown|housecoat|nightdress|pyjamas|pajamas|pjs|dressing gown|robe|t ?shirt|shirt|hoodie|underwear|socks)) /,
    / (?:blizzard|whiteout|snow\w*|ice storm|freezing|sleet|frost|minus \d+|\d+ below|below zero|it is \d+|(?:this|the) cold) /,
  ],
}
const anyAdult: Record<Language, RegExp> = {
  fr: new RegExp(` (?:${aged.fr}|${grown.fr}|frere|soeur|cousine?|amie?|coloc\\w*|il|elle) `),
  en: new RegExp(
    ` (?:(?:${aged.en}|${grown.en}|me?maw|meemaw|mamaw|pawpaw|papaw|peepaw)s?|brother|sister|cousin|friend|flatmate|roommate|himself|he|she) `,
  ),
}
/** Seen where they lie, or beaten out of the house: others come first. */
const withThem: Record<Language, RegExp> = {
  fr: / (?:couchee?|allongee?|inconsciente?|grelotte\w*|frissonne\w*|raide|marmonne\w*|bafouille\w*|frapp\w*|battue?|tape\w*) /,
  en: / (?:found|lying|unconscious|stiff|mumbl\w*|shiver\w*|slurr?\w*|beat\w*|hit|hits|punch\w*) /,
}

/** Whether an adult is out in the cold, hardly dressed, and not with who writes: "walked out into the blizzard with no coat". */
export function tellsOfAdultInTheCold({ language, whole: { words, concepts } }: Evidence): boolean {
  const said = ` ${words.join(' ')} `
  if (concepts.has('AGEMINOR') || withThem[language].test(said) || notNow[language].test(said)) return false
  return anyAdult[language].test(said) && outInTheCold[language].every((sign) => sign.test(said))
}

/** Out of the house, and not where they should be by now. */
const wentAndIsAway: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:(?:on a|nous avons|j ai) perdu (?:mon|ma|notre)|(?:est|etait) (?:[a-z]+ ){0,2}?(?:sortie?|partie?|allee?)|a (?:quitte|pris (?:la|sa) (?:voiture|auto))|pas (?:toujours |encore )?(?:rentree?(?! dans)|revenue?(?! sur))) /,
    / (?:perdu (?:mon|ma|notre) (?:.* )?(?:(?:en|dans la) foret|dans les bois|il fait nuit|(?:au|dans le) (?:marche|parc|centre)|(?:a la|en) gare)|aucune? (?:trace|nouvelle)|sans nouvelles?|pas (?:toujours |encore )?(?:rentree?(?! dans)|revenue?(?! sur))|(?:toujours|encore) pas (?:la|rentree?|revenue?)|introuvable|trouve (?:plus|pas|nulle)) /,
  ],
  en: [
    / (?:(?:been|is) gone|(?:went|gone|popped|nipped|walked|wandered|drove) (?:out|off|for|to|down|away)|left (?:the house|home|this morning)|took (?:the|his|her) (?:car|truck)) /,
    / (?:gone since|no (?:sign|trace|word)|not (?:back|home|returned|come (?:back|home))|should (?:have been|be) (?:back|home)|never (?:came|got) (?:back|home)|can not find (?:him|her)|nowhere) /,
  ],
}

/** The same of who has dementia, however it is told; read only in what is an emergency. */
export function tellsOfConfusedAndAway({ language, whole: { words, concepts } }: Evidence): boolean {
  const said = ` ${words.filter((word) => word !== '.').join(' ')} `
  if (concepts.has('AGEMINOR') || withThem[language].test(said) || notNow[language].test(said)) return false
  const isFrail = helpless[language].test(said) || concepts.has('AGEOLD')
  return isFrail && anyAdult[language].test(said) && wentAndIsAway[language].every((sign) => sign.test(said))
}
