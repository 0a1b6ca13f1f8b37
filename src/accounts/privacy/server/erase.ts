import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hasStaffRole } from '../../roles.ts'
import { passwordHashOf, personById } from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'
import { deleteRemovalsEndedBefore } from '../../sign-in/server/factor-removal-store.ts'
import { requirePassword } from '../../sign-in/server/passwords.ts'
import { addYears, confirmsErasure, type ErasureContent, retention } from '../erasure.ts'
import type { ErasurePreviewReply, ErasureReply } from '../privacy-contract.ts'
import { accountFiles } from './data-export.ts'
import { agreedMeetings, type PersonalDataHandler, previewErasureOf } from './personal-data.ts'
import { postErased } from './privacy-mail.tsx'
import { anonymizePeople, erasureByHash, insertErasure } from './privacy-store.ts'
import { mergedPersonIds } from './views.ts'

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    'accounts.remove-file': { key: string }
  }
}

const looking = { name: 'own-erasure', points: 60, seconds: 3600 }
const checking = { name: 'erasure-receipt', points: 60, seconds: 600 }

/** The effects of an erasure, shown before it is requested. */
export async function previewOwnErasure(
  ports: Ports,
  rooms: readonly PersonalDataHandler[],
  actor: Person,
): Promise<z.input<typeof ErasurePreviewReply>> {
  await ports.limits.spend(looking, actor.personId)
  const person = await personById(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  const hash = person.standing === 'member' ? await passwordHashOf(ports.db, person.id) : null
  return {
    email: person.contactEmail,
    by: hash ? 'password' : 'word',
    meetings: await agreedMeetings(ports.db, rooms, person),
    ...(await previewErasureOf(ports, ports.db, rooms, person)),
  }
}

/** @throws Refusal an `ErasureObstacle`, `password_wrong`, `word_wrong`, `erasure_meetings_agreed` */
export async function eraseOwnAccount(
  ports: Ports,
  rooms: readonly PersonalDataHandler[],
  actor: Person,
  input: { password?: string; word?: string; meetings: readonly string[]; locale: Locale },
): Promise<ErasureReply> {
  const person = await personById(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  if (person.standing === 'member' && (await passwordHashOf(ports.db, person.id)))
    await requirePassword(ports, actor, input.password)
  else if (!confirmsErasure(input.word ?? '')) throw new Refusal('word_wrong', 422)
  return eraseAccount(ports, rooms, {
    personId: person.id,
    cause: 'asked',
    locale: input.locale,
    meetings: input.meetings,
  })
}

/** @throws Refusal `receipt_unknown` */
export async function verifyErasureReceipt(ports: Ports, actor: Actor, hash: string) {
  await ports.limits.spend(checking, actor.address)
  const row = await erasureByHash(ports.db, hash)
  if (!row) throw new Refusal('receipt_unknown', 404)
  return { hash: row.hash, content: row.content }
}

type Asked =
  | { personId: string; cause: 'asked'; locale?: Locale; meetings: readonly string[] }
  /** `seenAt`: the last visit when the erasure was decided; people who have come back since then are not erased. */
  | { personId: string; cause: 'idle'; seenAt: Date | null }

/**
 * Ends what runs, then erases, in one transaction: either all of it is done or nothing. Jobs delete the files and
 * update the payment provider afterwards.
 * @throws Refusal an `ErasureObstacle`
 */
export async function eraseAccount(
  ports: Ports,
  rooms: readonly PersonalDataHandler[],
  asked: Asked,
): Promise<ErasureReply> {
  return ports.transact(async (tx) => {
    const person = await lockPerson(tx, asked.personId)
    if (!person) throw new Refusal('not_signed_in', 401)
    if (asked.cause === 'idle' && person.seenAt?.getTime() !== asked.seenAt?.getTime())
      throw new Refusal('seen_since', 409)
    const { obstacle, ...effects } = await previewErasureOf(ports, tx, rooms, person)
    if (obstacle) throw new Refusal(obstacle, 409)
    const agreed = await agreedMeetings(tx, rooms, person)
    const confirmed = asked.cause === 'asked' ? asked.meetings : []
    if (agreed.some(({ id }) => !confirmed.includes(id))) throw new Refusal('erasure_meetings_agreed', 409)
    for (const room of rooms) await room.end?.(ports, tx, person)
    for (const room of rooms.toReversed()) await room.erase(ports, tx, person)
    const at = ports.clock.now()
    const content: ErasureContent = {
      version: 1,
      id: ports.ids.id(),
      at: at.toISOString(),
      cause: asked.cause,
      ...effects,
      stays: effects.stays.map(({ what, until }) => ({ what, until: until?.toISOString() ?? null })),
    }
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex')
    await insertErasure(tx, { id: content.id, personId: person.id, cause: asked.cause, content: text, hash, at })
    const to = person.contactEmail
    if (to) await postErased(ports, tx, { to, locale: localeFor(asked) ?? person.locale, content, hash })
    return { at: content.at, hash, sentTo: to }
  })
}

const localeFor = (asked: Asked) => (asked.cause === 'asked' ? asked.locale : undefined)

/** The accounts feature's own data; erased last. */
export const accountsPersonalData: PersonalDataHandler = {
  name: 'account',
  exports: accountFiles,
  obstacle: async (_db, person) =>
    hasStaffRole(person.roles) ? 'erasure_staff' : person.heldAt ? 'erasure_held' : null,
  previewErasure: async (_ports, _db, person) => ({
    goes: person.contactEmail ? ['account', 'letters'] : ['account'],
  }),
  async erase(ports, tx, person) {
    const ids = await mergedPersonIds(tx, person.id)
    const addresses = [person.email, person.contactEmail].flatMap((address) => address?.toLowerCase() ?? [])
    await anonymizePeople(tx, ids, addresses, ports.clock.now())
    if (person.pictureKey) await ports.jobs.enqueue(tx, 'accounts.remove-file', { key: person.pictureKey })
  },
  applyRetention: (ports) =>
    deleteRemovalsEndedBefore(ports.db, addYears(ports.clock.now(), -retention.lostFactorYears)),
}
