import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../../platform/ports.ts'
import { removeFile } from '../../standing/server/offboarding.ts'
import { requiredTitles } from '../granting.ts'
import {
  type ApplicationEvent,
  type ApplicationLifecycle,
  expiredSince,
  silentSince,
  transitionApplication,
} from '../lifecycle.ts'
import {
  type ApplicationRow,
  deleteDocuments,
  expiredApplications,
  lockApplication,
  silentApplications,
  updateApplication,
} from './application-store.ts'
import { renderNoticeEmail } from './onboarding-mail.tsx'

type Change = Parameters<typeof updateApplication>[2]

export const lifecycleOf = (row: ApplicationRow): ApplicationLifecycle => ({
  state: row.state,
  since: row.stateAt,
  regulated: requiredTitles(row.categories).length > 0,
  reviewer: row.reviewer && row.reviewerUntil ? { by: row.reviewer, until: row.reviewerUntil } : null,
  approvedOnceBy: row.approvedOnceBy,
  rejectedBy: row.rejectedBy,
  appealed: row.appealedAt !== null,
  asked: row.asked,
  trial: row.trial,
})

/**
 * Applies one event to an application, under its row lock.
 * @throws Refusal `application_unknown`, or what the state machine refuses
 */
export async function advanceApplication(
  ports: Ports,
  tx: Tx,
  id: string,
  event: ApplicationEvent,
  /** Columns to update together with the new state. */
  also: (next: ApplicationLifecycle, row: ApplicationRow) => Change | Promise<Change> = () => ({}),
): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (!row) throw new Refusal('application_unknown', 404)
  const at = ports.clock.now()
  const turned = transitionApplication(lifecycleOf(row), event, at)
  if ('refused' in turned) throw new Refusal(turned.refused, 409)
  const { next } = turned
  return updateApplication(tx, id, {
    state: next.state,
    stateAt: next.since,
    reviewer: next.reviewer?.by ?? null,
    reviewerUntil: next.reviewer?.until ?? null,
    approvedOnceBy: next.approvedOnceBy,
    approvedOnceAt:
      next.approvedOnceBy === null ? null : row.approvedOnceBy === next.approvedOnceBy ? row.approvedOnceAt : at,
    rejectedBy: next.rejectedBy,
    appealedAt: next.appealed ? (row.appealedAt ?? at) : null,
    asked: JSON.stringify(next.asked),
    trial: next.trial && JSON.stringify(next.trial),
    ...(await also(next, row)),
  })
}

export async function forgetDocuments(ports: Ports, tx: Tx, id: string): Promise<void> {
  for (const key of await deleteDocuments(tx, id)) await removeFile(ports, tx, key)
  await updateApplication(tx, id, { papersGoneAt: ports.clock.now(), ibanSealed: null, ibanEnd: null })
}

/** Applications expire after thirty days without the requested items; their documents are deleted thirty days later. */
export async function expireApplications(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  await forEachCollectingErrors(await silentApplications(ports.db, silentSince(now)), (id) =>
    ports.transact(async (tx) => {
      const row = await advanceApplication(ports, tx, id, { kind: 'tick' })
      if (row.state !== 'expired') return
      const { email: to, locale, reference } = row
      const letter = await renderNoticeEmail(locale, 'expired', { reference })
      await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:expired` })
    }),
  )
  await forEachCollectingErrors(await expiredApplications(ports.db, expiredSince(now)), (id) =>
    ports.transact((tx) => forgetDocuments(ports, tx, id)),
  )
}
