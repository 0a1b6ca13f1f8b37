// Somebody paid to look after old people, who beats one: told by family, or by a colleague who has seen it.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const carer: Record<Language, string> = {
  fr: '(?:aides? soignante?s?|(?:une|l|cette|autre|les|deux) as|soignante?s?|infirmiere?s?|auxiliaires?|aide a domicile|aides? menageres?|employee?s?|agents?|ash|collegues?|personnel|veilleu(?:r|se)|aidante?|nounou|femme de menage|equipe de nuit)',
  en: '(?:carers?|care ?workers?|care ?givers?|care assistants?|nurses?|nursing assistants?|aides?|staff|colleagues?|co ?workers?|cnas?|hcas?|orderly|night staff|support workers?|helpers?)',
}
const beats: Record<Language, string> = {
  fr: '(?:tape|tapent|tapait|taper|tapee?|battre|frapp\\w*|gifl\\w*|bat|battent|battait|battue|cogn\\w*|pinc\\w*|secou\\w*|maltrait\\w*|brutalis\\w*|violent\\w*|rudoie\\w*|attache\\w*|claque\\w*|coups?)',
  en: '(?:hit|hits|hitting|slap\\w*|punch\\w*|kick\\w*(?! (?:off|out|up))|beat\\w*(?! (?:the|around|me|us))|pinch\\w*|shak\\w*|shook|rough\\w*|abus\\w*|drag\\w*|smack\\w*|thump\\w*|shov\\w*|strik\\w*|struck|hurt\\w*)',
}
const old: Record<Language, string> = {
  fr: '(?:residente?s?|patiente?s?|pensionnaires?|personnes? agees?|mamie|mamy|papi|papy|grand mere|grand pere|vieille dame|vieux monsieur|vieilles? personnes?|vieux|vieil homme|alzheimer|ma mere|maman|mon pere|papa|ma tante|mon oncle|beneficiaire)',
  en: '(?:residents?|patients?|grandmother|grandfather|my (?:mother|father|aunt|uncle)|mother|father|old (?:man|lady|woman|people)|elderly (?:[a-z]+)|dementia|alzheimers?|pensioners?)',
}
const home: Record<Language, RegExp> = {
  fr: / (?:ehpad|maison de retraite|residence|unite (?:protegee|alzheimer)|usld|long sejour|foyer|mapa|home|chsld|(?:auxiliaires?|aides?|assistante) de vie|aides? a domicile|rpa|a domicile|chez (?:elle|lui|mamie|papi|mes parents|ma mere|mon pere|ma grand mere|mon grand pere)|residente?s?|pensionnaires?) /,
  en: / (?:care home|nursing home|(?:old|retirement|rest) (?:peoples )?home|assisted living|memory care|care facility|facility|hospice|ward|residential home|at home|residents?|at the home) /,
}
const done: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` ${carer.fr} (?:[a-z]+ ){0,6}?(?<! (?:se fait|sont|est|etre|ete|fait) )${beats.fr} (?:[a-z]+ ){0,4}?${old.fr} `,
    ),
    new RegExp(
      ` ${old.fr} (?:[a-z0-9]+ ){0,8}?${carer.fr} (?:de nuit |du soir |qui |a |l |la |le |lui |met |donne |des ){0,4}${beats.fr} `,
    ),
    new RegExp(
      ` ${old.fr} (?:[a-z0-9]+ ){0,4}?(?:se fait|est|a ete|s est fait|se faire|etre) (?:[a-z]+ )?${beats.fr} (?:[a-z]+ ){0,3}?par (?:[a-z]+ ){0,3}?${carer.fr} `,
    ),
  ],
  en: [
    new RegExp(
      ` ${carer.en} (?:[a-z]+ ){0,6}?(?<! (?:was|were|is|are|being|been|get|gets|getting|got) )${beats.en} (?:[a-z]+ ){0,4}?${old.en} `,
    ),
    new RegExp(
      ` (?:${old.en}) (?:[a-z0-9]+ ){0,8}?${carer.en} (?:who |that |at night |is |was |keeps |has |been |just ){0,3}${beats.en} (?:him|her|them) `,
    ),
    new RegExp(
      ` ${old.en} (?:[a-z0-9]+ ){0,4}?(?:is|was|gets|getting|been|being) (?:[a-z]+ )?${beats.en} (?:[a-z]+ ){0,3}?by (?:[a-z]+ ){0,3}?${carer.en} `,
    ),
  ],
}
const otherwise: Record<Language, RegExp> = {
  fr: / (?:nerfs|rapport|compte rendu|texte|ordinateur|clavier|a la porte|que risque|que dit la loi|qu elle peine|peine encourue|si (?:une?|un) (?:aide|soignant|collegue|infirmiere)|innocent\w*|accusee? a tort|fausse accusation|licenci\w*|mesure de contention|sur prescription|ceinture de securite) /,
  en: / (?:report|notes|keyboard|door|penalty|what happens if|suppose|wrongly accused|falsely|unfair dismissal|sacked|dismissed|hits? the (?:call|buzzer|button)|beat\w* me at|hands? with) /,
}

/** « En ehpad, une aide-soignante tape une résidente », "the night carer slaps my nan". */
export function tellsOfCarerViolence(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (!home[language].test(said) || otherwise[language].test(said) || tellsOfFictionOrPast(evidence)) return false
  return done[language].some((sign) => sign.test(said))
}
