// What stands in the editor when a question is opened: what this browser has stored over what the server has by now.
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import { emptyDraft, holdsText, isBlankText, saysTheSame, sections } from '../../draft-sections.ts'
import { hear, type SyncedDraft, syncedWith, typedHere } from '../../draft-sync.ts'
import type { KeptDraft, SetAside } from '../../draft-versions.ts'
import { answerOf } from './answer-draft.ts'
import { allSectionsAt, type KeptHere, type SyncedTab, timesAfter } from './draft-merge.ts'

/** The draft stored in this browser, and when by this device's clock. */
export type StoredHere = KeptHere & { savedAt: number }

/** `corrects`: the version of the expert's own answer that is being corrected, or would be; null for the first answer. */
export type Beginning = {
  tab: SyncedTab
  savedAt: number | null
  from: 'server' | 'browser' | null
  corrects: number | null
}

type Opened = Pick<WorkspaceQuestion, 'answer' | 'answerVersion' | 'draft' | 'draftMarks' | 'draftSavedAt'>

/** `clockOffset`: by how much this device's clock is behind the server's. */
type Here = { stored: StoredHere | null; answeredAt: number; clockOffset: number; device: string; now: number }

/** Whether the first answer left from another device: what was typed for it here corrects nothing. */
export const answeredElsewhere = (corrects: number | null | undefined, answerVersion: number | null): boolean =>
  corrects === null && answerVersion !== null

/** What was typed for an answer and that the answer sent does not hold. */
export function unsentParts(typed: AnswerDraft, sent: AnswerDraft): SetAside[] {
  const asSent = answerOf(typed)
  return sections
    .filter((section) => !isBlankText(typed[section]) && !holdsText(sent[section], asSent[section]))
    .map((section) => ({ section, text: typed[section] }))
}

export function beginDraft(question: Opened, here: Here): Beginning {
  const { stored, answeredAt, clockOffset } = here
  const unsent = stored !== null && answeredElsewhere(stored.corrects, question.answerVersion)
  // What was sent from another device meanwhile is no longer a draft, nor are the same words stored here since.
  const counts = stored && (unsent || stored.savedAt + clockOffset > answeredAt)
  if (!counts || saysTheSame(stored.draft, question.answer ?? emptyDraft)) return fromServer(question, clockOffset)
  if (!unsent) return fromBrowser(question, stored, here)
  return { tab: { synced: asStored(question, stored), at: stored.at }, savedAt: null, from: null, corrects: null }
}

const onServer = ({ draft, draftMarks }: Opened): KeptDraft | null => draft && { draft, marks: draftMarks }

const savedOnServer = ({ draftSavedAt }: Opened) => Date.parse(draftSavedAt ?? '') || 0

function asStored(question: Opened, { draft, base, aside }: StoredHere): SyncedDraft {
  return { draft, base: base ?? onServer(question) ?? { draft: emptyDraft, marks: {} }, conflicts: {}, aside }
}

function fromServer(question: Opened, clockOffset: number): Beginning {
  const server = onServer(question)
  const sent = question.answer ?? emptyDraft
  const keptAt = savedOnServer(question)
  const synced = syncedWith(server ?? { draft: sent, marks: {} })
  const at = allSectionsAt(server ? keptAt - clockOffset : 0)
  const corrects = question.answerVersion
  // A correction that was given up leaves what was sent.
  const begun = server && !saysTheSame(server.draft, sent)
  return { tab: { synced, at }, savedAt: begun ? keptAt : null, from: begun ? 'server' : null, corrects }
}

function fromBrowser(question: Opened, stored: StoredHere, { clockOffset, device, now }: Here): Beginning {
  const server = onServer(question)
  const known = asStored(question, stored)
  const synced = server ? hear(known, server, device) : known
  const tab = { synced, at: timesAfter({ synced: known, at: stored.at }, synced, now) }
  const corrects = stored.corrects === undefined ? question.answerVersion : stored.corrects
  const typed = !server || Object.keys(typedHere(synced)).length > 0
  return typed
    ? { tab, savedAt: stored.savedAt + clockOffset, from: 'browser', corrects }
    : { tab, savedAt: savedOnServer(question), from: 'server', corrects: question.answerVersion }
}
