import type { z } from 'zod'
import type { Db } from '../../../platform/db/port.ts'
import { workToken } from '../../access.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { translationsFor } from '../../translation/server/translation-view.ts'
import { lastHandOverBy, reasonAgainst, receivedBy } from './hand-over-store.ts'

type Shown = Pick<z.input<typeof WorkspaceQuestion>, 'handOver' | 'handedBy'>

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`
const endings = { turn_down: 'turned_down', hand_over_lapsed: 'lapsed' } as const
const isEnding = (outcome: string): outcome is keyof typeof endings => outcome in endings

/** What an expert has proposed to a colleague under their lease, and what a colleague has handed over to them. */
export async function handOversOf(db: Db, row: QuestionRow, expertId: string): Promise<Shown> {
  const [handOver, handedBy] = await Promise.all([proposedBy(db, row, expertId), handedTo(db, row, expertId)])
  return { handOver, handedBy }
}

/** The colleague who may still accept what this expert has proposed to them. */
export async function openProposalTo(db: Db, row: QuestionRow, expertId: string): Promise<string | null> {
  if (!row.life.handOver) return null
  const proposed = await proposedBy(db, row, expertId)
  return proposed?.state === 'open' ? proposed.name : null
}

async function proposedBy(db: Db, row: QuestionRow, expertId: string): Promise<Shown['handOver']> {
  const held = workToken(row.life, expertId)
  const last = held === null ? undefined : await lastHandOverBy(db, row.id, expertId)
  if (!last || held === null || last.token < held) return null
  const { outcome, expiresAt } = last
  if (outcome === null) return { state: 'open', name: nameOf(last), until: expiresAt, reason: null }
  if (!isEnding(outcome)) return null
  const reason = outcome === 'turn_down' ? await reasonAgainst(db, row.id, last.toExpertId) : null
  return { state: endings[outcome], name: nameOf(last), until: null, reason }
}

async function handedTo(db: Db, row: QuestionRow, expertId: string): Promise<Shown['handedBy']> {
  const received = await receivedBy(db, row, expertId)
  if (!received) return null
  const { note, draft } = received
  const translated = await translationsFor(db, row, 'expert')
  return {
    name: nameOf(received),
    at: received.at,
    note: note.written.text,
    locale: note.locale,
    translation: translated(note.written, note.locale),
    draft: draft && {
      content: draft.written.answer,
      locale: draft.locale,
      translation: translated(draft.written, draft.locale),
    },
  }
}
