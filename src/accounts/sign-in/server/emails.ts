import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import type { LinkPurpose } from '../../server/tables.ts'
import { isProfessional } from '../password.ts'
import { type AccountEmailKind, renderAccountEmail } from './mail.tsx'
import { insertToken } from './token-store.ts'

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

const askLimit = { name: 'accounts.ask-letter', points: 60, seconds: 3600 }
const perAddressee = { name: 'accounts.letters-to', points: 6, seconds: 3600 }

export async function requestEmail(ports: Ports, tx: Tx, asked: Omit<EmailRequest, 'askId'>): Promise<void> {
  await ports.jobs.enqueue(tx, 'accounts.letter', { ...asked, askId: ports.ids.id() })
}

export const spendEmailLimit = (ports: Ports, actor: Actor) => ports.limits.spend(askLimit, actor.address)

export async function requestMagicLink(ports: Ports, actor: Actor, input: { email: string; locale: Locale }) {
  await spendEmailLimit(ports, actor)
  return ports.transact(async (tx) => {
    await requestEmail(ports, tx, { ...input, about: 'sign_in', personId: visitorOf(actor) })
    return { done: true as const }
  })
}

export async function requestPasswordReset(ports: Ports, actor: Actor, input: { email: string; locale: Locale }) {
  await spendEmailLimit(ports, actor)
  return ports.transact(async (tx) => {
    await requestEmail(ports, tx, { ...input, about: 'reset', personId: null })
    return { done: true as const }
  })
}

/** The person of this browser, unless they are a member. */
export function visitorOf(actor: Actor): string | null {
  return actor.kind === 'person' && actor.standing !== 'member' ? (actor as Person).personId : null
}

/** The job: finds the account of the address, chooses the email, and creates its secret. */
export async function sendRequestedEmail(ports: Ports, asked: EmailRequest): Promise<void> {
  if (!(await mayStillWrite(ports, asked))) return
  const member = await store.memberByEmail(ports.db, asked.email)
  const kind = await kindOf(ports, asked, member)
  if (!kind) return
  const token = ports.ids.secret()
  const purpose = purposeOf[kind]
  const letter = await renderAccountEmail(ports.config, kind, asked.locale, purpose && token)
  await ports.transact(async (tx) => {
    if (purpose) {
      const now = ports.clock.now()
      const lasting = asked.about === 'sign_in' ? signInLinkLasts : lasts[purpose]
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

/** Beyond the limit the email is silently dropped: an error would reveal other people's requests. */
async function mayStillWrite(ports: Ports, asked: EmailRequest): Promise<boolean> {
  try {
    await ports.limits.spend(perAddressee, asked.email)
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
