import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { signatureOf } from '../../../platform/keys.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import { networksOf } from '../../../platform/limits/networks.ts'
import type { Limit } from '../../../platform/limits/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import type { LinkPurpose } from '../../server/tables.ts'
import { isProfessional } from '../password.ts'
import { knownDevice } from './known-device.ts'
import { type AccountEmailKind, renderAccountEmail } from './mail.tsx'
import { insertToken, prolongToken } from './token-store.ts'

/**
 * A job decides and writes the emails about an address, so that the call takes the same time and replies the same
 * whether the address has an account or not.
 */
export type EmailRequest = {
  about: 'sign_in' | 'capture' | 'sign_up' | 'reset' | 'change_email'
  email: string
  locale: Locale
  /** The person who will own the address; `null` for a request without a session. */
  personId: string | null
  /** Identifies the request, so that retries send one email. */
  askId: string
  /** Who asks for a link into an account: a browser that its owner has used, or a hash of whose line it comes from. */
  from?: { knownDevice: string } | { network: string }
}

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    'accounts.letter': EmailRequest
  }
}

const minute = 60_000
const lasts: Record<LinkPurpose, number> = {
  link: 24 * 60 * minute,
  reset: 30 * minute,
  change_email: 24 * 60 * minute,
}
const signInLinkLasts = 30 * minute

const perAddressee = [
  { name: 'accounts.letters-to', points: 5, seconds: 3600 },
  { name: 'accounts.letters-to-daily', points: 10, seconds: 24 * 3600 },
]
/** Of the letters whose links open an account, each kind. This window is shorter than the links last. */
const linksFromNetwork = { name: 'accounts.links-from', points: 3, seconds: 25 * 60, resettable: true as const }
/**
 * Beyond it an address is sent a link only where none in its mailbox opens any more, and that one lasts longer: ten a day at
 * most, unless its owner uses them. One that opens does so for another while, whoever asks: nobody keeps the owner out.
 */
const linksToAddressee = { name: 'accounts.links-to', points: 5, seconds: 24 * 3600 }
const rareLinkLasts = 5 * 60 * minute
/** In place of the two and of the budget `accounts.ask-letter`, of a browser in which the owner has signed in before. */
const linksOfKnownDevice = { name: 'accounts.links-known-device', points: 6, seconds: 3600 }

export async function requestEmail(ports: Ports, tx: Tx, asked: Omit<EmailRequest, 'askId'>): Promise<void> {
  await ports.jobs.enqueue(tx, 'accounts.letter', { ...asked, askId: ports.ids.id() })
}

export const spendEmailLimit = (ports: Ports, actor: Actor) => charge(ports, budgets['accounts.ask-letter'], actor)

/**
 * Whoever leaves a new address at a checkout orders some minutes later, if at all: the way back then travels with the
 * confirmation of the order, where both are in one language.
 */
export const addressMatter = (personId: string, locale: Locale) => `address:${personId}:${locale}`
const wayBackWaits = 3 * minute

type LinkRequest = { email: string; locale: Locale; cookies?: string | null }

export async function requestMagicLink(ports: Ports, actor: Actor, { cookies, ...input }: LinkRequest) {
  const from = await askedFrom(ports, actor, input.email, cookies)
  return ports.transact(async (tx) => {
    await requestEmail(ports, tx, { ...input, about: 'sign_in', personId: visitorOf(actor), from })
    return { done: true as const }
  })
}

export async function requestPasswordReset(ports: Ports, actor: Actor, { cookies, ...input }: LinkRequest) {
  const from = await askedFrom(ports, actor, input.email, cookies)
  return ports.transact(async (tx) => {
    await requestEmail(ports, tx, { ...input, about: 'reset', personId: null, from })
    return { done: true as const }
  })
}

/** Does the same work whether the address has an account or not. */
async function askedFrom(ports: Ports, actor: Actor, email: string, cookies: string | null | undefined) {
  const { SECRET_KEY } = ports.config
  const member = await store.memberByEmail(ports.db, email)
  const device = knownDevice(SECRET_KEY, cookies ?? null, member?.id ?? '')
  if (member && device) return { knownDevice: `${member.id} ${device}` }
  await spendEmailLimit(ports, actor)
  return { network: signatureOf(SECRET_KEY, `letters:${networksOf(actor.address).subscriber}`).slice(0, 22) }
}

/** The person of this browser, unless they are a member. */
export function visitorOf(actor: Actor): string | null {
  return actor.kind === 'person' && actor.standing !== 'member' ? (actor as Person).personId : null
}

