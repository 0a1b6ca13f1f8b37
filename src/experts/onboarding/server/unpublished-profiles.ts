// Approved applicants who do not publish their page are reminded once, then the approval lapses.
import { personOf, setRoles } from '../../../accounts/server/people.ts'
import { day } from '../../../i18n/format.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import '../../server/payout-port.ts'
import { expertById } from '../../server/views.ts'
import { offboardExpert, removeFile } from '../../standing/server/offboarding.ts'
import { opensUntil, remindedSince, unopenedSince } from '../lifecycle.ts'
import { applicationLink, siteUrl } from './application-link.ts'
import { type ApplicationRow, lockApplication, unopenedApplications, updateApplication } from './application-store.ts'
import { advanceApplication } from './lifecycle.ts'
import { renderNoticeEmail } from './onboarding-mail.tsx'
import { deleteUnpublishedExpert } from './onboarding-store.ts'

export async function followUpUnpublished(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const late = await unopenedApplications(ports.db, unopenedSince(now), remindedSince(now))
  const silent = await unopenedApplications(ports.db, remindedSince(now))
  await forEachCollectingErrors(
    [...late.map((id) => [lapse, id] as const), ...silent.map((id) => [remind, id] as const)],
    ([act, id]) => ports.transact((tx) => act(ports, tx, id)),
  )
}

async function remind(ports: Ports, tx: Tx, id: string): Promise<void> {
  const row = await lockApplication(tx, id)
  if (row?.state !== 'approved' || row.remindedAt) return
  const now = ports.clock.now()
  await updateApplication(tx, id, { remindedAt: now })
  // Links to the own page if the account exists, else to the application.
  const link = row.expertId ? siteUrl(ports) + href('expert-page', row.locale) : applicationLink(ports, id, row.locale)
  await tell(ports, tx, row, 'unopened', { date: day(row.locale, opensUntil(now)) }, link)
}

async function lapse(ports: Ports, tx: Tx, id: string): Promise<void> {
  let expertId: string | null = null
  const row = await advanceApplication(ports, tx, id, { kind: 'tick' }, (next, before) => {
    if (next.state !== 'expired') return {}
    expertId = before.expertId
    return { slug: null, expertId: null }
  })
  if (row.state !== 'expired') return
  if (expertId) await cancelOnboarding(ports, tx, expertId)
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
  const letter = await renderNoticeEmail(locale, kind, { reference, ...values }, link)
  await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:${kind}` })
}

/** The person becomes a client again; a former expert who had come back is marked as left again. */
export async function cancelOnboarding(ports: Ports, tx: Tx, expertId: string): Promise<void> {
  if ((await expertById(tx, expertId))?.leftAt) return offboardExpert(ports, tx, expertId)
  await ports.payouts.forget(tx, expertId)
  const gone = await deleteUnpublishedExpert(tx, expertId)
  await removeFile(ports, tx, gone?.pictureKey)
  const person = gone && (await personOf(tx, gone.personId))
  if (person)
    await setRoles(
      tx,
      person.id,
      person.roles.filter((role) => role !== 'expert'),
    )
}
