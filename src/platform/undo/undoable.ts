import { Refusal } from '../../api/refusal.ts'
import type { Db, Tx } from '../db/port.ts'
import type { JobTable } from '../jobs/port.ts'
import type { Ports } from '../ports.ts'
import {
  addUndoable,
  deleteUndone,
  dropAct,
  dropUndoable,
  dueUndoable,
  insertUndone,
  lockUndoable,
  moveDueAt,
  tryOut,
  type UndoableRow,
  undoableAbout,
  undoableById,
  wasUndone,
} from './store.ts'

/** How long an act that ends something can be undone, where nothing else is said. */
export const undoSeconds = 10

/** The jobs that carry out an act which can be undone; each feature declares its own. */
export type UndoableAct = {
  [Name in keyof JobTable]: JobTable[Name] extends { undoable: string } ? Name : never
}[keyof JobTable] &
  string

export type Pending<Act extends string = string> = { act: Act; askedAt: Date; until: Date }

type Asked = { act: UndoableAct; subject: string; input: Record<string, unknown>; seconds?: number }

const pendingOf = ({ act, askedAt, dueAt }: UndoableRow): Pending => ({ act, askedAt, until: dueAt })

/**
 * Schedules an act: a job carries it out once its time is over, whether or not anybody watches, unless it is undone before.
 * `act` is tried out in the caller's transaction, so that what would be refused is refused at once; nothing of it
 * stays. Asked again meanwhile, the first request stands.
 *
 * Everybody locks the scheduled act before the subject's own row.
 */
export async function scheduleUndoable(
  ports: Ports,
  tx: Tx,
  { act: name, subject, input, seconds = undoSeconds }: Asked,
  act: (trial: Ports) => Promise<unknown>,
): Promise<{ id: string }> {
  const askedAt = ports.clock.now()
  const dueAt = new Date(askedAt.getTime() + seconds * 1000)
  const asked = { id: ports.ids.id(), act: name, subject, input: JSON.stringify(input), askedAt, dueAt }
  const { row, added } = await addUndoable(tx, asked)
  if (added) {
    await tryOut(tx, () => act({ ...ports, jobs: { ...ports.jobs, enqueue: async () => {} } }))
    await ports.jobs.enqueue(tx, name, { undoable: row.id }, { key: row.id, startAfter: dueAt })
  }
  return { id: row.id }
}

/**
 * Carries out a scheduled act that was not undone, with its row, in one transaction. Where the act has become
 * impossible meanwhile (somebody else has done it), it is dropped.
 */
export async function carryOut(
  ports: Ports,
  id: string,
  act: (tx: Tx, row: UndoableRow) => Promise<unknown>,
): Promise<void> {
  try {
    await ports.transact(async (tx) => {
      const row = await lockUndoable(tx, id)
      if (!row) return
      await dropUndoable(tx, id)
      await act(tx, row)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await putOff(ports, id)
      throw error
    }
    ports.log.info({ undoable: id, code: error.code }, 'a scheduled act was refused')
    await dropUndoable(ports.db, id)
  }
}

const shortestWait = 60_000
/** A plan whose cancellation fails must not be renewed meanwhile. */
const longestWait = 5 * 60_000

/** What fails is tried again after as long as it is old: the sweep must not fill the list of jobs that wait for a person. */
async function putOff(ports: Ports, id: string): Promise<void> {
  const row = await undoableById(ports.db, id)
  if (!row) return
  const now = ports.clock.now().getTime()
  const wait = Math.min(longestWait, Math.max(shortestWait, now - row.askedAt.getTime()))
  await moveDueAt(ports.db, id, new Date(now + wait))
}

/** Finds by its date what is due, also where the clock was moved or a job was lost. */
export async function sweepUndoable(ports: Ports): Promise<void> {
  await deleteUndone(ports.db, new Date(ports.clock.now().getTime() - undoneMs))
  for (const { id, act } of await dueUndoable(ports.db, ports.clock.now()))
    await ports.transact((tx) => ports.jobs.enqueue(tx, act as UndoableAct, { undoable: id }, { key: id }))
}

/** How long a second press, or another window, is told that it is undone. */
const undoneMs = 5 * 60_000

/**
 * What was undone before, and not asked for since, is undone.
 * @throws Refusal `undo_too_late`
 */
export async function undo(ports: Pick<Ports, 'clock'>, tx: Tx, act: UndoableAct, subject: string): Promise<void> {
  const now = ports.clock.now()
  if (await dropAct(tx, act, subject)) return insertUndone(tx, { act, subject, undoneAt: now })
  if (!(await wasUndone(tx, act, subject, new Date(now.getTime() - undoneMs)))) throw new Refusal('undo_too_late', 409)
}

/** What was asked about this subject and can still be undone, oldest first. */
export const pendingActs = async (db: Db, subject: string): Promise<Pending[]> =>
  (await undoableAbout(db, subject)).map(pendingOf)
