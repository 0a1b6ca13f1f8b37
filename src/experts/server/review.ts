import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import { decisionOf } from './application-mail.tsx'
import {
  type ApplicationRow,
  applicationById,
  applications,
  decide,
  type PaperRow,
  papersOf,
} from './application-store.ts'

export type Candidate = ApplicationRow & { papers: PaperRow[] }

/** Those that wait first, with their documents. */
export async function candidatesFor(ports: Ports, state?: ApplicationRow['state']): Promise<Candidate[]> {
  const rows = await applications(ports.db, state)
  const papers = await papersOf(
    ports.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, papers: papers.filter((paper) => paper.application_id === row.id) }))
}

/** @throws Refusal `application_unknown` */
export async function paperOf(ports: Ports, id: string, kind: string): Promise<{ paper: PaperRow; bytes: Uint8Array }> {
  const paper = (await papersOf(ports.db, [id])).find((one) => one.kind === kind)
  if (!paper) throw new Refusal('application_unknown', 404)
  return { paper, bytes: await ports.files.read(paper.file_key) }
}

/**
 * A person of the house decides, once; the applicant is told, and why where it is a no.
 * @throws Refusal `application_unknown`, `application_decided`
 */
export async function decideApplication(
  ports: Ports,
  input: { id: string; by: string; reason: string | null },
): Promise<Candidate> {
  const found = await applicationById(ports.db, input.id)
  if (!found) throw new Refusal('application_unknown', 404)
  const { email, locale, reference } = found
  const letter = await decisionOf(locale, { reference, reason: input.reason })
  const row = await ports.transact(async (tx) => {
    const state = input.reason === null ? ('approved' as const) : ('rejected' as const)
    const decided = await decide(tx, input.id, { state, at: ports.clock.now(), by: input.by, reason: input.reason })
    if (!decided) throw new Refusal('application_decided', 409)
    await ports.mail.post(tx, { ...letter, to: email, locale, key: `application:${input.id}:${state}` })
    return decided
  })
  return { ...row, papers: await papersOf(ports.db, [row.id]) }
}
