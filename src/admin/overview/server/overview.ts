import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { closeAlert } from '../../../billing/ledger/server/changes.ts'
import { countOpenDisputes, moneySince, monthsUpTo, openAlerts } from '../../../billing/ledger/server/figures-views.ts'
import { countWaitingMessages } from '../../../discover/contact/server/views.ts'
import { promisedMinutes } from '../../../experts/directory/estimate.ts'
import { countInReview } from '../../../experts/onboarding/server/views.ts'
import { serviceDay, serviceMidnight } from '../../../experts/workspace/opening-hours.ts'
import { businessTimeZone } from '../../../i18n/format.ts'
import { waitlistedQuestions } from '../../../meetings/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { markTaskSeen } from '../../../questions/server/changes.ts'
import {
  askedPerHour,
  funnelOn,
  funnelSince,
  medianAccept,
  openTasks,
  waitingQuestions,
} from '../../../questions/server/views.ts'
import { isRegulated } from '../../applications/regulated.ts'
import { countWaitingFactorRequests } from '../../factors/server/factors-store.ts'
import { countWaitingRefunds } from '../../payments/server/refunds-store.ts'
import { rightsWith } from '../../rights.ts'
import { countYours } from '../../second-person/server/waiting-acts.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import type { FunnelRow, Overview } from '../contract-overview.ts'

const day = 86_400_000

export async function overview(ports: Ports, actor: Person): Promise<z.input<typeof Overview>> {
  await requirePermission(ports, actor, 'see')
  const { db, clock, config } = ports
  const now = clock.now()
  const since = serviceMidnight(now)
  const rights = rightsWith(actor.roles)
  const seesMoney = rights.includes('see_money')
  const [funnel, money, median, waiting, hours, alerts, calls, matters, parked, seconds] = await Promise.all([
    funnelOn(db, serviceDay(now)),
    moneySince(db, since),
    medianAccept(db, since),
    waitingQuestions(db),
    askedPerHour(db, since, businessTimeZone),
    seesMoney ? openAlerts(db) : [],
    rights.includes('steer_questions') ? openTasks(db, waitlistedQuestions) : [],
    awaitingDecision({ db, clock }),
    rights.includes('retry_jobs') ? ports.jobs.listDeadLetters(50) : [],
    rights.includes('see_second_person') ? countYours(ports, actor) : 0,
  ])
  const promised = promisedMinutes.assign * 60
  const nothing = { taken: 0, takenCount: 0, refunded: 0, refundedCount: 0, heldAmount: 0 }
  return {
    at: now,
    demo: config.MODE === 'demo',
    rights,
    today: {
      asked: funnel.get('asked') ?? 0,
      previewed: funnel.get('preview') ?? 0,
      held: funnel.get('held') ?? 0,
      accepted: funnel.get('accepted') ?? 0,
      answered: funnel.get('answered') ?? 0,
      ...(seesMoney ? money : nothing),
      medianAccept: median,
    },
    promisedSeconds: promised,
    waiting: waiting.map((row) => ({
      ...row,
      // A title is the client's own text: in a regulated field it needs emergency access like the rest.
      title: rights.includes('read_questions') && !isRegulated(row.category) ? row.title : '',
      with: row.firstName ? `${row.firstName} ${row.lastName}` : null,
      late: now.getTime() - row.since.getTime() > promised * 1000,
    })),
    hours,
    alerts,
    matters: calls.map(({ id, template, questionId, number, emergency, data, at }) => ({
      id,
      template,
      question: questionId,
      number,
      city: typeof data.city === 'string' ? data.city : null,
      situations: (template === 'emergency' && emergency?.situations) || [],
      at,
    })),
    parked: parked.map((job) => ({ ...job, error: job.error.slice(0, 300) })),
    secondPersonWaiting: seconds,
    refundsWaiting: matters.refunds,
    factorsWaiting: rights.includes('approve_factor_removal') ? matters.factors : 0,
    disputesOpen: matters.disputes,
    messagesWaiting: rights.includes('answer_messages') ? matters.messages : 0,
    applicationsWaiting: rights.includes('review_experts') ? matters.applications : 0,
  }
}

/** The funnel of the last days, by category and language, without personal data. */
export async function funnel(ports: Ports, actor: Person, input: { days: number }) {
  await requirePermission(ports, actor, 'see')
  const today = Date.parse(serviceDay(ports.clock.now()))
  const first = new Date(today - (input.days - 1) * day).toISOString().slice(0, 10)
  const rows = new Map<string, FunnelRow>()
  for (const { category, locale, step, count } of await funnelSince(ports.db, first)) {
    const key = `${category} ${locale}`
    const row = rows.get(key) ?? { category, locale, ...noSteps }
    rows.set(key, { ...row, [step]: count })
  }
  return { rows: [...rows.values()] }
}

const noSteps = { asked: 0, preview: 0, email: 0, held: 0, accepted: 0, answered: 0, kept: 0 }

export async function figures(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_money')
  return { months: await monthsUpTo(ports.db, ports.clock.now(), businessTimeZone) }
}

/** @throws Refusal `alert_unknown` */
export async function closeMoneyAlert(ports: Ports, actor: Person, input: { id: string; note: string }) {
  await requirePermission(ports, actor, 'close_alerts')
  return ports.transact(async (tx) => {
    const closedAt = ports.clock.now()
    const closed = await closeAlert(tx, input.id, { closedAt, closedBy: actor.personId, closeNote: input.note })
    if (!closed) throw new Refusal('alert_unknown', 404)
    await recordAct(ports, tx, actor, {
      act: 'alert.close',
      subject: { kind: 'alert', id: input.id },
      reason: input.note,
      before: { open: true, ...closed },
      after: { open: false },
    })
    return {}
  })
}

/** @throws Refusal `matter_unknown` */
export async function completeTask(ports: Ports, actor: Person, { id }: { id: string }) {
  await requirePermission(ports, actor, 'steer_questions')
  return ports.transact(async (tx) => {
    const seen = await markTaskSeen(tx, id, { seenAt: ports.clock.now(), seenBy: actor.personId })
    if (!seen) throw new Refusal('matter_unknown', 404)
    await recordAct(ports, tx, actor, {
      act: 'matter.seen',
      subject: { kind: 'matter', id },
      before: { open: true, template: seen.template, question: seen.questionId },
      after: { open: false },
    })
    return {}
  })
}

/** @throws Refusal `job_unknown` */
export async function retryJob(ports: Ports, actor: Person, input: { id: string }) {
  await requirePermission(ports, actor, 'retry_jobs')
  const job = (await ports.jobs.listDeadLetters(500)).find(({ id }) => id === input.id)
  if (!job || !(await ports.jobs.retryDeadLetter(job.id))) throw new Refusal('job_unknown', 404)
  await recordAct(ports, ports.db, actor, {
    act: 'job.retry',
    subject: { kind: 'job', id: job.id },
    before: { name: job.name, tries: job.tries },
  })
  return {}
}

async function awaitingDecision({ db, clock }: Pick<Ports, 'db' | 'clock'>) {
  const [refunds, factors, disputes, messages, applications] = await Promise.all([
    countWaitingRefunds(db),
    countWaitingFactorRequests(db, clock.now()),
    countOpenDisputes(db),
    countWaitingMessages(db),
    countInReview(db),
  ])
  return { refunds, factors, disputes, messages, applications }
}
