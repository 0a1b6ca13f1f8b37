import { day } from '../../../../i18n/format.ts'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import type { PhraseValues } from '../../phrases.ts'
import { dayOf } from '../dates.ts'

type Filling = Pick<WorkspaceQuestion, 'writesIn' | 'writtenCategory' | 'clientName' | 'number' | 'brief'>

/** What the open question puts in the place of a phrase's variables, in the language that the expert writes in. */
export function phraseValues(question: Filling | null, now: Date): PhraseValues {
  if (!question) return { firstName: null, date: null, deadline: null, number: null, field: null }
  const { brief, writesIn } = question
  return {
    firstName: question.clientName,
    date: day(writesIn, now),
    deadline: brief?.neededBy ? dayOf(writesIn, brief.neededBy) : null,
    number: String(question.number),
    field: question.writtenCategory,
  }
}
