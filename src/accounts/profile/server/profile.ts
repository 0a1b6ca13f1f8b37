import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Me, Profile, ProfileInput } from '../../contract.ts'
import { rolesInForce } from '../../roles.ts'
import * as store from '../../server/store.ts'
import type { PersonRow } from '../../server/views.ts'
import { countPasskeys } from '../../sign-in/server/passkey-store.ts'
import { hasToken } from '../../sign-in/server/token-store.ts'

type Row = PersonRow

/** A visitor who left an address sees the address they left. */
const shownEmail = (row: Row) => (row.standing === 'member' ? row.email : row.contactEmail)

async function own(ports: Ports, actor: Person): Promise<Row> {
  const row = await store.personById(ports.db, actor.personId)
  if (!row) throw new Refusal('not_signed_in', 401)
  return row
}

export async function me(ports: Ports, actor: Person): Promise<Me> {
  const row = await store.personWithSignInMethods(ports.db, actor.personId)
  if (!row) throw new Refusal('not_signed_in', 401)
  return {
    id: row.id,
    standing: row.standing,
    roles: rolesInForce(row.roles, row.staffSuspendedAt !== null),
    email: shownEmail(row),
    locale: row.locale,
    displayName: row.displayName,
    firstName: row.firstName,
    lastName: row.lastName,
    hasPassword: row.standing === 'member' && row.passwordHash !== null,
    secondFactor: row.secondFactorAt ? 'on' : 'off',
    hasApp: row.hasApp === true,
    passkeys: row.standing === 'member' ? await countPasskeys(ports.db, row.id) : 0,
    marketing: row.marketingConsentAt !== null,
    linkOver: await isLinkOver(ports, row),
    emailsWithheld: !(await ports.mail.maySend(ports.db, { template: 'accounts.kept', personId: row.id })),
  }
}

/** How long a link may be on its way with other emails: a newcomer's is never called invalid before it has come. */
const onItsWayMs = 24 * 3_600_000

async function isLinkOver({ db, clock }: Ports, { id, standing, createdAt }: Row): Promise<boolean> {
  const now = clock.now()
  if (standing !== 'pending' || now.getTime() - createdAt.getTime() < onItsWayMs) return false
  return !(await hasToken(db, id, 'link', now))
}

const profileOf = (row: Row): Profile => ({
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  address: row.address,
  postalCode: row.postalCode,
  city: row.city,
  country: row.country,
  company: row.company,
  siret: row.siret,
  vatNumber: row.vatNumber,
  email: shownEmail(row),
  locale: row.locale,
  marketing: row.marketingConsentAt !== null,
  picture: row.pictureKey !== null,
})

export async function profile(ports: Ports, actor: Person): Promise<Profile> {
  return profileOf(await own(ports, actor))
}

/** Omitted fields stay; an empty text erases a field. */
export async function updateProfile(ports: Ports, actor: Person, input: ProfileInput): Promise<Profile> {
  const kept = await own(ports, actor)
  const said = <T>(given: T | null | undefined, before: T | null) => (given === undefined ? before : given || null)
  const country = said(input.country, kept.country)
  const phone = input.phone ? internationalPhone(input.phone, country) : said(input.phone, kept.phone)
  const marketing = input.marketing ?? kept.marketingConsentAt !== null
  return ports.transact(async (tx) => {
    await store.updatePerson(tx, actor.personId, {
      firstName: said(input.firstName, kept.firstName),
      lastName: said(input.lastName, kept.lastName),
      phone,
      ...(phone !== kept.phone && { phoneChangedAt: ports.clock.now() }),
      address: said(input.address, kept.address),
      postalCode: said(input.postalCode, kept.postalCode),
      city: said(input.city, kept.city),
      country,
      company: said(input.company, kept.company),
      siret: said(input.siret, kept.siret),
      vatNumber: said(input.vatNumber, kept.vatNumber),
      locale: input.locale ?? kept.locale,
      marketingConsentAt: marketing ? (kept.marketingConsentAt ?? ports.clock.now()) : null,
    })
    const row = await store.personById(tx, actor.personId)
    if (!row) throw new Refusal('not_signed_in', 401)
    return profileOf(row)
  })
}

/** Stored as `+33612345678`; parsed as a number of the person's country, France if unknown. */
function internationalPhone(typed: string, country: string | null): string {
  const region = (country === 'uk' ? 'gb' : (country ?? 'fr')).toUpperCase() as CountryCode
  const number = parsePhoneNumberFromString(typed, region)
  if (!number?.isValid()) throw new Refusal('phone_invalid', 422)
  return number.number
}

export async function setPicture(ports: Ports, actor: Person, bytes: Uint8Array): Promise<void> {
  const before = await own(ports, actor)
  const stored = await ports.files.store('picture', 'picture', bytes)
  await store.updatePerson(ports.db, actor.personId, { pictureKey: stored.key })
  if (before.pictureKey) await ports.files.remove(before.pictureKey)
}

export async function removePicture(ports: Ports, actor: Person): Promise<void> {
  const before = await own(ports, actor)
  if (!before.pictureKey) return
  await store.updatePerson(ports.db, actor.personId, { pictureKey: null })
  await ports.files.remove(before.pictureKey)
}

export async function picture(ports: Ports, actor: Person): Promise<Uint8Array> {
  const { pictureKey } = await own(ports, actor)
  if (!pictureKey) throw new Refusal('not_found', 404)
  return ports.files.read(pictureKey)
}
