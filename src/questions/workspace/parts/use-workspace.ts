import type { OwnExpert } from '../../../experts/contract.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type Reading, useReading } from '../../../shell/live/use-reading.ts'
import type { Workspace, WorkspaceQuestion } from '../../shapes.ts'
import { emptyThread, readFrom, readOn, type Thread } from '../../thread/thread.ts'
import { experts, questions } from './api-clients.ts'

export type WorkspaceShown = { desk: Workspace; own: OwnExpert }

/** Offers, work and presence of the expert who is signed in. */
export function useWorkspace(locale: Locale, open: boolean): Reading<WorkspaceShown> {
  return useReading<WorkspaceShown>(open ? locale : null, async (_key, _known, signal) => {
    const [desk, own] = await Promise.all([
      questions('GET /desk', { query: { locale }, signal }),
      experts('GET /me/expert', { signal }),
    ])
    return { desk, own }
  })
}

export type QuestionShown = { question: WorkspaceQuestion; thread: Thread }

/** The question that is open in the workspace; of its thread only new messages are loaded again. */
export function useWorkspaceQuestion(id: string | null, locale: Locale): Reading<QuestionShown> {
  return useReading<QuestionShown>(
    id,
    async (of, known, signal) => {
      const thread = known?.thread ?? emptyThread
      const [question, said] = await Promise.all([
        questions('GET /desk/questions/:id', { params: { id: of }, query: { locale }, signal }),
        questions('GET /questions/:id/messages', {
          params: { id: of },
          query: { after: readFrom(thread, false), locale },
          signal,
        }),
      ])
      return { question, thread: readOn(thread, said.messages, false) }
    },
    locale,
  )
}
