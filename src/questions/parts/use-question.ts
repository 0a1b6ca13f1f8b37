import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../api/call.ts'
import { readToken, writeToken } from '../../api/token.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type LiveState, useLive } from '../../shell/live.ts'
import { codeOf } from '../../shell/say-failure.ts'
import type { QuestionsApi } from '../contract.ts'
import type { Message, QuestionView } from '../shapes.ts'
import { lastSeq, mergeMessages } from '../thread.ts'
import { useSession } from './session.ts'

const call = client<QuestionsApi>()

/** While others work, some of what is true ("is reading") changes without an event. */
const lookEvery = 20_000
const moving = new Set(['QUEUED', 'OFFERED', 'ASSIGNED', 'FOLLOW_UP', 'UNSERVED', 'INTAKE'])

export type OwnQuestion = {
  view: QuestionView | null
  messages: readonly Message[]
  /** The code of what stands in the way of the first reading, or a session that is over. */
  problem: string | null
  live: LiveState
  /** How often the server has answered: whoever waits for it tries again when this grows. */
  answered: number
  read: () => Promise<void>
  /** A command has answered with the newest state. */
  keep: (view: QuestionView) => void
  add: (message: Message) => void
}

/** One own question and its thread, kept true while the page is open. */
export function useQuestion(id: string, locale: Locale, withThread = true): OwnQuestion {
  const session = useSession(locale)
  const [view, setView] = useState<QuestionView | null>(null)
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [answered, setAnswered] = useState(0)
  const reading = useRef<'no' | 'yes' | 'again'>('no')
  const known = useRef({ seq: 0, locked: false })
  known.current.seq = lastSeq(messages)

  const keep = useCallback((next: QuestionView) => {
    setView((before) => (before && before.version > next.version ? before : next))
  }, [])
  const add = useCallback((message: Message) => setMessages((before) => mergeMessages(before, [message])), [])

  const read = useCallback(async () => {
    if (reading.current !== 'no') {
      reading.current = 'again'
      return
    }
    do {
      reading.current = 'yes'
      try {
        const next = await call('GET /questions/:id', { params: { id }, query: { locale } })
        // An answer that was locked has its words now: the whole thread is read anew.
        const locked = next.status.line === 'answer_locked'
        const after = known.current.locked && !locked ? 0 : known.current.seq
        known.current.locked = locked
        const thread = withThread
          ? await call('GET /questions/:id/messages', { params: { id }, query: { after, locale } })
          : null
        setView(next)
        if (thread) setMessages((before) => mergeMessages(before, thread.messages))
        setProblem(null)
        setAnswered((before) => before + 1)
      } catch (error) {
        const code = codeOf(error)
        if (code === 'not_signed_in') writeToken(null)
        setProblem(code)
      }
    } while ((reading.current as string) === 'again')
    reading.current = 'no'
  }, [id, locale, withThread])

  useEffect(() => {
    if (session === 'there') void read()
    if (session === 'over') setProblem('share_unknown')
  }, [session, read])

  const live = useLive(['question'], ({ kind, ref }) => {
    if (session === 'there' && readToken() && (kind === 'again' || ref === id)) void read()
  })

  const state = view?.state ?? ''
  useEffect(() => {
    if (!moving.has(state)) return
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void read()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [state, read])

  return { view, messages, problem, live, answered, read, keep, add }
}
