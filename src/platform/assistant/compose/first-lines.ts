import { fold } from '../fold.ts'
import { assistantMessagesFor } from '../messages.ts'
import type { Dossier } from '../port.ts'
import { clientSentences } from './known-answers.ts'

const eatsNothing =
  /(?<![a-z])(?:(?:ne |n')?(?:mange|avale|s'alimente|mangeait) (?:plus|rien|pas|presque (?:plus|rien))|(?:n'a|a) (?:rien|pas|plus) mange|(?:refuse|a cesse|arrete) (?:de )?(?:manger|s'alimenter|toute nourriture|la nourriture)|(?:sans|plus) manger|anorexi[a-z]*|(?:is ?n[o']t|not|isn't|stopped|has stopped|won'?t|will not|refus(?:es|ing)(?: to)?|hardly|barely|doesn'?t|does not|has ?n[o']t|hasn't|has not|didn'?t|did not) (?:been )?(?:eat(?:s|en|ing)?|food|touch(?:ed|ing)? (?:his|her|its|the) food)|off (?:his|her|its|their) food|no appetite)(?![a-z])/

const ill =
  /(?<![a-z])(?:vom[a-z]*|diarrh[a-z]*|abattu[a-z]*|prostre[a-z]*|apathi[a-z]*|faibl[a-z]*|fievre|fever|letharg[a-z]*|maigri[a-z]*|boit (?:beaucoup|enormement)|drink(?:s|ing) a lot|malade|sick|unwell|weak|listless|hiding|se cache|bave|drool[a-z]*|touss[a-z]*|cough[a-z]*|limp[a-z]*)(?![a-z])/
/** An animal that leaves one meal may only be choosy; one that has left several is not. */
const lasting =
  /(?<![a-z])(?:depuis (?:hier|avant-hier|\d+|un|une|deux|trois|quatre|plusieurs|quelques)|since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last)|(?:for|in) (?:\d+|a|one|two|three|four|several|a few) (?:days?|hours?|weeks?)|\d+ ?(?:h|heures?|jours?|days?|hours?))(?![a-z])/

/** « ne mange pas ses croquettes mais adore la pâtée » */
const choosy =
  /(?<![a-z])(?:mais|but|only|que de la|seulement|uniquement)(?: [a-z']+){0,3} (?:mange|adore|aime|accepte|eats|loves|likes|takes)(?![a-z])/

const dead =
  /(?<![a-z])(?<!presque |quasi |almost |nearly |as good as )(?:mort[es]?|decede[a-z]*|euthanasi[a-z]*|died|dead|passed away|put (?:down|to sleep))(?![a-z])/
/** It is well but for its meals, or again. */
const well =
  /(?<![a-z])(?<!not |n't |no longer |stopped |ne |n'est |pas |plus )(?:bright|playful|playing|en (?:pleine )?forme|(?:il|elle) joue|joueu(?:r|se)|remange|mange (?:de nouveau|a nouveau|bien|normalement)|eat(?:s|ing) (?:again|normally|well)|va (?:bien|mieux)|is (?:fine|well|better))(?![a-z])/

const ofAnimal = (dossier: Dossier, said: readonly string[] = clientSentences(dossier)): string =>
  dossier.category.slug === 'animaux' ? fold(said.join('\n')) : ''

/** Whether the animal has died: nothing is urgent for it any more. */
export const isAboutDeadAnimal = (dossier: Dossier): boolean => dead.test(ofAnimal(dossier))

/** Whether the question is about an animal that is not well, and not about a purchase or a journey. */
export const isAboutUnwellAnimal = (dossier: Dossier): boolean => {
  const said = ofAnimal(dossier)
  return !dead.test(said) && (eatsNothing.test(said) || ill.test(said))
}

/** Whether the client tells of a sick animal that does not eat, which a vet must see on the same day. */
function isSickAndEatsNothing(dossier: Dossier, sentences?: readonly string[]): boolean {
  const said = ofAnimal(dossier, sentences)
  return (
    eatsNothing.test(said) &&
    (ill.test(said) || lasting.test(said)) &&
    !choosy.test(said) &&
    !dead.test(said) &&
    !well.test(said)
  )
}

/** What stands before everything else: whom to call, and, by what is `said`, whom to see today. */
export function firstLines(dossier: Dossier, said?: readonly string[]): readonly string[] {
  const { emergency = [] } = dossier
  if (emergency.length > 0) return emergency
  return isSickAndEatsNothing(dossier, said) ? [assistantMessagesFor(dossier.locale).vetToday] : []
}
