import type { z } from 'zod'
import type { Db } from '../../../platform/db/port.ts'
import { workToken } from '../../access.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { answerDraftOf } from './draft-store.ts'
import { lastHandOverBy, reasonAgainst, takenOverBy } from './hand-over-store.ts'

type Shown = Pick<z.input<typeof WorkspaceQuestion>, 'handOver' | 'handedBy'>

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`
const endings = { turn_down: 'turned_down', hand_over_lapsed: 'lapsed' } as const
const isEnding = (outcome: string): outcome is keyof typeof endings => outcome in endings

/** What an expert has proposed to a colleague under their lease, and what a colleague has handed over to them. */
export async function handOversOf(db: Db, row: QuestionRow, expertId: string): Promise<Shown> {
  const [handOver, handedBy] = await Promise.all([proposedBy(db, row, expertId), receivedBy(db, row, expertId)])
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

async function receivedBy(db: Db, row: QuestionRow, expertId: string): Promise<Shown['handedBy']> {
  const taken = await takenOverBy(db, row.id, expertId)
  if (!taken) return null
  const draft = taken.showsDraft ? await answerDraftOf(db, row.id, taken.fromExpertId) : undefined
  return { name: nameOf(taken), at: taken.at, note: taken.note, draft: draft?.data ?? null }
}
