import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { now } from '../../../i18n/now.ts'
import { type Autosave, autosave, readDraft, settleTime } from '../../../shell/autosave.ts'
import { prefix } from '../../../shell/draft-owner.ts'
import type { AnswerDraft, DeskQuestion } from '../../shapes.ts'
import { emptyDraft, isBlank, latestDraft } from './answer-draft.ts'
import { questions } from './calls.ts'
import { draftKeeper, type Keeper, type KeeperState, passes } from './draft-keeper.ts'

/** Where what is typed rests: on the server, in this browser only, or nowhere yet. */
export type Kept = { state: KeeperState; onServerAt: number | null; inBrowserAt: number | null }

export const draftKey = (questionId: string) => `desk:${questionId}`

function found(question: DeskQuestion, answeredAt: number) {
  const browser = readDraft<AnswerDraft>(draftKey(question.id))
  // Kept by the clock of this device, which may be minutes off: what was written last must win.
  const savedAt = browser ? browser.savedAt + now() - Date.now() : 0
  return latestDraft(
    question.draft && { draft: question.draft, savedAt: Date.parse(question.draftSavedAt ?? '') || 0 },
    // What another device has sent meanwhile is not a draft any more.
    browser && savedAt > answeredAt ? { draft: browser.value, savedAt } : null,
  )
}

/**
 * The answer being written for one question (give the component a `key` of its id): kept in this browser and, while the
 * work is ours, on the server. A stale lease stops the second and nothing else.
 */
export function useAnswer(question: DeskQuestion, answeredAt: number, lost: boolean, onLost: (token: number) => void) {
  const [first] = useState(() => found(question, answeredAt))
  const [draft, setDraft] = useState<AnswerDraft>(first?.draft ?? question.answer ?? emptyDraft)
  const [kept, setKept] = useState<Kept>({
    state: 'idle',
    onServerAt: first?.from === 'server' ? first.savedAt : null,
    inBrowserAt: first?.from === 'browser' ? first.savedAt : null,
  })
  const token = lost ? null : (question.lease?.token ?? null)
  const unsaved = useRef(first?.from === 'browser')
  const held = useRef({ token, onLost })
  held.current = { token, onLost }
  const keeper = useRef<Keeper | null>(null)
  const browser = useRef<Autosave<AnswerDraft> | null>(null)
  const typed = useRef(draft)
  const typedAt = useRef(0)

  useEffect(() => {
    const kept = draftKeeper({
      async save(value) {
        const { token, onLost } = held.current
        if (token === null) return 'lost'
        try {
          await questions('PUT /desk/questions/:id/draft', {
            params: { id: question.id },
            body: { token, draft: value },
          })
          return 'kept'
        } catch (error) {
          if (!(error instanceof CallError) || passes(error)) throw error
          unsaved.current = true
          if (error.code === 'lease_lost') onLost(token)
          return 'lost'
        }
      },
      onState: (state, savedAt) =>
        setKept((before) => ({ ...before, state, onServerAt: savedAt ?? before.onServerAt })),
    })
    const local = autosave<AnswerDraft>(draftKey(question.id), {
      onKept: () => setKept((before) => ({ ...before, inBrowserAt: now() })),
    })
    keeper.current = kept
    browser.current = local
    return () => {
      local.stop()
      void kept.flush()
    }
  }, [question.id])

  // What only this browser had kept, or was typed while the work was not ours, goes to the server with a new lease.
  useEffect(() => {
    if (token === null || !unsaved.current || isBlank(typed.current)) return
    unsaved.current = false
    keeper.current?.touch(typed.current)
  }, [token])

  // Written in another tab: shown here, so that the next word typed here does not take its place.
  useEffect(() => {
    const place = draftKey(question.id)
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key !== prefix + place || newValue === null || Date.now() - typedAt.current < settleTime) return
      const written = readDraft<AnswerDraft>(place)
      if (!written) return
      typed.current = written.value
      setDraft(written.value)
    }
    window.addEventListener('storage', elsewhere)
    return () => window.removeEventListener('storage', elsewhere)
  }, [question.id])

  const change = useCallback((next: AnswerDraft) => {
    typed.current = next
    typedAt.current = Date.now()
    setDraft(next)
    browser.current?.touch(next)
    if (held.current.token !== null) keeper.current?.touch(next)
    else unsaved.current = true
  }, [])

  const keepAlive = useCallback(() => {
    keeper.current?.touch(typed.current)
    return keeper.current?.flush()
  }, [])

  const sent = useCallback(() => {
    keeper.current?.drop()
    browser.current?.done()
    setKept({ state: 'idle', onServerAt: null, inBrowserAt: null })
  }, [])

  return { draft, change, kept, keepAlive, sent, begun: first !== null, restored: first?.from === 'browser' }
}
