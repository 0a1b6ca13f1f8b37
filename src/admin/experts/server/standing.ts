import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { inLanguage } from '../../../experts/directory/in-language.ts'
import type { GrantedTitle } from '../../../experts/onboarding/granting.ts'
import { type Decision, decideStanding, setReceiving } from '../../../experts/standing/server/standing.ts'
import { saveTitle } from '../../../experts/standing/server/titles.ts'
import { expertsByIds, findExperts, type StaffExpertRow } from '../../../experts/standing/server/views.ts'
import { mayReceive, mayTerminate, noticeEnds, transitionStanding } from '../../../experts/standing/standing.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { releaseMeetings, searchWaitlist } from '../../../meetings/server/specialist-changes.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { releaseQuestions } from '../../../questions/workspace/server/offboarding.ts'
import { requireNoConflictOfInterest } from '../../server/conflict-of-interest.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import type { StaffExpert } from '../contract-standing.ts'

const shown = 20

function view(row: StaffExpertRow, locale: Locale, now: Date): z.input<typeof StaffExpert> {
  const may = (event: Decision['kind']) => transitionStanding(row.state, event) !== null
  const noticed = row.state === 'suspended' && row.stateAt && !mayTerminate(row.stateAt, now, false)
  return {
    id: row.id,
    slug: row.slug,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    profession: inLanguage(locale, { fr: row.professionFr, en: row.professionEn }),
    state: row.state,
    since: row.stateAt,
    reason: row.state === 'suspended' || row.state === 'terminated' ? row.stateReason : null,
    titles: row.titles,
    receives: row.localSpecialist,
    may: {
      suspend: may('suspend'),
      lift: may('lift'),
      terminate: may('terminate'),
      title: row.state !== 'left' && row.state !== 'terminated',
      receive: mayReceive(row.state),
    },
    noticeUntil: noticed && row.stateAt ? noticeEnds(row.stateAt) : null,
  }
}

export async function standingsOf(ports: Ports, db: Db, ids: readonly string[], locale: Locale) {
  const rows = await expertsByIds(db, ids)
  return new Map(rows.map((row) => [row.id, view(row, locale, ports.clock.now())]))
}

export async function listExperts(ports: Ports, actor: Person, input: { search: string; locale: Locale }) {
  await requirePermission(ports, actor, 'review_experts')
  const rows = await findExperts(ports.db, input.search, shown + 1)
  const now = ports.clock.now()
  return { experts: rows.slice(0, shown).map((row) => view(row, input.locale, now)), more: rows.length > shown }
}

async function decide(ports: Ports, actor: Person, act: string, input: { id: string; locale: Locale } & Decision) {
  await requirePermission(ports, actor, 'review_experts')
  await requireNoConflictOfInterest(ports.db, actor, { expert: input.id })
  return ports.transact(async (tx) => {
    // Locks questions before the expert, in the same order as all code that locks both.
    const questions = input.kind === 'lift' ? 0 : await releaseQuestions(ports, tx, input.id, actor.personId)
    const meetings = input.kind === 'lift' ? 0 : await releaseMeetings(ports, tx, input.id)
    const { from, to } = await decideStanding(ports, tx, input.id, input)
    if (input.kind === 'lift') await offerWhatWaits(ports, tx, input.id)
    await recordAct(ports, tx, actor, {
      act,
      subject: { kind: 'expert', id: input.id },
      reason: input.reason,
      before: { state: from },
      after: { state: to, questions, meetings, ...(input.kind === 'terminate' && { urgent: input.urgent }) },
    })
    return one(ports, tx, input)
  })
}

async function one(ports: Ports, db: Db, { id, locale }: { id: string; locale: Locale }) {
  const found = (await standingsOf(ports, db, [id], locale)).get(id)
  if (!found) throw new Refusal('expert_unknown', 404)
  return found
}

type Given = { id: string; locale: Locale; reason: string }

/** @throws Refusal `own_file`, `expert_unknown`, `standing_unfit` */
export const suspendExpert = (ports: Ports, actor: Person, input: Given) =>
  decide(ports, actor, 'expert.suspend', { ...input, kind: 'suspend' })

/** @throws Refusal `own_file`, `expert_unknown`, `standing_unfit` */
export const liftSuspension = (ports: Ports, actor: Person, input: Given) =>
  decide(ports, actor, 'expert.lift', { ...input, kind: 'lift' })

/** @throws Refusal `own_file`, `expert_unknown`, `standing_unfit`, `notice_running` */
export const terminateExpert = (ports: Ports, actor: Person, input: Given & { urgent: boolean }) =>
  decide(ports, actor, 'expert.terminate', { ...input, kind: 'terminate' })

/**
 * Offers the waiting questions of these fields, as when an expert becomes available, and searches the meeting waitlist.
 */
async function offerWhatWaits(ports: Ports, tx: Tx, expertId: string): Promise<void> {
  await ports.jobs.enqueue(tx, 'question.expert-available', { expertId }, { key: expertId })
  await searchWaitlist(ports, tx)
}

type Titled = { id: string; locale: Locale; title: GrantedTitle }

/** @throws Refusal `own_file`, `expert_unknown`, `standing_unfit`, `title_over` */
export async function recordTitle(ports: Ports, actor: Person, { title, ...about }: Titled) {
  await requirePermission(ports, actor, 'review_experts')
  await requireNoConflictOfInterest(ports.db, actor, { expert: about.id })
  return ports.transact(async (tx) => {
    const { from, to } = await saveTitle(ports, tx, about.id, title)
    await offerWhatWaits(ports, tx, about.id)
    await recordAct(ports, tx, actor, {
      act: 'expert.title',
      subject: { kind: 'expert', id: about.id },
      before: { state: from },
      after: { state: to, ...title },
    })
    return one(ports, tx, about)
  })
}

type Receiving = { id: string; locale: Locale; receives: boolean }

/** @throws Refusal `own_file`, `expert_unknown`, `standing_unfit` */
export async function allowMeetings(ports: Ports, actor: Person, { receives, ...about }: Receiving) {
  await requirePermission(ports, actor, 'review_experts')
  await requireNoConflictOfInterest(ports.db, actor, { expert: about.id })
  return ports.transact(async (tx) => {
    const before = await setReceiving(ports, tx, about.id, receives)
    if (receives) await searchWaitlist(ports, tx)
    await recordAct(ports, tx, actor, {
      act: 'expert.meetings',
      subject: { kind: 'expert', id: about.id },
      before: { receives: before },
      after: { receives },
    })
    return one(ports, tx, about)
  })
}
