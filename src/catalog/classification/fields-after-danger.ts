// Where the matter behind a danger is asked, once the person has said that nobody is in danger now.

import { fold } from '../../i18n/fold.ts'
import type { EmergencySituation } from '../../safety/situations.ts'

const animal =
  /(?<![a-z])(?:chien(?:ne)?s?|chiots?|chat(?:te|on|tes|ons)?s?|lapins?|cheval|chevaux|jument|poney|hamsters?|furets?|oiseau|perroquet|poules?|tortues?|animal|animaux|dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|horses?|pony|hamsters?|ferrets?|birds?|parrots?|hens?|tortoises?|pets?|vet)(?![a-z])/

/**
 * What somebody does to another person is a matter of law. Such texts speak of fear and of sleepless nights too: by
 * their words alone a psychologist would be asked.
 */
const fields: Partial<Record<EmergencySituation, readonly string[]>> = {
  'partner-violence': ['famille', 'justice'],
  violence: ['justice', 'famille'],
  'sexual-violence': ['justice', 'famille'],
  'child-missing': ['famille', 'justice'],
  'child-abuse': ['famille', 'justice'],
  'child-exploitation': ['justice', 'informatique'],
  'elder-abuse': ['famille', 'justice'],
}

/** What happens to somebody's body is a doctor's matter: « elle a avalé une boîte » is of no animal that is not named. */
const ofBody: readonly EmergencySituation[] = [
  'overdose',
  'suicide-attempt',
  'poisoning',
  'button-battery',
  'allergy',
  'breathing',
  'unconscious',
  'chest-pain',
  'stroke',
  'bleeding',
  'burn',
  'pregnancy',
  'electrocution',
  'drowning',
]
const ofHealth = (situation: EmergencySituation): readonly string[] =>
  situation === 'suicide' ? ['psychologie', 'sante'] : ofBody.includes(situation) ? ['sante'] : []

/** Violence at home that is told of as a state: no emergency by itself. */
const atHome = new RegExp(
  [
    '(?<![a-z])(?:(?:femme|epouse|mari|enfant|mere)s? battu(?:e|s|es)?|violences? (?:conjugales?|familiales?|domestiques?)',
    '(?:mari|conjoint|compagnon|ex|pere|concubin) (?:est |etait |devient )?violente?|ordonnance de protection',
    'battered (?:wife|wives|woman|women|husband|spouse)|domestic (?:violence|abuse)|(?:violent|abusive) (?:husband|partner|spouse|ex|father|boyfriend)',
    '(?:husband|partner|spouse|ex|father|boyfriend) is (?:violent|abusive)|protection order',
    '(?:mistreat(?:s|ed|ing)?|maltrait(?:e|ent|ee|er)) (?:my|our|her|his|ma|mon|notre|sa|son)(?: \\w+){0,4} (?:mother|father|mere|pere|grand mere|grand pere|child|children|enfants?|fils|fille))(?![a-z])',
  ].join('|'),
)

/** Fields that a text about a person in danger cannot be about. */
export const notOfPersons = (text: string, situations: readonly EmergencySituation[]): string[] =>
  situations.length > 0 && !animal.test(fold(text)) ? ['animaux'] : []

/** The fields of which one must come first, the likeliest first; none where the words decide. */
export function fieldsAfterDanger(text: string, situations: readonly EmergencySituation[]): string[] {
  const told = situations.flatMap((situation) => fields[situation] ?? [])
  const due = [...told, ...(atHome.test(fold(text)) ? (fields['partner-violence'] ?? []) : [])]
  if (due.length > 0 || animal.test(fold(text))) return [...new Set(due)]
  return [...new Set(situations.flatMap(ofHealth))]
}
