import { contactOf, setPersonLocale } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { isSigned, signatureOf } from '../../../platform/keys.ts'
import type { Ports } from '../../../platform/ports.ts'
import { detectEmergency, emergencyRefusal } from '../../../safety/server/detect.ts'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { acceptedText } from '../../orders/server/accepted-text.ts'
import { referenceOf } from '../../orders/server/reference.ts'
import { signaturesEqual } from '../../quotes/server/sign.ts'
import '../../server/danger-port.ts'
import '../../server/safe-to-write-port.ts'
import { insertConsents } from '../../server/store.ts'
import { serviceExpiresAt, serviceTransition } from '../services.ts'
import { allServices, insertService, lockService, type Service, updateService } from './store.ts'

const asking = { name: 'service-request', points: 5, seconds: 24 * 3600 }
/** Version of the texts of both boxes: begin at once, keep what is done, and no right left once all of it is. */
const serviceConsentVersion = '2026-11-service'

/** Most clients pay within this time of their order, and then get one letter for both. */
const confirmedAfterMs = 10 * 60_000

type Wish = {
  wish: string
  locale: Locale
  notEmergency?: readonly EmergencySituation[]
  timeZone?: string | null
  /** What this text was kept as while it was an emergency. */
  kept?: string | null
}

/**
 * A text that shows a person in danger is no request: it is kept and told to the house as a question's is, and answered
 * with whom to call. Sent again with what it was kept as (`kept`), and said to be none, it is one.
 * @throws Refusal `email_needed`, `service_waiting`, `emergency_stands` with the screen
 */
export async function requestService(ports: Ports, actor: Person, input: Wish): Promise<Service> {
  const { wish: text, locale, notEmergency = [], timeZone = null, kept } = input
  const written = { text, locale, notEmergency, timeZone }
  const facts = await detectEmergency(ports, ports.db, actor, written)
  if (facts) throw emergencyRefusal(facts, locale, await ports.dangers.keep(ports, actor, written, facts))
  if (kept) await ports.dangers.withdraw(ports, actor, kept)
  await ports.limits.spend(asking, actor.personId)
  return ports.transact(async (tx) => {
    if (!(await contactOf(tx, actor.personId))) throw new Refusal('email_needed', 409)
    const id = ports.ids.id()
    const row = await insertService(tx, {
      id,
      reference: referenceOf(id),
      personId: actor.personId,
      locale,
      wish: text,
      requestedAt: ports.clock.now(),
    })
    if (!row) throw new Refusal('service_waiting', 409)
    await notifyServiceClient(ports, tx, row, 'requested')
    return row
  })
}

/** Staff name a price. A better one may replace it until it is accepted. @throws Refusal */
export async function quoteService(
  ports: Ports,
  actor: Person,
  input: { id: string; title: string; scope: string; amount: number },
): Promise<Service> {
  return ports.transact(async (tx) => {
    const row = mayTurn(await lockService(tx, input.id), 'quote')
    const now = ports.clock.now()
    const { title, scope, amount } = input
    const expiresAt = serviceExpiresAt(now)
    const saved = await updateService(tx, row.id, {
      state: 'quoted',
      title,
      scope,
      amount,
      vatRate: String(ports.config.VAT_RATE),
      quotedAt: now,
      quotedBy: actor.personId,
      expiresAt,
      signature: signatureOf(
        ports.config.SECRET_KEY,
        signedText({ id: row.id, person: row.personId, title, scope, amount, expiresAt }),
      ),
    })
    await notifyServiceClient(ports, tx, saved, 'quoted')
    return saved
  })
}

/** Orders at the price that was read, with its consents. The provider's invoice follows outside the transaction. */
export async function acceptService(
  ports: Ports,
  actor: Person,
  input: { id: string; signature: string; userAgent: string },
): Promise<Service> {
  return ports.transact(async (tx) => {
    const row = mayTurn(requireOwnService(await lockService(tx, input.id), actor), 'accept')
    const now = ports.clock.now()
    const { id, personId, title, scope, amount, expiresAt, signature } = row
    if (!title || !scope || !amount || !expiresAt || !signature) throw new Refusal('service_over', 409)
    if (!signaturesEqual(signature, input.signature)) throw new Refusal('quote_changed', 409)
    if (expiresAt <= now) throw new Refusal('quote_expired', 409)
    if (row.state === 'accepted') return row
    await ports.safeToWrite.mustBeAnswered(tx, personId)
    const text = signedText({ id, person: personId, title, scope, amount, expiresAt })
    if (!isSigned(ports.config.SECRET_KEY, text, signature)) throw new Refusal('quote_changed', 409)
    const said = { sentences: serviceConsentVersion, locale: row.locale, at: now }
    const textVersion = await acceptedText(ports, tx, said)
    await insertConsents(
      tx,
      (['terms_and_age', 'start_now'] as const).map((kind) => ({
        id: ports.ids.id(),
        personId,
        quoteId: null,
        serviceId: id,
        kind,
        textVersion,
        locale: row.locale,
        address: actor.address,
        userAgent: input.userAgent.slice(0, 300),
        givenAt: now,
      })),
    )
    await setPersonLocale(tx, personId, row.locale)
    // Its contract is confirmed with the payment, and without it where that takes longer.
    const startAfter = new Date(now.getTime() + confirmedAfterMs)
    await ports.jobs.enqueue(tx, 'billing.contract-letter', { serviceId: id }, { startAfter })
    return updateService(tx, id, {
      state: 'accepted',
      acceptedAt: now,
      // An order waits as long for its payment as the price stood open.
      expiresAt: serviceExpiresAt(now),
      acceptedAddress: actor.address,
      acceptedUserAgent: input.userAgent.slice(0, 300),
      textVersion,
    })
  })
}

