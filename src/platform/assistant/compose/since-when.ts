// Questions since when something lasts, and the replies to them.
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'

/** « Depuis quel jour », "how long": what does not happen since a day answers these too. */
export const asksSince = ({ ask }: ScriptQuestion): boolean =>
  /(?<![a-z])(?:depuis|since|how long)(?![a-z])/.test(fold(ask))

const sinceDay = /^(?:depuis|since) .{1,24}$/

/** « Depuis le 12 novembre » replies to the question since when, where there is one, and not on which day something was done. */
export const repliesToSince = (
  script: readonly ScriptQuestion[],
  shown: ScriptQuestion,
  told: readonly string[],
): boolean =>
  shown.kind === 'date' &&
  !asksSince(shown) &&
  told.every((sentence) => sinceDay.test(fold(sentence))) &&
  script.some((question) => question.kind === 'date' && asksSince(question))
