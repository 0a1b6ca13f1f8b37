// Stores what experts have put into their drafts from the machine's proposal.
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { ProposalPart } from '../contract.ts'
import type { Section, SectionText } from '../draft-sections.ts'
import type { AcceptedPart } from '../proposal.ts'

type Part = { questionId: string; expertId: string; section: Section }

export async function acceptedBy(db: Db, questionId: string, expertId: string): Promise<AcceptedPart[]> {
  const rows = await db
    .selectFrom('draft_proposal')
    .select(['section', 'data', 'confirmedAt'])
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .orderBy('acceptedAt')
    .execute()
  return rows.map(({ section, data, confirmedAt }) => ({ section, text: data, confirmed: confirmedAt !== null }))
}

/** As the page reads it. */
export const partOf = ({ section, text, confirmed }: AcceptedPart) =>
  ({ part: { section, text }, confirmed }) as z.input<typeof ProposalPart>

/** `confirmedAt`: null where the expert has not vouched for it yet. */
export async function putAccepted(
  tx: Tx,
  part: Part,
  text: SectionText,
  at: { acceptedAt: Date; confirmedAt: Date | null },
): Promise<void> {
  const kept = { data: JSON.stringify(text), confirmedAt: at.confirmedAt }
  await tx
    .insertInto('draft_proposal')
    .values({ ...part, ...kept, acceptedAt: at.acceptedAt })
    .onConflict((conflict) => conflict.columns(['questionId', 'expertId', 'section']).doUpdateSet(kept))
    .execute()
}

export async function dropAccepted(tx: Tx, { questionId, expertId, section }: Part): Promise<void> {
  await tx
    .deleteFrom('draft_proposal')
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .where('section', '=', section)
    .execute()
}

/** Once the answer is sent, it says itself that a machine has helped. */
export async function dropAllAccepted(tx: Tx, questionId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('draft_proposal').where('questionId', '=', questionId).where('expertId', '=', expertId).execute()
}
