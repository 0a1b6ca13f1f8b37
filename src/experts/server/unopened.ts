// Who was accepted and never opens their page: reminded once, then it lapses.
import { personOf, setRoles } from '../../accounts/server/people.ts'
import { day } from '../../i18n/format.ts'
import type { Tx } from '../../platform/db/port.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import { opensUntil, remindedSince, unopenedSince } from '../joining.ts'
import { type ApplicationRow, lockApplication, unopenedApplications, updateApplication } from './application-store.ts'
import { depart, removeFile } from './departure.ts'
import { turn } from './joining.ts'
import { fileLink, siteOf } from './joining-link.ts'
import { noteOf } from './joining-mail.tsx'
import { deleteOnboarding } from './joining-store.ts'
import { payoutSeam } from './payout-seam.ts'
import { expertById } from './store.ts'

export async function followUnopened(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const late = await unopenedApplications(ports.db, unopenedSince(now), remindedSince(now))
  const silent = await unopenedApplications(ports.db, remindedSince(now))
  await oneByOne(
    [...late.map((id) => [lapse, id] as const), ...silent.map((id) => [remind, id] as const)],
    ([act, id]) => ports.transact((tx) => act(ports, tx, id)),
  )
}

async function remind(ports: Ports, tx: Tx, id: string): Promise<void> {
  const row = await lockApplication(tx, id)
  if (row?.state !== 'approved' || row.reminded_at) return
  const now = ports.clock.now()
  await updateApplication(tx, id, { reminded_at: now })
  // With an account it is the page that waits; without, the link of the letter.
  const link = row.expert_id ? siteOf(ports) + href('expert-page', row.locale) : fileLink(ports, id, row.locale)
  await tell(ports, tx, row, 'unopened', { date: day(row.locale, opensUntil(now)) }, link)
}

async function lapse(ports: Ports, tx: Tx, id: string): Promise<void> {
  let expertId: string | null = null
  const row = await turn(ports, tx, id, { kind: 'tick' }, (next, before) => {
    if (next.state !== 'expired') return {}
    expertId = before.expert_id
    return { slug: null, expert_id: null }
  })
  if (row.state !== 'expired') return
  if (expertId) await dropExpert(ports, tx, expertId)
  await tell(ports, tx, row, 'lapsed', {})
}

async function tell(
  ports: Ports,
  tx: Tx,
  row: ApplicationRow,
  kind: 'unopened' | 'lapsed',
  values: Record<string, string>,
  link?: string,
): Promise<void> {
  const { email: to, locale, reference, id } = row
  const letter = await noteOf(locale, kind, { reference, ...values }, link)
  await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:${kind}` })
}

/** Who never opened is a client again; who was here before and came back has left, as before. */
export async function dropExpert(ports: Ports, tx: Tx, expertId: string): Promise<void> {
  if ((await expertById(tx, expertId))?.left_at) return depart(ports, tx, expertId)
  await payoutSeam.forget(tx, expertId)
  const gone = await deleteOnboarding(tx, expertId)
  await removeFile(ports, tx, gone?.picture_key)
  const person = gone && (await personOf(tx, gone.person_id))
  if (person)
    await setRoles(
      tx,
      person.id,
      person.roles.filter((role) => role !== 'expert'),
    )
}
