import { monthsAway, retention, yearsAway } from '../../accounts/erasure.ts'
import { storedFile } from '../../accounts/server/export.ts'
import { jsonFile, type OwnDataRoom, type OwnFile, safeName } from '../../accounts/server/own-data.ts'
import { joinedTo } from '../../accounts/server/privacy-store.ts'
import type { PersonRow } from '../../accounts/server/store.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { sealWith } from '../../platform/files/seal.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Trial } from '../joining.ts'
import type { ApplicationRow } from './application-store.ts'
import { depart, removeFile } from './departure.ts'
import * as store from './own-data-store.ts'
import { applicationKey } from './payout-seam.ts'
import { expertOf } from './store.ts'

/**
 * An expert's file. Whoever answered clients stays known to them by name and profession for the time of claims. What a
 * trader must give to be here stays for six months after the contract, out of everyday sight; everything that the house
 * showed of them goes at once.
 */
export const expertsOwnData: OwnDataRoom = {
  name: 'experts',
  exports,
  async foresee(ports, db, person) {
    const expert = await expertOf(db, person.id)
    if (!expert)
      return { goes: (await applied(db, person)).slice(0, 2).some((list) => list.length > 0) ? ['profile'] : [] }
    const now = ports.clock.now()
    const until = yearsAway(now, retention.contractYears)
    const traderUntil = keepsTrader(expert, now)
    return {
      ends: [{ what: 'expert', count: expert.state === 'left' ? 0 : 1 }],
      goes: ['profile'],
      stays: [
        ...((await store.hasAnswered(db, expert.id)) ? [{ what: 'identity' as const, until }] : []),
        ...(traderUntil ? [{ what: 'trader' as const, until: traderUntil }] : []),
      ],
    }
  },
  async erase(ports, tx, person) {
    const [applications, , people] = await applied(tx, person)
    const expert = await expertOf(tx, person.id)
    const keep = expert !== undefined && keepsTrader(expert, ports.clock.now()) !== null
    const ofContract = (one: ApplicationRow) => one.expert_id === expert?.id || one.over_at !== null
    const ids = applications.filter((one) => !keep || !ofContract(one)).map(({ id }) => id)
    const kept = applications.map(({ id }) => id).filter((id) => !ids.includes(id))
    await removeFiles(ports, tx, await store.dropApplications(tx, people, ids, kept))
    if (!expert) return
    await depart(ports, tx, expert.id, expert.state === 'terminated' ? 'terminated' : 'left')
    if (!(await store.hasAnswered(tx, expert.id))) await store.forgetIdentity(tx, [expert.id])
    if (!keep) await store.forgetTrader(tx, expert.id)
  },
  async tidy(ports) {
    const now = ports.clock.now()
    const over = await store.overBefore(ports.db, monthsAway(now, -retention.expertFileMonths))
    if (over.length > 0)
      await ports.db.transaction().execute(async (tx) => {
        const ids = over.map(({ id }) => id)
        await removeFiles(ports, tx, await store.dropApplications(tx, [''], ids))
      })
    await store.forgetTraders(ports.db, monthsAway(now, -retention.expertFileMonths))
    await store.forgetIdentity(ports.db, await store.leftBefore(ports.db, yearsAway(now, -retention.contractYears)))
  },
}

/** Until when, unless it is over; who never began had no contract. */
function keepsTrader(expert: { state: string; left_at: Date | null }, now: Date): Date | null {
  if (expert.state === 'onboarding' && expert.left_at === null) return null
  const until = monthsAway(expert.left_at ?? now, retention.expertFileMonths)
  return until > now ? until : null
}

/** What somebody sent in to answer here, its papers, and under which of their ids. */
async function applied(db: Db, person: PersonRow) {
  const people = await joinedTo(db, person.id)
  const address = person.standing === 'member' ? person.email : null
  const applications = await store.applicationsOf(db, people, address)
  const ids = applications.map(({ id }) => id)
  return [applications, await store.papersOf(db, people, ids), people] as const
}

async function removeFiles(ports: Ports, tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) await removeFile(ports, tx, key)
}

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<OwnFile> {
  const expert = await expertOf(ports.db, person.id)
  if (expert) {
    const { picture_key, ...page } = expert
    yield jsonFile('expert', { ...page, ...(await store.fileOf(ports.db, expert.id)) })
    const picture = picture_key && (await storedFile(ports, picture_key))
    if (picture) yield { name: 'picture.webp', data: picture, at: expert.created_at }
  }
  const [applications, papers] = await applied(ports.db, person)
  if (applications.length > 0)
    yield jsonFile(
      'applications',
      applications.map((application) => sentIn(ports, application)),
    )
  for (const { id, file_key, name, at } of papers) {
    const data = await storedFile(ports, file_key)
    if (data) yield { name: `papers/${id}-${safeName(name)}`, data, at }
  }
}

/** As it was typed, the number of the account too, and what was thought of it; not who of the house had it in hand. */
function sentIn({ config }: Ports, application: ApplicationRow) {
  const { iban_sealed, iban_end: _end, reviewer: _by, reviewer_until: _until, ...rest } = application
  const { approved_once_by: _first, rejected_by: _refused, decided_by: _decided, trial, ...typed } = rest
  const iban = iban_sealed && sealWith(config.FILE_KEY).open(applicationKey(application.id), iban_sealed)
  return { ...typed, trial: trial && withoutReaders(trial), iban: iban && Buffer.from(iban).toString() }
}

function withoutReaders({ text, answer, grade }: Trial) {
  return { text, answer, grade: grade && { passed: grade.passed, note: grade.note } }
}
