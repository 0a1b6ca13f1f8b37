import { Refusal } from '../../api/refusal.ts'
import type { Tx } from '../../platform/db/port.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import type { Ports } from '../../platform/ports.ts'
import { titlesWanted } from '../granting.ts'
import { expiredSince, type Joining, type JoiningEvent, silentSince, turnJoining } from '../joining.ts'
import {
  type ApplicationRow,
  dropPapers,
  expiredApplications,
  lockApplication,
  silentApplications,
  updateApplication,
} from './application-store.ts'
import { removeFile } from './departure.ts'
import { noteOf } from './joining-mail.tsx'

type Change = Parameters<typeof updateApplication>[2]

export const joiningOf = (row: ApplicationRow): Joining => ({
  state: row.state,
  since: row.state_at,
  regulated: titlesWanted(row.categories).length > 0,
  reviewer: row.reviewer && row.reviewer_until ? { by: row.reviewer, until: row.reviewer_until } : null,
  approvedOnceBy: row.approved_once_by,
  rejectedBy: row.rejected_by,
  appealed: row.appealed_at !== null,
  asked: row.asked,
  trial: row.trial,
})

/**
 * One event of an application, under its lock.
 * @throws Refusal `application_unknown`, or what the machine refuses
 */
export async function turn(
  ports: Ports,
  tx: Tx,
  id: string,
  event: JoiningEvent,
  /** What is written with the new state. */
  also: (next: Joining, row: ApplicationRow) => Change | Promise<Change> = () => ({}),
): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (!row) throw new Refusal('application_unknown', 404)
  const at = ports.clock.now()
  const turned = turnJoining(joiningOf(row), event, at)
  if ('refused' in turned) throw new Refusal(turned.refused, 409)
  const { next } = turned
  return updateApplication(tx, id, {
    state: next.state,
    state_at: next.since,
    reviewer: next.reviewer?.by ?? null,
    reviewer_until: next.reviewer?.until ?? null,
    approved_once_by: next.approvedOnceBy,
    rejected_by: next.rejectedBy,
    appealed_at: next.appealed ? (row.appealed_at ?? at) : null,
    asked: JSON.stringify(next.asked),
    trial: next.trial && JSON.stringify(next.trial),
    ...(await also(next, row)),
  })
}

export async function forgetPapers(ports: Ports, tx: Tx, id: string): Promise<void> {
  for (const key of await dropPapers(tx, id)) await removeFile(ports, tx, key)
  await updateApplication(tx, id, { papers_gone_at: ports.clock.now(), iban_sealed: null, iban_end: null })
}

/** Thirty days without the items that were asked for end an application; its documents go thirty days later. */
export async function tidyApplications(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  await oneByOne(await silentApplications(ports.db, silentSince(now)), (id) =>
    ports.transact(async (tx) => {
      const row = await turn(ports, tx, id, { kind: 'tick' })
      if (row.state !== 'expired') return
      const { email: to, locale, reference } = row
      const letter = await noteOf(locale, 'expired', { reference })
      await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:expired` })
    }),
  )
  await oneByOne(await expiredApplications(ports.db, expiredSince(now)), (id) =>
    ports.transact((tx) => forgetPapers(ports, tx, id)),
  )
}