/**
 * Closes a request of which nothing is owed: a job voids what could still be paid at the provider. `voided`: staff
 * voided the invoice of an ordered service there, and the email says that.
 */
export async function declineService(
  ports: Ports,
  input: { id: string; by: 'client' | 'staff' | 'time'; person?: Person; reason?: string; voided?: boolean },
): Promise<Service> {
  return ports.transact(async (tx) => {
    const found = await lockService(tx, input.id)
    const row = mayTurn(
      input.person ? requireOwnService(found, input.person) : found,
      input.by === 'time' ? 'time' : 'decline',
    )
    const saved = await updateService(tx, row.id, {
      state: input.by === 'time' ? 'expired' : 'declined',
      closedAt: ports.clock.now(),
      closedBy: input.by,
      closedReason: input.reason ?? null,
    })
    if (saved.providerInvoice) await ports.jobs.enqueue(tx, 'service.settle', { serviceId: saved.id })
    const letter = input.by === 'time' ? 'expired' : input.voided ? 'voided' : 'declined'
    if (input.by !== 'client') await notifyServiceClient(ports, tx, saved, letter)
    return saved
  })
}

/**
 * Sets how much of a paid service is done, as the client reads it too: a withdrawal no longer refunds that part. It
 * only grows.
 * @throws Refusal `service_unknown`, `service_over`
 */
export async function setServiceProgress(ports: Ports, input: { id: string; percent: number }): Promise<Service> {
  return ports.transact(async (tx) => {
    const row = await lockService(tx, input.id)
    if (!row) throw new Refusal('service_unknown', 404)
    if (row.state !== 'active' || input.percent < row.donePercent) throw new Refusal('service_over', 409)
    const saved = await updateService(tx, row.id, { donePercent: input.percent })
    await ports.live.announce(tx, [row.personId], { kind: 'service', ref: row.id })
    return saved
  })
}

/** Every request, those that wait for a price first. */
export function listServices(ports: Ports, state: Service['state'] | undefined): Promise<Service[]> {
  return allServices(ports.db, state)
}

/** What the client and the staff both see of one. */
export function serviceSummary(row: Service) {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    wish: row.wish,
    requestedAt: row.requestedAt,
    title: row.title,
    scope: row.scope,
    amount: row.amount,
    quotedAt: row.quotedAt,
    expiresAt: row.expiresAt,
    paidAt: row.paidAt,
    done: row.donePercent,
    closedAt: row.closedAt,
  }
}

/** @throws Refusal `service_unknown` */
export function requireOwnService(row: Service | undefined, actor: Person): Service {
  if (row?.personId !== actor.personId) throw new Refusal('service_unknown', 404)
  return row
}

function mayTurn(row: Service | undefined, event: Parameters<typeof serviceTransition>[1]): Service {
  if (!row) throw new Refusal('service_unknown', 404)
  if (!serviceTransition(row.state, event)) throw new Refusal('service_over', 409)
  return row
}

type Signed = { id: string; person: string; title: string; scope: string; amount: number; expiresAt: Date }

function signedText({ id, person, title, scope, amount, expiresAt }: Signed): string {
  return `service:${JSON.stringify([id, person, title, scope, amount, expiresAt.toISOString()])}`
}

export type ServiceEmail = 'requested' | 'quoted' | 'paid' | 'declined' | 'voided' | 'expired'

/** Emails the client and updates the open pages of the person. */
export async function notifyServiceClient(ports: Ports, tx: Tx, row: Service, letter: ServiceEmail): Promise<void> {
  const key = `${row.id}:${row.quotedAt?.toISOString() ?? ''}`
  await ports.jobs.enqueue(tx, 'service.letter', { serviceId: row.id, letter, key })
  await ports.live.announce(tx, [row.personId], { kind: 'service', ref: row.id })
}
