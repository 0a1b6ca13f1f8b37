// Where the matter behind a danger is asked, once the person has said that nobody is in danger now.
import type { EmergencySituation } from '../../safety/situations.ts'
import { fold } from '../fold.ts'

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

/** The fields of which one must come first, the likeliest first; none where the words decide. */
export function fieldsAfterDanger(text: string, situations: readonly EmergencySituation[]): string[] {
  const told = situations.flatMap((situation) => fields[situation] ?? [])
  return [...new Set([...told, ...(atHome.test(fold(text)) ? (fields['partner-violence'] ?? []) : [])])]
}
