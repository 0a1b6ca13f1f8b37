import { Refusal } from '../../../api/refusal.ts'
import { deleteExpiredLimits } from '../../../platform/limits/store.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockPerson, type PersonRow } from '../../server/views.ts'
import { addYears, daysAfter, daysBefore, retention } from '../erasure.ts'
import { eraseAccount } from './erase.ts'
import { agreedMeetings, type PersonalDataHandler, previewErasureOf } from './personal-data.ts'
import { postIdle } from './privacy-mail.tsx'
import { deleteOldEmailsOfFreePeople, inactiveSince, markSeen, markWarned } from './privacy-store.ts'

/** The most people per run and standing; the rest follow the next day. */
const mostPerDay = 500

/** Daily: warns and then erases inactive accounts, and deletes data past its retention period. */
export function retentionJobs(ports: Ports, rooms: readonly PersonalDataHandler[]): void {
  ports.jobs.handle('accounts.remove-file', ({ key }) => ports.files.remove(key))
  ports.jobs.every('accounts.retention', 86_400, () => keepNoLonger(ports, rooms))
}

async function keepNoLonger(ports: Ports, rooms: readonly PersonalDataHandler[]): Promise<void> {
  const now = ports.clock.now()
  const idle = addYears(now, -retention.idleYears)
  for (const person of await inactiveSince(ports.db, 'member', idle, mostPerDay))
    await attempt(ports, person, () => warnOrErase(ports, rooms, person))
  // Pending people are erased without a warning email: the address may be somebody else's.
  const prospects = addYears(now, -retention.prospectYears)
  for (const person of await inactiveSince(ports.db, 'pending', prospects, mostPerDay))
    await attempt(ports, person, () => eraseIdle(ports, rooms, person))
  for (const person of await inactiveSince(ports.db, 'visitor', daysBefore(now, retention.visitorDays), mostPerDay))
    await attempt(ports, person, () => eraseIdle(ports, rooms, person))
  await deleteOldEmailsOfFreePeople(ports.db, {
    last: daysBefore(now, retention.lastLetterDays),
    body: daysBefore(now, retention.letterBodyDays),
    row: addYears(now, -retention.letterYears),
  })
  await deleteExpiredLimits(ports.db, now)
  for (const room of rooms) await room.applyRetention?.(ports)
}

/** A failure for one account does not stop the others. */
async function attempt(ports: Ports, person: PersonRow, act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal)) ports.log.error({ err: error, personId: person.id }, 'retention failed')
  })
}

async function warnOrErase(ports: Ports, rooms: readonly PersonalDataHandler[], person: PersonRow): Promise<void> {
  const now = ports.clock.now()
  if (!person.warnedAt) {
    await ports.db.transaction().execute(async (tx) => {
      const locked = await lockPerson(tx, person.id)
      if (!locked || locked.warnedAt) return
      const { ends, obstacle } = await previewErasureOf(ports, tx, rooms, locked)
      // Whoever pays, waits or works counts as active: the running contract is their reason to be here.
      if (obstacle || ends.length > 0) return markSeen(tx, person.id, now)
      await markWarned(tx, person.id, now)
      await postIdle(ports, tx, locked, daysAfter(now, retention.warningDays))
    })
    return
  }
  if (daysAfter(person.warnedAt, retention.warningDays) <= now) await eraseIdle(ports, rooms, person)
}

async function eraseIdle(ports: Ports, rooms: readonly PersonalDataHandler[], person: PersonRow): Promise<void> {
  const { ends } = await previewErasureOf(ports, ports.db, rooms, person)
  const running = ends.some(({ what }) => what === 'plan' || what === 'hold' || what === 'services')
  if (running || (await agreedMeetings(ports.db, rooms, person)).length > 0)
    return markSeen(ports.db, person.id, ports.clock.now())
  await eraseAccount(ports, rooms, { personId: person.id, cause: 'idle', seenAt: person.seenAt })
}
