import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { margin, openSheet } from '../../billing/server/pdf-sheet.ts'
import { brand } from '../../brand.ts'
import { dayAndHour, money } from '../../i18n/format.ts'
import type { Ports } from '../../platform/ports.ts'
import * as words from '../desk.text.fr.ts'
import { mayDo } from '../rights.ts'
import { answerTo, consentsFor, disputeById, disputesListed, plansLike } from './files-store.ts'
import { keepAct } from './journal.ts'
import { paymentById, stepsOf } from './payments-store.ts'
import { demand } from './staff.ts'

const perPage = 30

export async function listPlans(ports: Ports, actor: Person, input: { search?: string; state?: string; page: number }) {
  await demand(ports, actor, 'see_money')
  const rows = await plansLike(ports.db, input, (input.page - 1) * perPage, perPage + 1)
  const plans = rows.slice(0, perPage).map((row) => ({
    id: row.id,
    reference: row.reference,
    person: row.person,
    plan: row.plan,
    state: row.state,
    price: row.price,
    periodEnd: row.current_period_end.toISOString(),
    cancelAt: row.cancel_at?.toISOString() ?? null,
    endReason: row.end_reason,
    payment: row.purchase_id,
  }))
  return { plans, page: input.page, more: rows.length > perPage }
}

export async function listDisputes(ports: Ports, actor: Person) {
  await demand(ports, actor, 'see_money')
  const disputes = (await disputesListed(ports.db)).map((row) => ({
    id: row.id,
    payment: row.charge_id,
    person: row.person,
    reason: row.reason,
    status: row.status,
    outcome: row.outcome,
    amount: row.amount,
    openedAt: row.opened_at.toISOString(),
    dueBy: row.due_by?.toISOString() ?? null,
  }))
  return { disputes, mayAnswer: mayDo(actor.roles, 'answer_disputes') }
}

/**
 * What speaks for a contested payment, for the bank: no word of the conversation is in it, only that it took place.
 * @throws Refusal `dispute_unknown`
 */
export async function evidenceOf(ports: Ports, actor: Person, id: string): Promise<Uint8Array> {
  await demand(ports, actor, 'answer_disputes')
  const dispute = await disputeById(ports.db, id)
  const payment = dispute && (await paymentById(ports.db, dispute.charge_id))
  if (!dispute || !payment) throw new Refusal('dispute_unknown', 404)
  const [steps, consents, answered] = await Promise.all([
    stepsOf(ports.db, payment),
    payment.purchase_id ? consentsFor(ports.db, payment.purchase_id) : [],
    payment.question_id ? answerTo(ports.db, payment.question_id) : undefined,
  ])
  const said = words.payments.steps as Record<string, string>
  const lines = [
    ...steps.map((step) => ({
      at: step.at,
      text: [said[step.what] ?? step.what, step.about, step.amount !== null && money('fr', step.amount)],
    })),
    ...consents.map((consent) => ({
      at: consent.given_at.toISOString(),
      text: [said[`consent_${consent.kind}`], consent.text_version, consent.address],
    })),
    ...(answered ? [{ at: answered.at.toISOString(), text: [words.disputes.answered] }] : []),
  ].sort((one, other) => one.at.localeCompare(other.at))
  await keepAct(ports, ports.db, actor, { act: 'dispute.evidence', subject: { kind: 'dispute', id } })
  const title = `${words.disputes.pack} ${payment.reference ?? payment.id}`
  const sheet = openSheet({ title, locale: 'fr', at: ports.clock.now() })
  const place = { x: margin, width: sheet.width }
  let y = sheet.say('H1', title, { ...place, y: margin, face: 'title', size: 18 })
  const heads = [
    `${brand.legal.entity}, ${brand.legal.registry}`,
    `${words.payments.amount} ${money('fr', dispute.amount)}, ${words.disputes.reason.toLowerCase()} ${dispute.reason}`,
    `${words.payments.person} ${payment.person}`,
  ]
  for (const head of heads) y = sheet.say('P', head, { ...place, y: y + 6, size: 10 })
  y = sheet.say('H2', words.payments.timeline, { ...place, y: y + 18, face: 'title', size: 13 })
  for (const { at, text } of lines) {
    if (y > sheet.height - 2 * margin) {
      sheet.document.addPage()
      y = margin
    }
    y = sheet.say('P', `${dayAndHour('fr', at)}, ${text.filter(Boolean).join(', ')}`, { ...place, y: y + 5, size: 9.5 })
  }
  return sheet.close()
}
