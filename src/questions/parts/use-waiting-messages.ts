import type { QuestionView } from '../shapes.ts'
import { useQuestionMessages } from './messages.ts'
import type { QuestionUiMessages } from './page-messages.ts'

type Waiting = QuestionUiMessages['waiting']

/** The messages of a search; none promises an email where none is sent about this question. */
export function useWaitingMessages({ emailsWithheld }: Pick<QuestionView, 'emailsWithheld'>): Waiting {
  const { waiting } = useQuestionMessages('waiting')
  if (!emailsWithheld) return waiting
  const { looking, named, booked, answerNext, waitText, bookText, waiting: chosen } = waiting.unwritten
  return {
    ...waiting,
    answerNext,
    leads: { ...waiting.leads, looking, named, booked },
    unserved: { ...waiting.unserved, waitText, bookText, waiting: chosen },
  }
}
