import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import { detectEmergency, emergencyRefusal } from '../../../safety/server/detect.ts'
import { asksWhetherSafeToWrite, type EmergencySituation } from '../../../safety/situation-rules.ts'
import type { noticeReasons } from '../contact-form.ts'
import { arrivalOf, receiptOf } from './contact-emails.tsx'
import { insertContactMessage } from './contact-store.ts'
import '../../server/tables.ts'

type Sent = { name: string; email: string; message: string; locale: Locale; website?: string }
type Message = Sent & { notEmergency: readonly EmergencySituation[]; timeZone: string | null }
type Notice = Sent & { page: string; reason: (typeof noticeReasons)[number] }

const perAddress = { name: 'discover.contact-receipts', points: 5, seconds: 3600 }

/**
 * A message that shows a person in danger is kept and told to the house as urgent, then answered with whom to call.
 * Where somebody at home may read along, nothing is sent to its author. Beyond the limits it is not kept, and answered with
 * whom to call all the same.
 * @throws Refusal `too_many_requests`, `emergency_stands` with the screen
 */
export async function sendContactMessage(ports: Ports, actor: Actor, input: Message) {
  const { message: text, locale, timeZone, notEmergency } = input
  const facts = await detectEmergency(ports, ports.db, actor, { text, locale, timeZone, notEmergency })
  if (!facts) return keep(ports, actor, 'message', input)
  const danger = { atHome: asksWhetherSafeToWrite(facts) }
  const kept = await keep(ports, actor, 'message', input, danger).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'too_many_requests') return null
    throw error
  })
  throw emergencyRefusal(facts, locale, kept?.reference)
}

export const reportContent = (ports: Ports, actor: Actor, input: Notice) => keep(ports, actor, 'notice', input)

/** @throws Refusal `too_many_requests` */
async function keep(
  ports: Ports,
  actor: Actor,
  kind: 'message' | 'notice',
  input: Sent & Partial<Notice>,
  danger?: { atHome: boolean },
) {
  const id = ports.ids.id()
  const reference = `${kind === 'notice' ? 'S' : 'M'}-${id.replace(/-/g, '').slice(-8).toUpperCase()}`
  if (input.website) return { reference }
  await charge(ports, budgets['discover.contact'], actor)
  await ports.limits.spend(perAddress, input.email)
  const { name, email, message, locale, page, reason } = input
  const written = { kind, reference, name, email, message, page, reason }
  const [receipt, arrival] = await Promise.all([receiptOf(locale, written), arrivalOf({ ...written, danger })])
  return ports.transact(async (tx) => {
    await insertContactMessage(tx, {
      id,
      kind,
      reference,
      personId: actor.kind === 'person' ? actor.personId : null,
      name,
      email,
      body: message,
      locale,
      page: page ?? null,
      reason: reason ?? null,
      goodFaith: kind === 'notice' ? true : null,
      sentAt: ports.clock.now(),
    })
    await ports.mail.enqueue(tx, { ...arrival, to: brand.support.email, locale: 'fr', key: `contact:${id}:arrival` })
    if (!danger?.atHome) await ports.mail.enqueue(tx, { ...receipt, to: email, locale, key: `contact:${id}:receipt` })
    return { reference }
  })
}
