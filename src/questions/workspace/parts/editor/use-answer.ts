import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { serverNow } from '../../../../i18n/server-time.ts'
import { type Autosave, autosave, readDraft } from '../../../../shell/drafts/autosave.ts'
import { prefix } from '../../../../shell/drafts/draft-owner.ts'
import { useLive } from '../../../../shell/live/live.ts'
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import type { PartText, ProposalPart } from '../../contract.ts'
import { isBlank, type Section } from '../../draft-sections.ts'
import {
  asideSent,
  type ConflictChoice,
  hear,
  newestHeard,
  type SyncedDraft,
  settle,
  syncedWith,
  typedHere,
} from '../../draft-sync.ts'
import type { KeptDraft } from '../../draft-versions.ts'
import { unconfirmed } from '../../proposal.ts'
import { questions } from '../api-clients.ts'
import { answerOf } from './answer-draft.ts'
import { type AutosaveState, type DraftAutosave, draftAutosave, isTransientFailure } from './draft-autosave.ts'
import { answeredElsewhere, type Beginning, beginDraft, type StoredHere, unsentParts } from './draft-beginning.ts'
import {
  allSectionsAt,
  fromStoredDraft,
  hasSameText,
  joinTabs,
  overNewer,
  type StoredAnswerDraft,
  type SyncedTab,
  timesAfter,
  toStoredDraft,
  withTypedSections,
} from './draft-merge.ts'
import { thisDevice } from './this-device.ts'

/** Where the typed text is saved: on the server, in this browser only, or nowhere yet. */
export type DraftSaveStatus = { state: AutosaveState; onServerAt: number | null; inBrowserAt: number | null }

export const draftKey = (questionId: string) => `desk:${questionId}`

/** The draft stored in this browser for a question. */
function resting(questionId: string): StoredHere | null {
  const kept = readDraft<StoredAnswerDraft>(draftKey(questionId))
  return kept && { ...fromStoredDraft(kept.value, kept.savedAt), savedAt: kept.savedAt }
}

/** What was written so far: what this browser has kept over what the server has by now. */
function begin(question: WorkspaceQuestion, answeredAt: number): Beginning {
  const now = Date.now()
  // Timed by this device's clock, which may be minutes off.
  const clockOffset = serverNow() - now
  return beginDraft(question, { stored: resting(question.id), answeredAt, clockOffset, device: thisDevice(), now })
}

/**
 * The answer being written for one question (give the component a `key` of its id): stored in this browser and, while
 * the expert holds the lease or may correct what was sent, on the server, where it meets what is written on other devices.
 * A stale lease, or a correction sent from another device, stops only the saving on the server.
 */
