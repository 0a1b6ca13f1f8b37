import type { z } from 'zod'
import { staffNamed } from '../../../accounts/server/staff-views.ts'
import type { Person } from '../../../api/actor.ts'
import { paymentById } from '../../../billing/ledger/server/payment-views.ts'
import { payoutsConfirmedByOne } from '../../../billing/payouts/server/payouts.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { applicationsForSecondPerson, isOwnApplication } from '../../../experts/onboarding/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { waitingFactorRequests } from '../../factors/server/factors-store.ts'
import { refundRequestsOf } from '../../payments/server/refunds-store.ts'
import { mayDo, type Right } from '../../rights.ts'
import { secondPerson } from '../../server/second-person.ts'
import type { SecondPersonAct, WaitingAct } from '../contract-second-person.ts'

type Waiting = {
  kind: SecondPersonAct
  id: string
  about: string
  amount: number | null
  /** Who did the first part. */
  askedBy: string
  since: Date
  /** The right that the second part takes, and who may not use it here. */
  right: Right
  not: readonly string[]
}

/** What waits for a second person, of the sections that this one may see, the oldest first. */
export async function actsForSecondPerson(
  ports: Ports,
  actor: Person,
  locale: Locale,
): Promise<z.input<typeof WaitingAct>[]> {
  const waiting = await waitingActs(ports, actor, locale)
  const names = await staffNamed(ports.db, [...new Set(waiting.map(({ askedBy }) => askedBy))])
  return Promise.all(
    waiting.map(async ({ right, not, askedBy, ...act }) => {
      const second = await secondPerson(ports.db, right, not)
      const yours = second.people.some(({ id }) => id === actor.personId)
      const name = names.find(({ id }) => id === askedBy)?.name ?? '–'
      return { ...act, askedBy: { id: askedBy, name }, second, yours }
    }),
  )
}

export async function countYours(ports: Ports, actor: Person): Promise<number> {
  const waiting = await waitingActs(ports, actor, 'fr')
  return waiting.filter(({ right, not }) => mayDo(actor.roles, right) && !not.includes(actor.personId)).length
}

async function waitingActs(ports: Ports, actor: Person, locale: Locale): Promise<Waiting[]> {
  const may = (right: Right) => mayDo(actor.roles, right)
  const factors = may('ask_factor_removal') || may('approve_factor_removal')
  const found = await Promise.all([
    may('review_experts') ? applicationActs(ports, actor, locale) : [],
    may('see_money') ? refunds(ports) : [],
    factors ? factorRemovals(ports) : [],
    may('see_money') ? payouts(ports) : [],
  ])
  return found.flat().sort((a, b) => a.since.getTime() - b.since.getTime())
}

/** Nobody is the second person for their own application. */
async function applicationActs(ports: Ports, actor: Person, locale: Locale): Promise<Waiting[]> {
  const rows = await applicationsForSecondPerson(ports.db)
  const acts = rows.map(async ({ id, categories, ...row }): Promise<Waiting[]> => {
    const own = (await isOwnApplication(ports.db, id, actor.personId)) ? [actor.personId] : []
    const judged = row.appealedAt && row.rejectedBy ? [row.rejectedBy] : []
    const name = `${row.firstName} ${row.lastName}`
    const fields = categories.map((slug) => findCategory(slug)?.name[locale] ?? slug).join(', ')
    const act = { id, amount: null, right: 'review_experts' as const }
    const { approvedOnceBy, approvedOnceAt, appealedAt, trial, stateAt } = row
    if (trial?.answer && !trial.grade)
      return [{ ...act, kind: 'trial', about: fields, askedBy: trial.by, since: stateAt, not: [trial.by, ...own] }]
    if (approvedOnceBy) {
      const since = approvedOnceAt ?? stateAt
      const not = [approvedOnceBy, ...judged, ...own]
      return [{ ...act, kind: 'approval', about: `${name}, ${fields}`, askedBy: approvedOnceBy, since, not }]
    }
    return judged.map((askedBy) => {
      const since = appealedAt ?? stateAt
      return { ...act, kind: 'appeal', about: name, askedBy, since, not: [askedBy, ...own] }
    })
  })
  return (await Promise.all(acts)).flat()
}

async function refunds({ db }: Ports): Promise<Waiting[]> {
  const rows = await refundRequestsOf(db, 'waiting')
  const acts = rows.map(async ({ chargeId, amount, askedBy, askedAt }): Promise<Waiting> => {
    const payment = await paymentById(db, chargeId)
    return {
      kind: 'refund',
      id: chargeId,
      about: [payment?.person, payment?.reference].filter(Boolean).join(', '),
      amount,
      askedBy,
      since: askedAt,
      right: 'approve_refund',
      not: [askedBy],
    }
  })
  return Promise.all(acts)
}

async function factorRemovals({ db, clock }: Ports): Promise<Waiting[]> {
  const rows = await waitingFactorRequests(db, clock.now())
  return rows.map(({ personId, name, askedBy, askedAt }) => ({
    kind: 'factor',
    id: personId,
    about: name,
    amount: null,
    askedBy,
    since: askedAt,
    right: 'approve_factor_removal',
    not: [askedBy, personId],
  }))
}

async function payouts(ports: Ports): Promise<Waiting[]> {
  const rows = await payoutsConfirmedByOne(ports)
  return rows.map(({ expertId, name, amount, confirmedBy, confirmedAt }) => ({
    kind: 'payout',
    id: expertId,
    about: name,
    amount,
    askedBy: confirmedBy,
    since: confirmedAt,
    right: 'pay_experts',
    not: [confirmedBy],
  }))
}
