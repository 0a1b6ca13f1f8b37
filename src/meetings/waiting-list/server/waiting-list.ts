// Clients who are told when an hour of their specialist frees. Nothing is kept for them: who books first has it.
import type { z } from 'zod'
import { notifyDevices } from '../../../accounts/push/server/push.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockOwn } from '../../../questions/checkout/server/unlock.ts'
import { maySendEmailAbout } from '../../../questions/emergency/server/rules.ts'
import { questionById } from '../../../questions/server/views.ts'
import { href } from '../../../screens.ts'
import { announceFreed, directBooking, freeHours } from '../../availability/server/availability.ts'
import type { Meeting } from '../../contract.ts'
import { phrases as en } from '../../emails/emails.text.en.ts'
import { phrases as fr } from '../../emails/emails.text.fr.ts'
import { emailFreedHour } from '../../emails/server/emails.tsx'
import { meetingRules } from '../../lifecycle/lifecycle.ts'
import { transitionMeeting } from '../../server/apply.ts'
import { meetingView } from '../../server/meeting-view.ts'
import { latestMeeting, lockMeeting, type MeetingRow, meetingById } from '../../server/store.ts'
import { mayWait, waitingRules } from '../rules.ts'
import { forgetTold, join, leave, markTold, nextWaiting, waitedFor } from './waiting-store.ts'

type Asked = { questionId: string; on: boolean; locale: Locale }

/** Joins the list, or leaves it. @throws Refusal `question_unknown`, `meeting_unknown`, `meeting_over` */
export function setWaiting(
  ports: Ports,
  actor: Person,
  { questionId, on, locale }: Asked,
): Promise<{ meeting: z.input<typeof Meeting> }> {
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, questionId)
    const latest = await latestMeeting(tx, questionId)
    const row = latest && (await lockMeeting(tx, latest.id))
    if (!row) throw new Refusal('meeting_unknown', 404)
    const { specialistId } = row
    const may = specialistId !== null && mayWait(row.life, ports.clock.now().getTime())
    if (on && !may) throw new Refusal('meeting_over', 409)
    if (on && specialistId) await join(tx, { meetingId: row.id, specialistId, askedAt: ports.clock.now() })
    else await leave(tx, row.id)
    const now = may ? (await transitionMeeting(ports, tx, row, question, { kind: 'wait', on }, 'client')).row : row
    return { meeting: await meetingView(ports, tx, now, question, locale) }
  })
}

/** An hour of this specialist is free: tells the first of the list, and later the next if nobody has booked it. */
export async function tellWaiting(ports: Ports, specialistId: string, slot: number): Promise<void> {
  const now = ports.clock.now()
  const at = new Date(slot)
  await ports.transact(async (tx) => {
    const booking = await directBooking(tx, specialistId, now)
    if (!booking?.free.includes(slot)) return forgetTold(tx, specialistId, { from: slot, to: slot + 1 })
    const movable = new Date(now.getTime() + meetingRules.notice)
    const told = await nextWaiting(tx, { specialistId, at, movable, most: waitingRules.atOnce })
    if (told.length === 0) return
    await markTold(tx, told, { specialistId, at })
    for (const id of told) {
      const row = await meetingById(tx, id)
      if (row) await tell(ports, tx, row, at)
    }
    const again = new Date(now.getTime() + waitingRules.minutes * 60_000)
    const key = `${specialistId}:${slot}`
    await ports.jobs.enqueue(tx, 'meeting.freed', { specialistId, slot }, { key, startAfter: again })
  })
}

async function tell(ports: Ports, tx: Tx, row: MeetingRow, at: Date): Promise<void> {
  const question = await questionById(tx, row.questionId)
  if (!question) return
  await emailFreedHour(ports, tx, row, question, at)
  await ports.live.announce(tx, [row.personId], { kind: 'question', ref: question.id })
  if (!maySendEmailAbout(question)) return
  const note = (locale: Locale) => ({
    ...(locale === 'fr' ? fr : en).freed,
    lang: locale,
    path: href('question', locale, { id: question.id }),
    tag: `meeting-${row.id}`,
  })
  await notifyDevices(ports, tx, row.personId, note, at)
}

const dayMs = 86_400_000

/** With each day another one can be booked: where nothing could be before, its hours are announced as freed ones are. */
export async function announceOpenedDays(ports: Ports): Promise<void> {
  const now = ports.clock.now().getTime()
  await forEachCollectingErrors(await waitedFor(ports.db), (specialistId) =>
    ports.transact(async (tx) => {
      const before = await freeHours(tx, specialistId, new Date(now - dayMs))
      if (before.every((slot) => slot <= now)) await announceFreed(ports, tx, specialistId, before)
    }),
  )
}