export function useAnswer(
  question: WorkspaceQuestion,
  answeredAt: number,
  lost: boolean,
  told: { onLost: (token: number) => void; onKept: (lostAt: string) => void; onStale: () => void },
) {
  const [first] = useState(() => begin(question, answeredAt))
  const [{ draft, conflicts }, setShown] = useState<SyncedDraft>(first.tab.synced)
  const [kept, setKept] = useState<DraftSaveStatus>({
    state: 'idle',
    onServerAt: first.from === 'server' ? first.savedAt : null,
    inBrowserAt: first.from === 'browser' ? first.savedAt : null,
  })
  const token = lost ? null : (question.lease?.token ?? null)
  const [over, setCorrects] = useState(first.corrects)
  // A follow-up that was taken over from a colleague corrects nothing.
  const corrects = question.answerVersion === null ? null : over
  const elsewhere = answeredElsewhere(over, question.answerVersion)
  const keeps = !lost && question.can.answer && !elsewhere
  /** What was taken from the machine's proposal, as last heard. */
  const [accepted, setAccepted] = useState<readonly ProposalPart[]>([])
  const unsaved = useRef(first.from === 'browser')
  const held = useRef({ token, keeps, corrects, elsewhere, ...told })
  held.current = { token, keeps, corrects, elsewhere, ...told }
  const keeper = useRef<DraftAutosave | null>(null)
  const browser = useRef<Autosave<StoredAnswerDraft> | null>(null)
  const written = useRef<SyncedTab>(first.tab)
  const shown = useRef(draft)
  shown.current = draft
  /** Whether something typed here is not yet stored in this browser. */
  const unkept = useRef(false)
  const saving = useRef(false)
  /** The newest version that another device was heard to have written. */
  const announced = useRef(0)

  const show = useCallback((tab: SyncedTab) => {
    written.current = tab
    setShown(tab.synced)
  }, [])

  const keepHere = useCallback(() => {
    const { synced, at } = written.current
    browser.current?.touch(toStoredDraft({ draft: synced.draft, at }, synced, held.current.corrects))
  }, [])

  const hearOf = useCallback(
    (theirs: KeptDraft, sent?: SyncedDraft) => {
      // A correction that another device begins says nothing of the unsent text.
      if (held.current.elsewhere) return
      const { synced, at } = written.current
      const known = sent ? asideSent(synced, sent.aside) : synced
      const next = hear(known, theirs, thisDevice(), sent?.draft)
      if (next === synced) return
      show({ synced: next, at: timesAfter({ synced, at }, next, Date.now()) })
      keepHere()
    },
    [show, keepHere],
  )

  const read = useCallback(async () => {
    try {
      const theirs = await questions('GET /desk/questions/:id/draft', { params: { id: question.id } })
      setAccepted(theirs.accepted)
      if (theirs.draft) hearOf({ draft: theirs.draft, marks: theirs.marks })
    } catch {
      // The next save brings the same.
    }
  }, [question.id, hearOf])

  const look = useCallback(() => {
    if (!saving.current && announced.current > newestHeard(written.current.synced)) void read()
  }, [read])

  useEffect(() => {
    const kept = draftAutosave({
      // Saves the merged draft, not the argument: another tab may have written more since.
      async save() {
        const { token, keeps, corrects, onLost, onKept, onStale } = held.current
        if (!keeps) return 'lost'
        const { synced } = written.current
        saving.current = true
        try {
          const edit = { device: thisDevice(), based: typedHere(synced) }
          const reply = await questions('PUT /desk/questions/:id/draft', {
            params: { id: question.id },
            body: { token, corrects, draft: synced.draft, edit, aside: [...synced.aside] as PartText[] },
          })
          hearOf({ draft: reply.draft, marks: reply.marks }, synced)
          if (reply.lostAt) onKept(reply.lostAt)
          return 'kept'
        } catch (error) {
          if (!(error instanceof CallError) || isTransientFailure(error)) throw error
          unsaved.current = true
          if (error.code === 'lease_lost' && token !== null) onLost(token)
          if (error.code === 'corrected_meanwhile') onStale()
          return 'lost'
        } finally {
          saving.current = false
          look()
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
  }, [question.id, hearOf, look])

  // What only this browser had stored, or was typed without a lease, is saved on the server once it may be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new lease, or another version to correct, tries again
  useEffect(() => {
    if (!keeps || !unsaved.current || isBlank(written.current.synced.draft)) return
    unsaved.current = false
    keeper.current?.touch(written.current.synced.draft)
  }, [keeps, token, corrects])

  const spread = useCallback(() => {
    keepHere()
    if (held.current.keeps) keeper.current?.touch(written.current.synced.draft)
    else unsaved.current = true
  }, [keepHere])

  // Text written on another device: heard of at once, or read with the question.
  const { draft: servers, draftMarks: marks } = question
  useEffect(() => {
    if (servers) hearOf({ draft: servers, marks })
  }, [servers, marks, hearOf])
  useLive(['draft'], ({ ref = '' }) => {
    const [of, version] = ref.split(':')
    if (of !== question.id) return
    announced.current = Math.max(announced.current, Number(version))
    look()
  })
  // Saved elsewhere after the question was read, and announced before anybody listened here.
  useEffect(() => {
    if (held.current.keeps) void read()
  }, [read])

  // Text written in another tab is shown here, beside what was typed here meanwhile.
  useEffect(() => {
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key !== prefix + draftKey(question.id) || newValue === null) return
      const theirs = resting(question.id)
      if (!theirs) return
      show(joinTabs(written.current, theirs))
      if (unkept.current || !hasSameText(written.current.synced.draft, theirs.draft)) spread()
    }
    window.addEventListener('storage', elsewhere)
    return () => window.removeEventListener('storage', elsewhere)
  }, [question.id, show, spread])

  const change = useCallback(
    (next: AnswerDraft) => {
      const { synced, at } = written.current
      const typed = withTypedSections({ draft: synced.draft, at }, shown.current, next, Date.now())
      unkept.current = true
      show({ synced: { ...synced, draft: typed.draft }, at: typed.at })
      spread()
    },
    [show, spread],
  )

  const choose = useCallback(
    (section: Section, choice: ConflictChoice) => {
      const { synced, at } = written.current
      show({ synced: settle(synced, section, choice), at: { ...at, [section]: Date.now() } })
      spread()
    },
    [show, spread],
  )

  const keepAlive = useCallback(() => {
    keeper.current?.touch(written.current.synced.draft)
    return keeper.current?.flush()
  }, [])

  const { answer, answerVersion, contributions, draft: onServerNow } = question
  /** Begins to correct what was sent last, on whichever device. */
  const correct = () => {
    setCorrects(answerVersion)
    if (!answer) return
    // What was typed for the answer, and did not leave with it, stays among the versions.
    const unsent = elsewhere ? unsentParts(written.current.synced.draft, answer) : []
    if (onServerNow && unsent.length === 0) return
    const kept = { draft: onServerNow ?? answer, marks: onServerNow ? marks : {} }
    const aside = [...written.current.synced.aside, ...unsent]
    show({ synced: { ...syncedWith(kept), aside }, at: allSectionsAt(0) })
  }
  /** Goes on correcting, over what was sent from another device meanwhile. */
  const correctNewer = () => {
    const before = contributions.find(({ version }) => version === corrects)?.answer ?? null
    setCorrects(answerVersion)
    held.current.corrects = answerVersion
    if (answer) change(overNewer(written.current.synced.draft, before, answer))
  }
  /** Gives the correction up: the server's draft says again what was sent. */
  const giveUp = () => {
    if (answer) change(answer)
    void (keeper.current?.flush() ?? Promise.resolve()).then(() => sent(answerVersion))
  }

  /** `version`: that of the own answer by now, which the next text corrects. */
  const sent = useCallback(
    (version: number | null) => {
      setCorrects(version)
      keeper.current?.drop()
      browser.current?.done()
      unkept.current = false
      // From now on any text that another tab goes on writing is newer than this one's.
      show({ synced: syncedWith({ draft: written.current.synced.draft, marks: {} }), at: allSectionsAt(0) })
      setKept({ state: 'idle', onServerAt: null, inBrowserAt: null })
    },
    [show],
  )

  const { from } = first
  const newerSent = answerVersion !== corrects
  const goOn = () => setCorrects(answerVersion)
  const correction = { corrects, newerSent, correct, correctNewer, giveUp, goOn }
  return {
    ...{ draft, conflicts, change, choose, kept, keepAlive, sent, correction },
    /** The parts taken from the proposal that are neither changed nor confirmed: nothing is sent with them. */
    unconfirmed: unconfirmed(
      accepted.map(({ part, confirmed }) => ({ ...part, confirmed })),
      answerOf(draft),
    ),
    setAccepted,
    holdSaving: async () => keeper.current?.hold(),
    begun: from !== null,
    restored: from === 'browser',
    /** What was typed here for the answer that left from another device. */
    unsent: elsewhere ? draft : null,
  }
}
