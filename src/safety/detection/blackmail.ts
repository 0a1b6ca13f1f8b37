// Somebody who is blackmailed with pictures of themselves: whom to call depends on their age.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const pictures: Record<Language, RegExp> = {
  fr: / (?:photos?|fotos?|videos?|nudes?|nue?s?|images?|webcam|cam|filme\w*|filmer|appel coquin|dossiers?) /,
  en: / (?:photos?|pics?|pictures?|tapes?|videos?|vids?|nudes?|naked|images?|webcam|filmed|recorded|recording|sext\w*) /,
}
const demands: Record<Language, RegExp> = {
  fr: / (?:chanter|chantage|racket\w*|menac\w*|menass\w*|sinon|publi\w*|post(?:e|er)|diffus\w*|partag\w*|balanc\w*|montrer?|affich\w*|envoi\w*|envoy\w*|reclam\w*|pay\w*|force|oblige|euros?|demand\w*) /,
  en: / (?:blackmail\w*|sextort\w*|extort\w*|threaten\w*|leak\w*|upload\w*|post|posting|share|sharing|send|sends|unless|or else|pay|wants?|demand\w*|makes?|gift cards?) /,
}
/** What is asked for with a touch: no picture makes it less pressing. */
const inPerson: Record<Language, RegExp> = {
  fr: / (?:couch\w*|rapports?|faire l amour|sucer|viol\w*|touch\w*|prostitu\w*|frapp\w*|tape|bat) /,
  en: / (?:sleep with|sex with|have sex|suck|rap(?:e|ed|ing)|touch\w*|hit|hits|beat\w*) /,
}
/** The writer’s own age, or what only adults have. */
const writerIsAdult: Record<Language, RegExp> = {
  fr: / (?:(?:j ai|suis une? (?:femme|homme|mec) de|ai|a) (?:1[89]|[2-9]\d) ans|ma (?:femme|compagne|patronne|cheffe|boite)|mon (?:mari|conjoint|compagnon|patron|employeur|chef|boulot)|mes collegues|marie) /,
  en: / (?:(?:i am|am) (?:a )?(?:(?:man|woman|guy|male|female) of )?(?:1[89]|[2-9]\d)|my (?:wife|husband|fiancee?|boss|employer|manager|work|job|colleagues?|co ?workers?|company)|co ?workers?|married) /,
}
const ofChild: Record<Language, RegExp> = {
  fr: / (?:(?:mon|notre) (?:fils|ado|petit frere|gamin)|(?:ma|notre) (?:fille|petite soeur|gamine)|eleve|mineure?|college|lycee|classe|ecole|(?:en )?[3-6] ?eme) (?!et (?:a )?(?:ma|mon))/,
  en: / (?:my (?:son|daughter|kid|child|little (?:brother|sister)|nephew|niece|teen\w*)|school|minor|(?:in )?(?:year|grade) \d+|underage) /,
}

/** Whether somebody is pressed with pictures, and by nothing that happens face to face. */
export function tellsOfBlackmail(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return [pictures, demands].every((sign) => sign[language].test(said)) && !inPerson[language].test(said)
}

/** Whether that is the writer, and an adult: who protects children does not answer them. */
export function tellsOfBlackmailedAdult(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language, whole } = evidence
  if (whole.concepts.has('AGEMINOR') || ofChild[language].test(said)) return false
  return writerIsAdult[language].test(said) && tellsOfBlackmail(evidence)
}
