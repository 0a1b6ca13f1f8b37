import { askedWithOrder, openIntake, questionsInAll } from '../../assistant/intake-replies.ts'
import { shownIn, takeTapped } from '../../assistant/parts/intake-draft.ts'
import { isWaiting } from '../../parts/question-paths.ts'
import type { Message, QuestionView, UnderstoodFact } from '../../shapes.ts'
import type { Sending } from './use-outbox.ts'

type Conversing = {
  view: QuestionView
  messages: readonly Message[]
  /** A message is on its way: what it replies to is not asked meanwhile. */
  sending: boolean
  /** The fact that the client is correcting. */
  correcting: UnderstoodFact | null
  send: (message: Sending) => void
}

export type OpenQuestions = {
  /** The message whose questions the client may answer now. */
  asked: Message | undefined
  /** The message whose questions are not listed in the thread. */
  askedIn: string | undefined
  total: number
  sendWithTapped: (message: Sending) => void
  /** What is typed as a message is a reply to the question that is shown. */
  sendTyped: (message: Sending) => void
}

export function useIntake({ view, messages, sending, correcting, send }: Conversing): OpenQuestions {
  const last = openIntake(messages)
  const asked = sending ? undefined : questionsOpen(view, messages)
  const open = asked === last ? asked : undefined
  const sendWithTapped = (message: Sending) => send(open ? takeTapped(view.id, open, message) : message)
  return {
    asked,
    askedIn: (sending ? last : asked)?.id,
    total: open ? questionsInAll(messages, open) : (asked?.intake?.questions.length ?? 0),
    sendWithTapped,
    sendTyped: (message) => {
      const replyTo = correcting?.key ?? (open && shownIn(view.id, open))
      sendWithTapped({ ...message, replyTo })
    },
  }
}

function questionsOpen(view: QuestionView, messages: readonly Message[]): Message | undefined {
  if (view.assistantWriting || !view.can.say) return undefined
  return openIntake(messages) ?? (isWaiting(view) ? askedWithOrder(messages) : undefined)
}
