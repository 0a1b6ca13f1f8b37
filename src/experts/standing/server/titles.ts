import { Refusal } from '../../../api/refusal.ts'
import { day } from '../../../i18n/format.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../../platform/jobs/for-each-collecting-errors.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type GrantedTitle, hasOpenField } from '../../onboarding/granting.ts'
import { notifyExpert } from '../../onboarding/server/onboarding-mail.tsx'
import { insertTitle, updateExpert } from '../../onboarding/server/onboarding-store.ts'
import type { ExpertRow } from '../../server/views.ts'
import { serviceDay } from '../../workspace/opening-hours.ts'
import { type ExpertState, titleWarning, transitionStanding } from '../standing.ts'
import { endingTitles, fieldsOf, lockExpertById, markWarned } from './standing-store.ts'

/** An expert whose last field closed with a title gets no more offers; one open field is enough to restore them. */
export async function syncStandingWithTitles(ports: Ports, tx: Tx, row: ExpertRow): Promise<ExpertState> {
  const now = ports.clock.now()
  const { categories, titles } = await fieldsOf(tx, row.id)
  const open = row.coversAll || hasOpenField(categories, titles, serviceDay(now))
  const state = transitionStanding(row.state, open ? 'restore' : 'restrict')
  if (!state) return row.state
  await updateExpert(tx, row.id, { state, stateAt: now })
  await announcePublicChange(tx, ['experts'])
  return state
}

/** Emails thirty and seven days before a title ends, and once it has ended. */
export async function sendTitleWarnings(ports: Ports): Promise<void> {
  const today = serviceDay(ports.clock.now())
  await forEachCollectingErrors(await endingTitles(ports.db, today), async (title) => {
    const until = title.validUntil
    const days = until && titleWarning(until, today, title.warnedDays)
    if (!until || days === null) return
    await ports.transact(async (tx) => {
      const row = await lockExpertById(tx, title.expertId)
      if (!row || !(await markWarned(tx, title.id, days as 30 | 7 | 0))) return
      const restricted = days === 0 && (await syncStandingWithTitles(ports, tx, row)) === 'restricted'
      await notifyExpert(ports, tx, row, days !== 0 ? 'ending' : restricted ? 'restricted' : 'ended', (locale) => ({
        title: locale === 'fr' ? title.labelFr : title.labelEn,
        date: day(locale, until),
      }))
    })
  })
}

/**
 * Saves a title that the staff has checked, often a renewed one: its fields are open from now on.
 * @throws Refusal `expert_unknown`, `standing_unfit`, `title_over`
 */
export async function saveTitle(
  ports: Ports,
  tx: Tx,
  id: string,
  { regulated, labelFr, labelEn, body, validUntil }: GrantedTitle,
): Promise<{ from: ExpertState; to: ExpertState }> {
  const row = await lockExpertById(tx, id)
  if (!row || row.scripted) throw new Refusal('expert_unknown', 404)
  if (row.state === 'left' || row.state === 'terminated') throw new Refusal('standing_unfit', 409)
  const today = serviceDay(ports.clock.now())
  if (validUntil !== null && validUntil < today) throw new Refusal('title_over', 422)
  await insertTitle(tx, {
    id: ports.ids.id(),
    expertId: id,
    regulated,
    labelFr,
    labelEn,
    body,
    checkedOn: today,
    validUntil,
  })
  const to = await syncStandingWithTitles(ports, tx, row)
  await notifyExpert(ports, tx, row, 'renewed', (locale) => ({ title: locale === 'fr' ? labelFr : labelEn, body }))
  await announcePublicChange(tx, ['experts'])
  return { from: row.state, to }
}
