// Somebody ill from a drug of the night, under its names at festivals: « taz », "yokes". Its words read as heat, current or fire.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const drug: Record<Language, string> = {
  fr: '(?:taz|tazs?|ecsta\\w*|mdma|md|molly|keta\\w*|ket|coke|cocaine|speed|amphet\\w*|trips?(?! (?:a|au|aux|de|vers|en (?!rave|teuf|soiree|boite)))|lsd|ghb|gbl|champis?|champotes?|champignons hallu\\w*|3mmc|4mmc|crack|heroine|fentanyl|meth|2cb|drogues?|cachetons?|parachutes?|protoxyde|buvards?|peanuts?|bonbons)',
  en: '(?:yokes?|yips?|pingers?|mdma|mandy|molly|ecstasy|ket|ketamine|speed|coke(?! (?:from|zero|can|cans|bottle|and|out))|cocaine|acid|lsd|shrooms|magic mushrooms|ghb|2cb|gary|garys|bumps?|nos|spice|meth|heroin|fentanyl|fent|disco biscuits|drugs|roofies?|pills?(?= (?:[a-z0-9]+ ){0,12}?(?:festival|rave|club|gig|party|picnic|concert))|(?<=(?:festival|rave|club|gig|party|picnic|concert) (?:[a-z0-9]+ ){0,12})pills?)',
}
const took: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:pris|prise|prend|gobe\\w*|avale\\w*|sniff\\w*|tape\\w*|fume\\w*|consomm\\w*|mange\\w*|bouff\\w*|met|mis|melang\\w*) (?:[a-z0-9]+ ){0,6}?${drug.fr} `,
  ),
  en: new RegExp(
    ` (?:took|taken|takes|taking|had|dropped|popped|necked|done|did|doing|ate|swallowed|snorted|sniffed|double dropped|on|smoked|mixed) (?:[a-z0-9]+ ){0,6}?${drug.en} `,
  ),
}
const ill: Record<Language, RegExp> = {
  fr: / (?:brulante?|bouillante?|tres chaude?|trop chaude?|transpire\w*|en nage|\d\d de fievre|fievre|delire\w*|dit n importe quoi|n importe quoi|comprend (?:plus|rien)|confuse?|tremble\w*|convuls\w*|machoire|yeux (?:revulses?|retournes?|qui tournent)|repond (?:plus|pas)|reveille (?:plus|pas)|inconsciente?|respire (?:mal|plus|pas|bizarre)|bleue?s?|vomit|coeur (?:[a-z]+ ){0,4}?(?:vite|explose|fond)|palpit\w*|panique|parano\w*|agite\w*|tombee?|evanoui\w*|malaise|hallucin\w*|reagit (?:plus|pas)|mousse|bave) /,
  en: / (?:burning up|boiling|really hot|so hot|very hot|roasting|overheating|sweating|making (?:no|any) sense|not making sense|no sense|talking (?:nonsense|rubbish|shite?|gibberish)|confused|does not know where|shaking|twitching|seizure|fitting|jaw|eyes (?:[a-z]+ )?(?:roll\w*|back)|respond\w*|unresponsive|wake|unconscious|breathing (?:weird|funny|slow|fast)|not breathing|blue|foam\w*|vomit\w*|throwing up|heart (?:[a-z]+ ){0,3}?(?:racing|pounding|exploding|fast)|freaking out|paranoid|collapsed|passed out|floppy|temperature|hallucinat\w*|off (?:his|her) head|agitated|aggressive|grinding) /,
}
const over: Record<Language, RegExp> = {
  fr: / (?:controle|amende|convoqu\w*|permis|test salivaire|depistage|garde a vue|avocat|relaxe|depuis (?:des|plusieurs|\d+) (?:ans|annees|mois)|medicaments?|chien|chat) /,
  en: / (?:court|charge[ds]?|solicitor|fine|licen[cs]e|drug test|caught with|possession|conviction|for (?:years|months)|prescri\w*|antibiotics?|dog|cat|acid reflux|acid attack) /,
}

/** « Mon pote a pris trois taz, il est brûlant et dit n’importe quoi ». */
export function tellsOfStreetDrug(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (over[language].test(said) || tellsOfFictionOrPast(evidence)) return false
  return took[language].test(said) && ill[language].test(said)
}
