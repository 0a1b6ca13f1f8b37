import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { serverNow } from '../../../../i18n/server-time.ts'
import { type Autosave, autosave, readDraft } from '../../../../shell/drafts/autosave.ts'
import { prefix } from '../../../../shell/drafts/draft-owner.ts'
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import { questions } from '../api-clients.ts'
import { emptyDraft, isBlank, latestDraft } from './answer-draft.ts'
import { type AutosaveState, type DraftAutosave, draftAutosave, isTransientFailure } from './draft-autosave.ts'
import {
  allSectionsAt,
  fromStoredDraft,
  hasSameText,
  mergeDrafts,
  type StoredAnswerDraft,
  type TimedDraft,
  toStoredDraft,
  withTypedSections,
} from './draft-merge.ts'

/** Where the typed text is saved: on the server, in this browser only, or nowhere yet. */
export type DraftSaveStatus = { state: AutosaveState; onServerAt: number | null; inBrowserAt: number | null }

export const draftKey = (questionId: string) => `desk:${questionId}`

/** The draft stored in this browser for a question. */
function resting(questionId: string): (TimedDraft & { savedAt: number }) | null {
  const kept = readDraft<StoredAnswerDraft>(draftKey(questionId))
  return kept && { ...fromStoredDraft(kept.value, kept.savedAt), savedAt: kept.savedAt }
}

function found(question: WorkspaceQuestion, answeredAt: number) {
  const browser = resting(question.id)
  // Timed by this device's clock, which may be minutes off: the latest version must win.
  const off = serverNow() - Date.now()
  const savedAt = browser ? browser.savedAt + off : 0
  const first = latestDraft(
    question.draft && { draft: question.draft, savedAt: Date.parse(question.draftSavedAt ?? '') || 0 },
    // What was sent from another device meanwhile is no longer a draft.
    browser && savedAt > answeredAt ? { draft: browser.draft, savedAt } : null,
  )
  return (
    first && { ...first, at: first.from === 'browser' && browser ? browser.at : allSectionsAt(first.savedAt - off) }
  )
}

/**
 * The answer being written for one question (give the component a `key` of its id): stored in this browser and, while
 * the expert holds the lease, on the server. A stale lease stops only the saving on the server.
 */
export function useAnswer(
  question: WorkspaceQuestion,
  answeredAt: number,
  lost: boolean,
  onLost: (token: number) => void,
) {
  const [first] = useState(() => found(question, answeredAt))
  const [draft, setDraft] = useState<AnswerDraft>(first?.draft ?? question.answer ?? emptyDraft)
  const [kept, setKept] = useState<DraftSaveStatus>({
    state: 'idle',
    onServerAt: first?.from === 'server' ? first.savedAt : null,
    inBrowserAt: first?.from === 'browser' ? first.savedAt : null,
  })
  const token = lost ? null : (question.lease?.token ?? null)
  const unsaved = useRef(first?.from === 'browser')
  const held = useRef({ token, onLost })
  held.current = { token, onLost }
  const keeper = useRef<DraftAutosave | null>(null)
  const browser = useRef<Autosave<StoredAnswerDraft> | null>(null)
  const written = useRef<TimedDraft>({ draft, at: first?.at ?? allSectionsAt(0) })
  const shown = useRef(draft)
  shown.current = draft
  /** Whether something typed here is not yet stored in this browser. */
  const unkept = useRef(false)

  useEffect(() => {
    const kept = draftAutosave({
      // Saves the merged draft, not the argument: another tab may have written more since.
      async save() {
        const { token, onLost } = held.current
        if (token === null) return 'lost'
        try {
          await questions('PUT /desk/questions/:id/draft', {
            params: { id: question.id },
            body: { token, draft: written.current.draft },
          })
          return 'kept'
        } catch (error) {
          if (!(error instanceof CallError) || isTransientFailure(error)) throw error
          unsaved.current = true
          if (error.code === 'lease_lost') onLost(token)
          return 'lost'
        }
      },
      onState: (state, savedAt) =>
        setKept((before) => ({ ...before, state, onServerAt: savedAt ?? before.onServerAt })),
    })
    const local = autosave<StoredAnswerDraft>(draftKey(question.id), {
      onKept: () => {
        unkept.current = false
        setKept((before) => ({ ...before, inBrowserAt: serverNow() }))
      },
    })
    keeper.current = kept
    browser.current = local
    // Another tab that the expert switches to must find the latest text.
    window.addEventListener('blur', local.flush)
    return () => {
      window.removeEventListener('blur', local.flush)
      local.stop()
      void kept.flush()
    }
  }, [question.id])

  // What only this browser had stored, or was typed without a lease, is saved on the server with a new lease.
  useEffect(() => {
    if (token === null || !unsaved.current || isBlank(written.current.draft)) return
    unsaved.current = false
    keeper.current?.touch(written.current.draft)
  }, [token])

  const spread = useCallback(() => {
    browser.current?.touch(toStoredDraft(written.current))
    if (held.current.token !== null) keeper.current?.touch(written.current.draft)
    else unsaved.current = true
  }, [])

  // Text written in another tab is shown here, beside what was typed here meanwhile.
  useEffect(() => {
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key !== prefix + draftKey(question.id) || newValue === null) return
      const theirs = resting(question.id)
      if (!theirs) return
      written.current = mergeDrafts(written.current, theirs)
      setDraft(written.current.draft)
      if (unkept.current || !hasSameText(written.current.draft, theirs.draft)) spread()
    }
    window.addEventListener('storage', elsewhere)
    return () => window.removeEventListener('storage', elsewhere)
  }, [question.id, spread])

  const change = useCallback(
    (next: AnswerDraft) => {
      written.current = withTypedSections(written.current, shown.current, next, Date.now())
      unkept.current = true
      setDraft(written.current.draft)
      spread()
    },
    [spread],
  )

  const keepAlive = useCallback(() => {
    keeper.current?.touch(written.current.draft)
    return keeper.current?.flush()
  }, [])

  const sent = useCallback(() => {
    keeper.current?.drop()
    browser.current?.done()
    unkept.current = false
    // From now on any text that another tab goes on writing is newer than this one's.
    written.current = { ...written.current, at: allSectionsAt(0) }
    setKept({ state: 'idle', onServerAt: null, inBrowserAt: null })
  }, [])

  return { draft, change, kept, keepAlive, sent, begun: first !== null, restored: first?.from === 'browser' }
}
