import type { OwnExpert } from '../../../experts/contract.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Desk, DeskQuestion, Message } from '../../shapes.ts'
import { lastSeq, mergeMessages } from '../../thread.ts'
import { experts, questions } from './calls.ts'
import { type Reading, useReading } from './use-reading.ts'

export type DeskShown = { desk: Desk; own: OwnExpert }

/** Offers, work and presence of the expert who is signed in. */
export function useDesk(locale: Locale, open: boolean): Reading<DeskShown> {
  return useReading<DeskShown>(open ? locale : null, async (_key, _known, signal) => {
    const [desk, own] = await Promise.all([
      questions('GET /desk', { query: { locale }, signal }),
      experts('GET /me/expert', { signal }),
    ])
    return { desk, own }
  })
}

export type QuestionShown = { question: DeskQuestion; messages: Message[] }

/** The question that is open on the desk; of its thread only what is new is fetched again. */
export function useDeskQuestion(id: string | null, locale: Locale): Reading<QuestionShown> {
  return useReading<QuestionShown>(id, async (of, known, signal) => {
    const before = known?.messages ?? []
    const [question, said] = await Promise.all([
      questions('GET /desk/questions/:id', { params: { id: of }, query: { locale }, signal }),
      questions('GET /questions/:id/messages', {
        params: { id: of },
        query: { after: lastSeq(before), locale },
        signal,
      }),
    ])
    return { question, messages: mergeMessages(before, said.messages) }
  })
}
