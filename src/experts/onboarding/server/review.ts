import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../../api/refusal.ts'
import { isFreeSlug } from '../../../catalog/reserved-slugs.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { serviceDay } from '../../workspace/opening-hours.ts'
import { type Granted, grantError, slugOfName } from '../granting.ts'
import type { ApplicationState, RequestedItem } from '../lifecycle.ts'
import { applicationLink } from './application-link.ts'
import { renderDecisionEmail } from './application-mail.tsx'
import {
  type ApplicationRow,
  applicationById,
  applications,
  type DocumentRow,
  type DuplicateApplicant,
  documentsOf,
  duplicateApplicants,
  lockApplication,
  slugTaken,
  ungradedTrials,
} from './application-store.ts'
import { advanceApplication } from './lifecycle.ts'
import { renderItemsRequestedEmail, renderNoticeEmail } from './onboarding-mail.tsx'

export type Candidate = ApplicationRow & { papers: DocumentRow[]; like: DuplicateApplicant | undefined }

/** Applications with their documents, those that wait for the staff first. */
export async function candidatesFor(ports: Ports, state?: ApplicationState): Promise<Candidate[]> {
  return withPapers(ports.db, await applications(ports.db, state))
}

async function withPapers(db: Db, rows: ApplicationRow[]): Promise<Candidate[]> {
  const ids = rows.map(({ id }) => id)
  const [papers, likes] = await Promise.all([documentsOf(db, ids), duplicateApplicants(db, ids)])
  return rows.map((row) => ({
    ...row,
    papers: papers.filter((paper) => paper.applicationId === row.id),
    like: likes.find(({ id }) => id === row.id),
  }))
}

async function one(db: Db, row: ApplicationRow): Promise<Candidate> {
  const [candidate] = await withPapers(db, [row])
  if (!candidate) throw new Refusal('application_unknown', 404)
  return candidate
}

/** @throws Refusal `application_unknown` */
export async function applicationDocument(
  ports: Ports,
  id: string,
  kind: string,
): Promise<{ paper: DocumentRow; bytes: Uint8Array }> {
  const paper = (await documentsOf(ports.db, [id])).find((one) => one.kind === kind)
  if (!paper) throw new Refusal('application_unknown', 404)
  return { paper, bytes: await ports.files.read(paper.fileKey) }
}

/** Takes the review lease for thirty minutes. */
export async function claimApplication(ports: Ports, input: { id: string; by: string }): Promise<Candidate> {
  return ports.transact(async (tx) =>
    one(tx, await advanceApplication(ports, tx, input.id, { kind: 'claim', by: input.by })),
  )
}

type Asking = { id: string; by: string; items: readonly RequestedItem[] }

/** Emails the applicant what is missing; their link then asks for these items only. */
export async function requestItems(ports: Ports, input: Asking): Promise<Candidate> {
  return ports.transact(async (tx) => {
    const row = await advanceApplication(ports, tx, input.id, { kind: 'ask', by: input.by, items: input.items })
    const { email: to, locale, reference, id } = row
    const letter = await renderItemsRequestedEmail(locale, {
      reference,
      items: input.items,
      link: applicationLink(ports, id, locale),
    })
    await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:asked:${row.stateAt.getTime()}` })
    return one(tx, row)
  })
}

/** Sends a sample case, which the applicant answers through their link. */
export async function requestTrial(ports: Ports, input: { id: string; by: string; text: string }): Promise<Candidate> {
  return ports.transact(async (tx) => {
    const row = await advanceApplication(ports, tx, input.id, { kind: 'trial', by: input.by, text: input.text })
    const { email: to, locale, reference, id } = row
    const letter = await renderNoticeEmail(locale, 'trial', { reference }, applicationLink(ports, id, locale))
    await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:trial:${row.stateAt.getTime()}` })
    return one(tx, row)
  })
}

/** Answers to sample cases, without their authors. */
export async function trialsToGrade(ports: Ports, reader: string) {
  const rows = await ungradedTrials(ports.db, reader)
  return rows.flatMap(({ id, categories, trial, locale }) =>
    trial?.answer ? [{ id, categories, locale, text: trial.text, answer: trial.answer }] : [],
  )
}

/** @throws Refusal `application_unknown`, `application_decided`, `second_person_needed` */
export async function gradeTrial(
  ports: Ports,
  { id, ...grade }: { id: string; by: string; passed: boolean; note: string },
): Promise<{ id: string }> {
  await ports.transact((tx) => advanceApplication(ports, tx, id, { kind: 'grade', ...grade }))
  return { id }
}

/**
 * Approves these fields with these titles; in a regulated field the approval takes effect once a second person has
 * approved the same.
 * @throws Refusal `application_unknown`, `category_unknown`, `title_missing`, `title_over`, what the machine refuses
 */
export async function approveApplication(
  ports: Ports,
  input: { id: string; by: string; granted: Granted },
): Promise<Candidate> {
  const found = await applicationById(ports.db, input.id)
  if (!found) throw new Refusal('application_unknown', 404)
  const now = ports.clock.now()
  const complaint = grantError(input.granted, found.categories, serviceDay(now))
  if (complaint) throw new Refusal(complaint, 422)
  return ports.transact(async (tx) => {
    const first = await lockApplication(tx, input.id)
    const event = { kind: 'approve', by: input.by, same: sameGrant(first?.granted, input.granted) } as const
    const row = await advanceApplication(ports, tx, input.id, event, async (next, before) => {
      const granted = JSON.stringify(input.granted)
      if (next.state !== 'approved') return { granted }
      const slug = before.slug ?? (await freeSlug(tx, before))
      return { decidedAt: now, decidedBy: input.by, reason: null, granted, slug }
    })
    if (row.state !== 'approved') return one(tx, row)
    const { email: to, locale, reference, id } = row
    const letter = await renderDecisionEmail(locale, {
      reference,
      reason: null,
      link: applicationLink(ports, id, locale),
    })
    await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:approved` })
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
    const decided = { decidedAt: ports.clock.now(), decidedBy: by, reason }
    const row = await advanceApplication(ports, tx, id, { kind: 'reject', by }, () => decided)
    const { email: to, locale, reference } = row
    const link = row.appealedAt === null ? applicationLink(ports, id, locale) : null
    const letter = await renderDecisionEmail(locale, { reference, reason, link })
    await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:rejected:${row.stateAt.getTime()}` })
    return one(tx, row)
  })
}

/** A slug made from the name, with a number appended if it is taken. */
async function freeSlug(db: Db, row: ApplicationRow): Promise<string> {
  const name = slugOfName(`${row.firstName} ${row.lastName}`) || slugOfName(row.reference)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? name : `${name}-${number}`
    if (isFreeSlug(slug) && !(await slugTaken(db, slug))) return slug
  }
}
