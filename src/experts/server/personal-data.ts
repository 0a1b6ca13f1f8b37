import { addMonths, addYears, retention } from '../../accounts/privacy/erasure.ts'
import { storedFile } from '../../accounts/privacy/server/data-export.ts'
import {
  type ExportFile,
  jsonFile,
  type PersonalDataHandler,
  safeName,
} from '../../accounts/privacy/server/personal-data.ts'
import { mergedPersonIds } from '../../accounts/privacy/server/views.ts'
import type { PersonRow } from '../../accounts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { sealWith } from '../../platform/files/seal.ts'
import { deleteEmailsAbout } from '../../platform/mail/outbox-store.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Trial } from '../onboarding/lifecycle.ts'
import type { ApplicationRow } from '../onboarding/server/application-store.ts'
import { deleteDraftsOf, draftsOf } from '../onboarding/server/draft-store.ts'
import { offboardExpert, removeFile } from '../standing/server/offboarding.ts'
import { applicationSealKey } from './payout-port.ts'
import * as store from './personal-data-store.ts'
import { expertOf } from './views.ts'

/**
 * An expert's personal data. An expert who answered clients stays identified to them by name and profession for the
 * limitation period. What a trader must provide to work here is kept for six months after the contract, without
 * everyday access; everything that the page showed is erased at once.
 */
export const expertsPersonalData: PersonalDataHandler = {
  name: 'experts',
  exports,
  async previewErasure(ports, db, person) {
    const expert = await expertOf(db, person.id)
    if (!expert)
      return { goes: (await applied(db, person)).slice(0, 2).some((list) => list.length > 0) ? ['profile'] : [] }
    const now = ports.clock.now()
    const until = addYears(now, retention.contractYears)
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
    const address = provedAddress(person)
    if (address)
      for (const id of await deleteDraftsOf(tx, address)) await deleteEmailsAbout(tx, `application-draft:${id}`)
    const [applications, , people] = await applied(tx, person)
    const expert = await expertOf(tx, person.id)
    const keep = expert !== undefined && keepsTrader(expert, ports.clock.now()) !== null
    const ofContract = (one: ApplicationRow) => one.expertId === expert?.id || one.overAt !== null
    const ids = applications.filter((one) => !keep || !ofContract(one)).map(({ id }) => id)
    const kept = applications.map(({ id }) => id).filter((id) => !ids.includes(id))
    await removeFiles(ports, tx, await store.deleteApplications(tx, people, ids, kept))
    if (!expert) return
    await offboardExpert(ports, tx, expert.id, expert.state === 'terminated' ? 'terminated' : 'left')
    if (!(await store.hasAnswered(tx, expert.id))) await store.eraseIdentity(tx, [expert.id])
    if (!keep) await store.eraseTrader(tx, expert.id)
  },
  async applyRetention(ports) {
    const now = ports.clock.now()
    const over = await store.applicationsClosedBefore(ports.db, addMonths(now, -retention.expertFileMonths))
    if (over.length > 0)
      await ports.db.transaction().execute(async (tx) => {
        const ids = over.map(({ id }) => id)
        await removeFiles(ports, tx, await store.deleteApplications(tx, [''], ids))
      })
    await store.eraseTradersBefore(ports.db, addMonths(now, -retention.expertFileMonths))
    await store.eraseIdentity(
      ports.db,
      await store.expertsDepartedBefore(ports.db, addYears(now, -retention.contractYears)),
    )
  },
}

/** Until when the trader's file is kept, or null if that is over; somebody who never began had no contract. */
function keepsTrader(expert: { state: string; leftAt: Date | null }, now: Date): Date | null {
  if (expert.state === 'onboarding' && expert.leftAt === null) return null
  const until = addMonths(expert.leftAt ?? now, retention.expertFileMonths)
  return until > now ? until : null
}

/** Anybody can type an address: only its owner is told, or may erase, what was sent under it. */
const provedAddress = (person: PersonRow) => (person.standing === 'member' ? person.email : null)

/** A person's applications, their documents, and the person ids they are stored under. */
async function applied(db: Db, person: PersonRow) {
  const people = await mergedPersonIds(db, person.id)
  const address = provedAddress(person)
  const applications = await store.applicationsOf(db, people, address)
  const ids = applications.map(({ id }) => id)
  return [applications, await store.documentsOfPeople(db, people, ids), people] as const
}

async function removeFiles(ports: Ports, tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) await removeFile(ports, tx, key)
}

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<ExportFile> {
  const expert = await expertOf(ports.db, person.id)
  if (expert) {
    const { pictureKey, ...page } = expert
    yield jsonFile('expert', { ...page, ...(await store.personalDataOf(ports.db, expert.id)) })
    const picture = pictureKey && (await storedFile(ports, pictureKey))
    if (picture) yield { name: 'picture.webp', data: picture, at: expert.createdAt }
  }
  const address = provedAddress(person)
  const drafts = address ? await draftsOf(ports.db, address) : []
  if (drafts.length > 0) yield jsonFile('application-drafts', drafts)
  const [applications, papers] = await applied(ports.db, person)
  if (applications.length > 0) {
    yield jsonFile(
      'applications',
      applications.map((application) => sentIn(ports, application)),
    )
    const ids = applications.map(({ id }) => id)
    yield jsonFile('expert-terms', await store.termsAcceptedWith(ports.db, ids))
  }
  for (const { id, fileKey, name, at } of papers) {
    const data = await storedFile(ports, fileKey)
    if (data) yield { name: `papers/${id}-${safeName(name)}`, data, at }
  }
}

/** The application as typed, with the account number and the grades, but without the staff members who handled it. */
function sentIn({ config }: Ports, application: ApplicationRow) {
  const { ibanSealed, ibanEnd: _end, reviewer: _by, reviewerUntil: _until, ...rest } = application
  const { approvedOnceBy: _first, rejectedBy: _refused, decidedBy: _decided, trial, ...typed } = rest
  const iban = ibanSealed && sealWith(config.FILE_KEY).open(applicationSealKey(application.id), ibanSealed)
  return { ...typed, trial: trial && withoutReaders(trial), iban: iban && Buffer.from(iban).toString() }
}

function withoutReaders({ text, answer, grade }: Trial) {
  return { text, answer, grade: grade && { passed: grade.passed, note: grade.note } }
}
