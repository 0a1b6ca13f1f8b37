import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../api/refusal.ts'
import { isFreeSlug } from '../../catalog/reserved-slugs.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { type Granted, grantComplaint, slugOfName } from '../granting.ts'
import type { AskedItem, JoiningState } from '../joining.ts'
import { houseDay } from '../opening.ts'
import { decisionOf } from './application-mail.tsx'
import {
  type ApplicationRow,
  applicationById,
  applications,
  type Likeness,
  likenesses,
  lockApplication,
  type PaperRow,
  papersOf,
  slugTaken,
  trialsFor,
} from './application-store.ts'
import { turn } from './joining.ts'
import { fileLink } from './joining-link.ts'
import { askedOf, noteOf } from './joining-mail.tsx'

export type Candidate = ApplicationRow & { papers: PaperRow[]; like: Likeness | undefined }

/** Those that wait first, with their documents. */
export async function candidatesFor(ports: Ports, state?: JoiningState): Promise<Candidate[]> {
  return withPapers(ports.db, await applications(ports.db, state))
}

async function withPapers(db: Db, rows: ApplicationRow[]): Promise<Candidate[]> {
  const ids = rows.map(({ id }) => id)
  const [papers, likes] = await Promise.all([papersOf(db, ids), likenesses(db, ids)])
  return rows.map((row) => ({
    ...row,
    papers: papers.filter((paper) => paper.application_id === row.id),
    like: likes.find(({ id }) => id === row.id),
  }))
}

async function one(db: Db, row: ApplicationRow): Promise<Candidate> {
  const [candidate] = await withPapers(db, [row])
  if (!candidate) throw new Refusal('application_unknown', 404)
  return candidate
}

/** @throws Refusal `application_unknown` */
export async function paperOf(ports: Ports, id: string, kind: string): Promise<{ paper: PaperRow; bytes: Uint8Array }> {
  const paper = (await papersOf(ports.db, [id])).find((one) => one.kind === kind)
  if (!paper) throw new Refusal('application_unknown', 404)
  return { paper, bytes: await ports.files.read(paper.file_key) }
}

/** Reads it alone for thirty minutes. */
export async function claimApplication(ports: Ports, input: { id: string; by: string }): Promise<Candidate> {
  return ports.transact(async (tx) => one(tx, await turn(ports, tx, input.id, { kind: 'claim', by: input.by })))
}

type Asking = { id: string; by: string; items: readonly AskedItem[] }

/** The applicant is told what is missing; their link opens these items only. */
export async function askApplicant(ports: Ports, input: Asking): Promise<Candidate> {
  return ports.transact(async (tx) => {
    const row = await turn(ports, tx, input.id, { kind: 'ask', by: input.by, items: input.items })
    const { email: to, locale, reference, id } = row
    const letter = await askedOf(locale, { reference, items: input.items, link: fileLink(ports, id, locale) })
    await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:asked:${row.state_at.getTime()}` })
    return one(tx, row)
  })
}

/** A sample case, which the applicant answers through their link. */
export async function askTrial(ports: Ports, input: { id: string; by: string; text: string }): Promise<Candidate> {
  return ports.transact(async (tx) => {
    const row = await turn(ports, tx, input.id, { kind: 'trial', by: input.by, text: input.text })
    const { email: to, locale, reference, id } = row
    const letter = await noteOf(locale, 'trial', { reference }, fileLink(ports, id, locale))
    await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:trial:${row.state_at.getTime()}` })
    return one(tx, row)
  })
}

/** What was answered to sample cases, without saying by whom. */
export async function trialsToRead(ports: Ports, reader: string) {
  const rows = await trialsFor(ports.db, reader)
  return rows.flatMap(({ id, categories, trial, locale }) =>
    trial?.answer ? [{ id, categories, locale, text: trial.text, answer: trial.answer }] : [],
  )
}

/** @throws Refusal `application_unknown`, `application_decided`, `second_person_needed` */
export async function gradeTrial(
  ports: Ports,
  { id, ...grade }: { id: string; by: string; passed: boolean; note: string },
): Promise<{ id: string }> {
  await ports.transact((tx) => turn(ports, tx, id, { kind: 'grade', ...grade }))
  return { id }
}

/**
 * Yes to these fields with these titles; in a regulated field it counts once a second person has said yes to the same.
 * @throws Refusal `application_unknown`, `category_unknown`, `title_missing`, `title_over`, what the machine refuses
 */
export async function approveApplication(
  ports: Ports,
  input: { id: string; by: string; granted: Granted },
): Promise<Candidate> {
  const found = await applicationById(ports.db, input.id)
  if (!found) throw new Refusal('application_unknown', 404)
  const now = ports.clock.now()
  const complaint = grantComplaint(input.granted, found.categories, houseDay(now))
  if (complaint) throw new Refusal(complaint, 422)
  return ports.transact(async (tx) => {
    const first = await lockApplication(tx, input.id)
    const event = { kind: 'approve', by: input.by, same: sameGrant(first?.granted, input.granted) } as const
    const row = await turn(ports, tx, input.id, event, async (next, before) => {
      const granted = JSON.stringify(input.granted)
      if (next.state !== 'approved') return { granted }
      const slug = before.slug ?? (await freeSlug(tx, before))
      return { decided_at: now, decided_by: input.by, reason: null, granted, slug }
    })
    if (row.state !== 'approved') return one(tx, row)
    const { email: to, locale, reference, id } = row
    const letter = await decisionOf(locale, { reference, reason: null, link: fileLink(ports, id, locale) })
    await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:approved` })
    return one(tx, row)
  })
}

const inOrder = ({ categories, titles }: Granted) => ({ categories: categories.toSorted(), titles })
const sameGrant = (first: Granted | null | undefined, second: Granted) =>
  isDeepStrictEqual(first && inOrder(first), inOrder(second))

/** @throws Refusal `application_unknown`, what the machine refuses */
export async function rejectApplication(
  ports: Ports,
  input: { id: string; by: string; reason: string },
): Promise<Candidate> {
  return ports.transact(async (tx) => {
    const { id, by, reason } = input
    const decided = { decided_at: ports.clock.now(), decided_by: by, reason }
    const row = await turn(ports, tx, id, { kind: 'reject', by }, () => decided)
    const { email: to, locale, reference } = row
    const link = row.appealed_at === null ? fileLink(ports, id, locale) : null
    const letter = await decisionOf(locale, { reference, reason, link })
    await ports.mail.post(tx, { ...letter, to, locale, key: `application:${id}:rejected:${row.state_at.getTime()}` })
    return one(tx, row)
  })
}

/** The name, and a number behind it where somebody has it already. */
async function freeSlug(db: Db, row: ApplicationRow): Promise<string> {
  const name = slugOfName(`${row.first_name} ${row.last_name}`) || slugOfName(row.reference)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? name : `${name}-${number}`
    if (isFreeSlug(slug) && !(await slugTaken(db, slug))) return slug
  }
}
