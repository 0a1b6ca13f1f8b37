// Foam at the mouth and limbs that shake: a fit, and no poison or blow unless one is told of.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const mouth: Record<Language, RegExp> = {
  fr: / (?:bave\w*|mousse\w*|ecume\w*|mord (?:sa|la) langue|(?:s est |se )?mord\w* la langue|yeux (?:revulses?|retournes?|blancs|qui partent)) /,
  en: / (?:foam\w*|froth\w*|drool\w*|dribbl\w*|slobber\w*|bit(?:ing|ten)? (?:his|her|my|the) tongue|eyes (?:are |have |has )?(?:roll\w*|gone back|white)|eyes (?:[a-z]+ )?(?:back|rolled)) /,
}
const limbs: Record<Language, RegExp> = {
  fr: / (?:trembl\w*|convuls\w*|secousses?|se secoue|secoue de partout|raide?s?|se raidit|soubresauts?|saccad\w*|spasmes?|crise (?:de epilepsie|epileptique|convulsive)) /,
  en: / (?:shak\w*|jerk\w*|twitch\w*|convuls\w*|stiff\w*|rigid|trembl\w*|spasm\w*|thrashing|fitting|seizure|fit|seizing) /,
}
const down: Record<Language, RegExp> = {
  fr: / (?:par terre|au sol|a terre|sur le (?:sol|carrelage|trottoir|canape|lit|quai|parquet)|tombee?|s est (?:ecroulee?|effondree?)|repond (?:plus|pas)|reagit (?:plus|pas)|inconsciente?|crise|reveille (?:plus|pas)|bleue?|epilep\w*|convuls\w*) /,
  en: / (?:on the (?:floor|ground|bed|sofa|couch|pavement|kitchen floor|platform)|fell|fallen|collapsed|dropped|not respond\w*|unresponsive|unconscious|wake|can not hear|blue|epilep\w*|convuls\w*|seizure|fitting|having a fit|started fitting) /,
}
/** What was swallowed, a blow, an animal, teeth, a tantrum: each is another matter. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:avale\w*|bu|mange\w*|pris|prise|ingere\w*|piquee?|mordue?|drogue\w*|overdose|frapp\w*|coups|chien\w*|labrador|berger|caniche|bouledogue|pattes|chat\w*|chiot|cheval|lapin|dents?|hochet|colere|caprice|froid|rire|rigole|savon|bain moussant|rasage|biere|machine|lave|chauffe|garantie|facture|moto|voiture|amoureu\w*|courant|electri\w*|fievre) /,
  en: / (?:swallowed|ate|eaten|drank|drunk|took|taken|stung|bitten|drugs?|overdose\w*|hit|punched|kicked|beat\w*|dog\w*|russell|terrier|spaniel|labrador|retriever|paws?|paddling|cat|kitten|puppy|horse|rabbit|teeth\w*|rattle|toy|tantrum|cold|laugh\w*|soap|shaving|beer|machine|boiler|warranty|car|washer|dishwasher|mattress|electri\w*|fever) /,
}

/** « Mon mari a fait une crise, il bave et il tremble par terre ». */
export function tellsOfSeizure(evidence: Evidence): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  if (whole.concepts.has('PETSUBJ') || otherwise[language].test(said) || tellsOfFictionOrPast(evidence)) return false
  return [mouth, limbs, down].every((sign) => sign[language].test(said))
}
