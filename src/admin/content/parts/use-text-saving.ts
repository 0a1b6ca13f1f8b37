import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import type { ContentApi, EditedText } from '../../../content/contract.ts'
import { type Autosave, autosave, readDraft } from '../../../shell/drafts/autosave.ts'
import { codeOf, type FailureMessages, failureMessage } from '../../../shell/errors/say-failure.ts'
import type { FieldProblem } from '../../../ui/forms/form.tsx'
import type { AdminMessages } from '../../parts/messages.ts'

type Draft = {
  basedOn: number
  title: string
  summary: string
  body: string
  category: string
  reviewedBy: string
  /** The JSON as typed, not parsed yet. */
  facts: string
}

/** The longest time before input is sent to the server. */
const pause = 4000
/** Temporary errors, after which sending is retried. */
const passing = new Set(['network', 'too_many_requests', 'database_away'])
const texts = client<ContentApi>()

function draftOf(text: EditedText): Draft {
  const { title, summary, body, latestVersion } = text
  const facts = JSON.stringify(text.facts, null, 2)
  return {
    basedOn: latestVersion,
    title,
    summary,
    body,
    category: text.category ?? '',
    reviewedBy: text.reviewedBy ?? '',
    facts,
  }
}

function bodyOf({ title, summary, body, category, reviewedBy }: Draft, facts: Record<string, unknown>) {
  return { title, summary, body, facts, category: category || null, reviewedBy: reviewedBy || null }
}

/**
 * The first input creates a version on the server; later input overwrites that version until it is saved. Input that
 * cannot be sent (no network, an incomplete field, somebody else's newer version) stays in this browser.
 */
export function useTextSaving(text: EditedText, words: AdminMessages['content'], failures: FailureMessages) {
  const [unsaved] = useState(() => readDraft<Draft>(`text:${text.id}`)?.value ?? null)
  const [draft, setDraft] = useState<Draft>(unsaved ?? draftOf(text))
  const [taken, setTaken] = useState(unsaved !== null)
  const [kept, setKept] = useState(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [saved, setSaved] = useState<number | null>(null)
  const [newer, setNewer] = useState<number | null>(null)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const keeper = useRef<Autosave<Draft> | null>(null)
  const typed = useRef(draft)
  /** Whether the newest version was created by autosaving in this session. */
  const begun = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const stopped = useRef(false)

  function show(next: Draft) {
    typed.current = next
    setDraft(next)
  }

  /** Sends one request after the other, so that each is based on the version that the one before created. */
  function send(basedOn?: number): Promise<number> {
    const sent = sending.current.then(async () => {
      const given = typed.current
      const facts = objectIn(given.facts)
      if (!facts) throw new Error('facts')
      const body = { basedOn: basedOn ?? given.basedOn, replace: begun.current, ...bodyOf(given, facts) }
      const { latestVersion } = await texts('PUT /admin/texts/:id/draft', { params: { id: text.id }, body })
      const same = typed.current === given
      show({ ...typed.current, basedOn: latestVersion })
      if (same) keeper.current?.done()
      else keeper.current?.touch(typed.current)
      setNewer(null)
      setTaken(false)
      return latestVersion
    })
    sending.current = sent.catch(() => undefined)
    return sent
  }

  /** Autosaves without showing errors: the button shows them when somebody presses it. */
  async function push() {
    timer.current = undefined
    if (stopped.current) return
    const before = typed.current
    try {
      await send()
      begun.current = true
      setKeptAt(new Date().toISOString())
    } catch (error) {
      keeper.current?.flush()
      if (codeOf(error) === 'text_changed') await changedByOther()
      else if (typed.current === before && passing.has(codeOf(error))) timer.current = setTimeout(push, 3 * pause)
    }
  }

  async function changedByOther() {
    stopped.current = true
    const { latestVersion } = await texts('GET /admin/texts/:id', { params: { id: text.id } })
    setNewer(latestVersion)
  }

  const last = useRef(push)
  last.current = push
  useEffect(() => {
    keeper.current = autosave<Draft>(`text:${text.id}`, { onKept: () => setKept(true) })
    return () => {
      if (timer.current) void last.current()
      clearTimeout(timer.current)
      keeper.current?.stop()
    }
  }, [text.id])

  function change(changes: Partial<Draft>) {
    const next = { ...typed.current, ...changes }
    show(next)
    setKept(false)
    setKeptAt(null)
    setSaved(null)
    keeper.current?.touch(next)
    timer.current ??= setTimeout(() => void last.current(), pause)
  }

  async function save(over?: number) {
    setProblems([])
    if (!objectIn(typed.current.facts)) return setProblems([{ field: 'facts', message: words.factsWrong }])
    clearTimeout(timer.current)
    timer.current = undefined
    if (over !== undefined) begun.current = false
    try {
      setSaved(await send(over))
      begun.current = false
      stopped.current = false
      setKept(false)
      setKeptAt(null)
    } catch (error) {
      keeper.current?.flush()
      if (codeOf(error) === 'text_changed') return changedByOther()
      const field = 'fieldCode' in (error as object) && !typed.current.title.trim() ? 'title' : undefined
      const message = field ? words.missing : failureMessage(error, failures, words.refusals)
      setProblems([field ? { field, message } : { message }])
    }
  }

  function leave() {
    clearTimeout(timer.current)
    timer.current = undefined
    keeper.current?.done()
    show(draftOf(text))
    setTaken(false)
  }

  return { draft, change, save, leave, taken, kept, keptAt, saved, newer, problems }
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}
