import { createHmac } from 'node:crypto'
import { findCategory } from '../../../catalog/catalog.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { keysOf } from '../../../platform/keys.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { ContributionRow } from '../../answers/server/contribution-store.ts'
import type { QuestionRow } from '../../server/views.ts'
import { isDrawn, mayBeDrawn } from '../rubric.ts'
import { insertReading } from './second-reading-store.ts'

/** Whether this question's answers belong to the sample: by a key that neither experts nor staff have. */
function belongsToSample({ config }: Ports, questionId: string): boolean {
  const [key = ''] = keysOf(config.SECRET_KEY)
  const hash = createHmac('sha256', key).update(`second-reading:${questionId}`).digest('hex')
  return isDrawn(hash, config.SECOND_READING_SHARE)
}

/** Within the delivery's transaction. The first full answer only: what follows belongs to it. */
export async function drawForSecondReading(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  delivered: ContributionRow,
): Promise<void> {
  const regulated = findCategory(row.category)?.regulated ?? 'none'
  if (delivered.version !== 1 || !mayBeDrawn(regulated) || !belongsToSample(ports, row.id)) return
  await insertReading(tx, {
    id: ports.ids.id(),
    questionId: row.id,
    contributionId: delivered.id,
    authorId: delivered.expertId,
    category: row.category,
    locale: row.locale,
    drawnAt: delivered.at,
    readerId: null,
    readerUntil: null,
    readAt: null,
    grades: null,
    comment: null,
  })
}
