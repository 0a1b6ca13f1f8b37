import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../api/call.ts'
import { readToken, writeToken } from '../../api/token.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { whenAttended } from '../../shell/attended.ts'
import { codeOf } from '../../shell/errors/say-failure.ts'
import { type LiveState, useLive } from '../../shell/live/live.ts'
import { useReading } from '../../shell/live/use-reading.ts'
import { readOrKept, showKeptAt } from '../../shell/offline/kept-readings.ts'
import type { QuestionsApi } from '../contract.ts'
import { keptQuestion } from '../kept-question.ts'
import type { Message, QuestionView } from '../shapes.ts'
import { emptyThread, readFrom, readOn, type Thread, withOwn } from '../thread/thread.ts'
import { useSession } from './session.ts'

const call = client<QuestionsApi>()

/** While others work, some of the status ("is reading") changes without an event. */
const lookEvery = 20_000
const moving = new Set(['QUEUED', 'OFFERED', 'ASSIGNED', 'FOLLOW_UP', 'UNSERVED', 'INTAKE'])

export type OwnQuestion = {
  view: QuestionView | null
  messages: readonly Message[]
  /** The code of the refusal of the first load, or of an expired session. */
  problem: string | null
  live: LiveState
  /** How many times the server has replied: whoever waits for it tries again when this grows. */
  answered: number
  read: () => void
  /** Takes the newest state from the reply of a command. */
  keep: (view: QuestionView) => void
  add: (message: Message) => void
}

type Read = { view: QuestionView; thread: Thread }

/** One own question and its thread, kept current while the page is open. */
export function useQuestion(id: string, locale: Locale, withThread = true): OwnQuestion {
  const session = useSession(locale)
  const { data, problem, answered, reload, show } = useReading<Read>(
    session === 'there' ? id : null,
    (of, known) =>
      readOrShown(of, { known, locale, withThread }).catch((error: unknown) => {
        if (codeOf(error) === 'not_signed_in') writeToken(null)
        throw error
      }),
    locale,
  )
  const keep = useCallback(
    (view: QuestionView) => show((was) => was && (was.view.version > view.version ? null : { ...was, view })),
    [show],
  )
  const add = useCallback(
    (message: Message) => show((was) => was && { ...was, thread: withOwn(was.thread, message) }),
    [show],
  )

  const live = useLive(['question'], ({ kind, ref }) => {
    if (readToken() && (kind === 'again' || ref === id)) reload()
  })

  useEffect(() => () => showKeptAt(null), [])

  // A command's own reply may be the first to show that the answer is unlocked.
  const stale = data?.thread.locked === true && !isLocked(data.view)
  useEffect(() => {
    if (stale) void reload()
  }, [stale, reload])

  // A page without the messages has not shown them.
  useSeen(id, withThread ? (data?.view.version ?? null) : null)

  const state = data?.view.state ?? ''
  useEffect(() => {
    if (!moving.has(state)) return
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) reload()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [state, reload])

  return {
    view: data?.view ?? null,
    messages: (data?.thread ?? emptyThread).messages,
    problem: session === 'over' ? 'share_unknown' : (problem?.code ?? null),
    live,
    answered,
    read: reload,
    keep,
    add,
  }
}

/**
 * Says which version has been looked at, so that no email tells it again. A page in the background, or one that nobody has
 * touched for some minutes, shows nothing to anybody.
 */
function useSeen(id: string, version: number | null): void {
  useEffect(() => {
    if (version === null) return
    return whenAttended(() => {
      // Without it an email more is sent.
      void call('POST /questions/:id/seen', { params: { id }, body: { version } }).catch(() => {})
    })
  }, [id, version])
}

type Wanted = { known: Read | null; locale: Locale; withThread: boolean }

/**
 * The first reading of a page may be what was kept when there is no network; what it shows already is newer. Nothing is kept
 * of an emergency, or where somebody else may look at this browser.
 */
function readOrShown(id: string, wanted: Wanted): Promise<Read> {
  const read = () => readQuestion(id, wanted)
  if (!wanted.withThread) return read()
  return readOrKept(keptQuestion(id, wanted.locale), read, { mayKeep: isSafeToKeep, shown: wanted.known !== null })
}

const isSafeToKeep = ({ view }: Read) => view.emergency === null && view.safeToWrite !== false

async function readQuestion(id: string, { known, locale, withThread }: Wanted): Promise<Read> {
  const view = await call('GET /questions/:id', { params: { id }, query: { locale } })
  const thread = known?.thread ?? emptyThread
  if (!withThread) return { view, thread }
  const locked = isLocked(view)
  const after = readFrom(thread, locked)
  const { messages } = await call('GET /questions/:id/messages', { params: { id }, query: { after, locale } })
  return { view, thread: readOn(thread, messages, locked) }
}

const isLocked = ({ answeredAt, status }: QuestionView) => answeredAt !== null && !status.answerAvailable

/** During an emergency only the conversation shows whom to call: every other page of the question leads there. */
export function useEmergencyFirst(view: Pick<QuestionView, 'id' | 'emergency'> | null, locale: Locale): void {
  const go = useNavigate()
  const id = view?.emergency ? view.id : null
  useEffect(() => {
    if (id) void go(href('consultation', locale, { id }), { replace: true })
  }, [id, go, locale])
}
