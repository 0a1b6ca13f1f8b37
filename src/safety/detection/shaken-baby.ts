// A baby who was shaken: the brain may bleed, and an ambulance comes before anybody asks who did it.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const baby: Record<Language, RegExp> = {
  fr: / (?:bebe|nourrisson|nouveau nee?|nouveaux nes|jumeaux?|jumelles?|(?:[1-9]|1\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:mois|semaines?|jours)) /,
  en: / (?:baby|babies|newborn|infant|twins?|(?:[1-9]|1\d|one|two|three|four|five|six|seven|eight|nine|ten) (?:months?|weeks?|days?) old|little one) /,
}
const shaken: Record<Language, RegExp> = {
  fr: / (?:(?:j ai|je l ai|l ai|l a|la|l ont|a|ont|ai|je|mari|mec|copain|nounou|il|elle) (?:trop |un peu trop |un peu |tres |tellement |encore |meme )?secou(?:e|ee|es|ees|ait) (?:(?:trop |tres |un peu |assez )?(?:fort|violemment|brusquement) )?(?:[a-z]+ ){0,2}?(?:bebe|nourrisson|nouveau nee?|fils|fille|petite?|jumeau|jumelle|enfant|trop fort|tres fort|fort|violemment|plusieurs fois|pour qu il|pour qu elle|parce qu|quand (?:il|elle)|car (?:il|elle)|hier|ce (?:matin|soir)|cette nuit|tout a l heure)|(?:vien\w*|train) de (?:le |la |l )?secouer (?:[a-z]+ ){0,2}?(?:bebe|nourrisson|fils|fille|petite?|violemment|fort|comme)|(?:vien\w*|train) de (?:le|la) secouer|(?:pleur\w*|hurl\w*|cri\w*) (?:[a-z]+ ){0,6}?je l ai secouee?|(?:bebe|nourrisson|nouveau nee?|fils|fille|petite?) (?:[a-z]+ ){0,2}?(?:a ete|s est fait|ete) secouee?) /,
  en: / (?:(?:shook|shaken|keeps shaking|been shaking|was shaking|caught (?:him|her|them) shaking|saw (?:him|her|them) (?:shake|shaking)|shakes) (?:up )?(?:(?!us |me |hands |head )[a-z0-9]+ ){0,4}?(?:baby|newborn|infant|son|daughter|twins?|him|her|it|little one|(?:month|week|months|weeks) old)|(?:baby|newborn|infant|son|daughter) (?:[a-z0-9]+ ){0,4}?(?:was|been|being|got) shaken) /,
}
/** A thing that is shaken, a ride, or a baby who trembles. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:biberons?|lait|hochet|jouet|syndrome|prevention|risque de|poussette|paves|voiture|siege|trampoline|transat|balancelle|pour (?:le|la) (?:reveiller|reanimer|faire (?:respirer|reagir))|pas secoue\w*|jamais (?:[a-z]+ )?secoue\w*|tete (?:de gauche|en dormant)|fievre|frissons?|berce\w*|secoue (?:la tete|ses|son|sa|le hochet)) /,
  en: / (?:bottles?|formula|milk|rattle|toy|syndrome|prevention|awareness|risk of|stroller|pram|pushchair|buggy|car seat|bumpy|trampoline|bouncer|swing|to wake|awake|revive|never (?:[a-z]+ )?(?:shaken|shook|shake)|not (?:been )?shaken|fever|shivering|hand|shook (?:his|her) head|shaken up|due (?:in|on)|earthquake) /,
}

/** « J’ai secoué mon bébé, maintenant il est bizarre », "my boyfriend shook the baby". */
export function tellsOfShakenBaby(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (!baby[language].test(said) || !shaken[language].test(said)) return false
  return !otherwise[language].test(said) && !tellsOfFictionOrPast(evidence)
}
