import type { Role, Standing } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { PersonIdentifiers } from '../privacy/erasure.ts'
import { setHold } from '../privacy/server/privacy-store.ts'
import { isProfessional } from '../sign-in/password.ts'
import { openSession } from '../sign-in/server/sessions.ts'
import * as store from './store.ts'
import type { PersonRow } from './views.ts'

/** What features that depend on accounts may know of a person. */
export type PersonSummary = {
  id: string
  standing: Standing
  roles: readonly Role[]
  locale: Locale
  /** The name shown to others: the chosen name, else the first name, else null. */
  name: string | null
  firstName: string | null
  lastName: string | null
  createdAt: Date
}

const shownName = (row: { displayName: string | null; firstName: string | null }) => row.displayName ?? row.firstName

/** `null` for a person who was erased or merged into an account. */
export async function personOf(db: Db, id: string): Promise<PersonSummary | null> {
  const row = await store.personById(db, id)
  if (!row) return null
  return {
    id: row.id,
    standing: row.standing,
    roles: row.roles,
    locale: row.locale,
    name: shownName(row),
    firstName: row.firstName,
    lastName: row.lastName,
    createdAt: row.createdAt,
  }
}

/** Where a person's emails go: a pending person's address counts too. `null` for a visitor who left none. */
export async function contactOf(
  db: Db,
  personId: string,
): Promise<{ email: string; locale: Locale; name: string | null } | null> {
  const row = await store.personById(db, personId)
  if (!row?.contactEmail) return null
  return { email: row.contactEmail, locale: row.locale, name: shownName(row) }
}

/** From now on emails and documents are in the language in which the person has just ordered. */
export async function setPersonLocale(tx: Tx, personId: string, locale: Locale): Promise<void> {
  const row = await store.personById(tx, personId)
  if (row && row.locale !== locale) await store.updatePerson(tx, personId, { locale })
}

/** The party to whom a document is made out, with the current profile data. */
export type ContractParty = {
  name: string | null
  email: string | null
  locale: Locale
  company: string | null
  siret: string | null
  vatNumber: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  country: string | null
}

export async function partyOf(db: Db, personId: string): Promise<ContractParty | null> {
  const row = await store.personById(db, personId)
  if (!row) return null
  const full = [row.firstName, row.lastName].filter(Boolean).join(' ')
  return {
    name: full || row.displayName,
    email: row.contactEmail,
    locale: row.locale,
    company: row.company,
    siret: row.siret,
    vatNumber: row.vatNumber,
    address: row.address,
    postalCode: row.postalCode,
    city: row.city,
    country: row.country,
  }
}

/** The name, addresses and number that identify a person in a text. */
export const identifiersOf = (row: PersonRow): PersonIdentifiers => ({
  email: row.contactEmail,
  firstName: row.firstName,
  lastName: row.lastName,
  displayName: row.displayName,
  phone: row.phone,
  address: row.address,
})

/** The same by id; `null` for a person who no longer exists. */
export async function identifiersById(db: Db, personId: string): Promise<PersonIdentifiers | null> {
  const row = await store.personById(db, personId)
  return row ? identifiersOf(row) : null
}

export type NewAccount = {
  email: string
  locale: Locale
  roles?: readonly Role[]
  /**
   * Without a password the account is entered by link only; many accounts may share one hash made with
   * `ports.passwords`.
   */
  password?: string
  passwordHash?: string
  id?: string
  displayName?: string
  firstName?: string
  lastName?: string
  country?: string
}

/**
 * Creates an account with a proved address: demonstration data, accepted experts, staff. If the address already has an
 * account, returns that account's id and changes nothing. The caller checks the password rules.
 */
export async function createAccount(ports: Ports, account: NewAccount, db: Db = ports.db): Promise<string> {
  const id = account.id ?? ports.ids.id()
  const now = ports.clock.now()
  const email = account.email.trim().toLowerCase()
  const inserted = await store.insertMember(db, {
    id,
    email,
    contactEmail: email,
    standing: 'member',
    roles: [...(account.roles ?? ['client' as const])],
    locale: account.locale,
    displayName: account.displayName ?? null,
    firstName: account.firstName ?? null,
    lastName: account.lastName ?? null,
    country: account.country ?? null,
    createdAt: now,
  })
  if (!inserted) return (await store.memberByEmail(db, email))?.id ?? id
  const hash = account.passwordHash ?? (account.password && (await ports.passwords.hash(account.password)))
  if (hash) await store.putPassword(db, id, hash, now)
  return id
}

/**
 * Sets a legal hold with a reason, or lifts it with null: nothing of a held person is erased. `false` for unknown
 * people.
 */
export function holdPerson(ports: Pick<Ports, 'clock'>, tx: Tx, personId: string, reason: string | null) {
  return setHold(tx, personId, reason === null ? null : { at: ports.clock.now(), reason })
}

/** Whether the person's data is under a legal hold. */
export async function isHeld(db: Db, personId: string): Promise<boolean> {
  const row = await store.personById(db, personId)
  return row?.heldAt != null
}

/** Sets the roles. Ends all sessions when the person becomes a professional, who must sign in with a password. */
export async function setRoles(db: Db, personId: string, roles: readonly Role[]): Promise<void> {
  const before = await store.personById(db, personId)
  await store.setRoles(db, personId, [...roles])
  if (isProfessional(roles) && before && !isProfessional(before.roles)) await store.endSessions(db, personId)
}

/**
 * Opens a second session for the same person, for a hand-over that the caller has proved (the phone link). Returns
 * `null` for experts and staff, whose every session begins with a password, and for a person who no longer exists.
 */
export async function newSession(
  ports: Pick<Ports, 'clock' | 'ids'>,
  db: Db,
  personId: string,
  from: { address: string; device: string | null },
): Promise<string | null> {
  const person = await store.personById(db, personId)
  if (!person || isProfessional(person.roles)) return null
  return openSession(ports, db, person, from)
}