/** The job: finds the account of the address, chooses the email, and creates its secret. */
export async function sendRequestedEmail(ports: Ports, asked: EmailRequest): Promise<void> {
  const rest = await mayStillWrite(ports, asked)
  if (!rest) return
  const member = await store.memberByEmail(ports.db, asked.email)
  const kind = await kindOf(ports, asked, member)
  if (!kind) return
  const token = ports.ids.secret()
  const purpose = purposeOf[kind]
  const letter = await renderAccountEmail(ports.config, kind, asked.locale, purpose && token)
  await ports.transact(async (tx) => {
    if (purpose) {
      const now = ports.clock.now()
      const lasting = rest === 'rarely' ? rareLinkLasts : linkLasts(asked.about, purpose)
      await insertToken(tx, now, {
        tokenHash: hashToken(token),
        purpose,
        email: asked.email,
        personId: purpose === 'reset' ? member?.id : asked.personId,
        expiresAt: new Date(now.getTime() + lasting),
      })
    }
    await ports.mail.enqueue(tx, {
      ...letter,
      to: asked.email,
      locale: asked.locale,
      key: `accounts:${asked.askId}`,
      // Whoever has an account needs the link before paying.
      ...(kind === 'kept' &&
        asked.personId && {
          gather: { matter: addressMatter(asked.personId, asked.locale), waits: wayBackWaits, tells: 'all' },
        }),
      personId: member?.id ?? asked.personId ?? undefined,
    })
  })
}

const purposeOf: Record<AccountEmailKind, LinkPurpose | null> = {
  sign_in: 'link',
  kept: 'link',
  attach: 'link',
  confirm: 'link',
  professional: null,
  reset: 'reset',
  change_email: 'change_email',
  email_changed: null,
  password_changed: null,
  second_factor_on: null,
  second_factor_off: null,
  second_factor_leaves: null,
  second_factor_stays: null,
  recovery_codes: null,
  passkey_added: null,
  passkey_removed: null,
}

type Member = Awaited<ReturnType<typeof store.memberByEmail>>

async function kindOf(ports: Ports, asked: EmailRequest, member: Member): Promise<AccountEmailKind | null> {
  if (asked.about === 'reset') return member ? 'reset' : null
  if (asked.about === 'change_email') return member ? null : 'change_email'
  // A link would bypass the second factor, so professionals never get one.
  if (member && isProfessional(member.roles)) return 'professional'
  if (asked.about === 'sign_in') {
    if (member) return 'sign_in'
    return (await store.pendingByEmail(ports.db, asked.email)).length > 0 ? 'sign_in' : null
  }
  const person = asked.personId ? await store.personById(ports.db, asked.personId) : undefined
  if (person?.standing !== 'pending' || person.contactEmail !== asked.email) return null
  if (member) return 'attach'
  return asked.about === 'capture' ? 'kept' : 'confirm'
}

const linkLasts = (about: EmailRequest['about'], purpose: LinkPurpose) =>
  about === 'sign_in' ? signInLinkLasts : lasts[purpose]

/**
 * Beyond the limits the email is silently dropped: an error would reveal other people's requests. `rarely`: beyond the
 * address's own, and without a link that opens.
 */
async function mayStillWrite(ports: Ports, { email, about, from }: EmailRequest): Promise<'yes' | 'rarely' | null> {
  const yes = (within: boolean) => (within ? ('yes' as const) : null)
  if (!from) return yes(await isWithinAll(ports, perAddressee, email))
  if ('knownDevice' in from) return yes(await isWithin(ports, linksOfKnownDevice, from.knownDevice))
  const asker = `${about} ${email} ${from.network}`
  if (!(await isWithin(ports, linksFromNetwork, asker))) return null
  if (await isWithin(ports, linksToAddressee, `${about} ${email}`)) return 'yes'
  const purpose = about === 'reset' ? 'reset' : 'link'
  const now = ports.clock.now()
  const until = new Date(now.getTime() + linkLasts(about, purpose))
  if (!(await prolongToken(ports.db, { purpose, email, now, until }))) return 'rarely'
  // A letter that was not sent does not count against the next one from there.
  await ports.limits.reset(linksFromNetwork, asker)
  return null
}

async function isWithinAll(ports: Ports, limits: readonly Limit[], key: string): Promise<boolean> {
  for (const limit of limits) if (!(await isWithin(ports, limit, key))) return false
  return true
}

async function isWithin(ports: Ports, limit: Limit, key: string): Promise<boolean> {
  try {
    await ports.limits.spend(limit, key)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

export type SecurityNotice =
  | 'email_changed'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_leaves'
  | 'second_factor_stays'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed'

export const noticeKey = (kind: SecurityNotice, id: string) => `accounts:${kind}:${id}`

/** Sent in the transaction of the change that it reports; only what is still to come has a secret that stops it. */
export async function postSecurityNotice(
  ports: Ports,
  tx: Tx,
  kind: SecurityNotice,
  to: { email: string; locale: Locale; personId: string },
  ahead?: { dueAt: Date; secret: string; id: string },
): Promise<void> {
  const letter = await renderAccountEmail(ports.config, kind, to.locale, ahead?.secret ?? null, ahead?.dueAt)
  await ports.mail.enqueue(tx, {
    ...letter,
    to: to.email,
    locale: to.locale,
    key: noticeKey(kind, ahead?.id ?? ports.ids.id()),
    personId: to.personId,
  })
}
