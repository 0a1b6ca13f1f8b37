import type { Logger } from 'pino'
import { Refusal } from '../../api/refusal.ts'
import type { MovableClock } from '../clock.ts'
import type { Db } from '../db/port.ts'
import type { RunningJobs } from '../jobs/pg-boss.ts'
import type { TimeControl } from './port.ts'
import type { SandboxTime } from './sandbox-time.ts'
import { readAhead, saveAhead } from './store.ts'

type Moved = {
  db: Db
  clock: MovableClock
  jobs: Pick<RunningJobs, 'bringForward' | 'nextDue' | 'runDue' | 'catchUp'>
  sandbox: SandboxTime
  /** Called after each stop: whoever has a page open is recorded as online at the new time. */
  renewPresence: () => Promise<void>
  log: Logger
}

/** A limit against jobs that enqueue themselves without end. */
const mostSteps = 400

/**
 * The product's clock is moved first and stored, then the sandbox does what is due there and sends its events, then the
 * jobs of both run: everything is dated as it would be had the time passed. After a crash in between, the next start
 * moves the sandbox to where the product is.
 */
export async function openTimeControl({ db, clock, jobs, sandbox, renewPresence, log }: Moved): Promise<TimeControl> {
  if (clock.aheadSeconds > 0)
    await sandbox
      .advanceTo(clock.now())
      .catch((error: unknown) => log.warn({ err: error }, 'the payment sandbox is behind the demonstration’s clock'))
  let moving = false

  async function moveTo(at: Date, work: () => Promise<void>): Promise<void> {
    const seconds = Math.ceil((at.getTime() - clock.now().getTime()) / 1000)
    if (seconds <= 0) return
    const ahead = clock.aheadSeconds + seconds
    await db.transaction().execute(async (tx) => {
      await saveAhead(tx, ahead)
      await jobs.bringForward(tx, seconds)
    })
    clock.setAhead(ahead)
    await sandbox.advanceTo(clock.now())
    await renewPresence()
    await work()
  }

  async function nextDue(): Promise<Date | null> {
    const due = (await Promise.all([jobs.nextDue(), sandbox.nextDue()])).filter((at) => at !== null)
    return due.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
  }

  /**
   * What falls due on the way is done at its own time, here and in the sandbox, and so is what that makes due: an answer
   * before the end of the day, an invoice on the day of its payment.
   */
  async function doWhatIsDueBefore(stop: Date): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      await jobs.runDue()
      const due = await nextDue()
      if (!due || due >= stop) return
      await moveTo(due, jobs.runDue)
    }
    log.warn({ stop }, 'more fell due on the way of the demonstration’s clock than is done one by one')
  }

  return {
    async moveThrough(stops, arrived, begun) {
      if (moving) throw new Refusal('clock_moving', 409)
      moving = true
      try {
        await begun()
        for (const stop of stops) {
          if (stop <= clock.now()) continue
          await doWhatIsDueBefore(stop)
          await moveTo(stop, jobs.catchUp)
          await arrived(stop)
        }
      } finally {
        moving = false
      }
    },
    refuseCard: sandbox.refuseCard,
  }
}

/** Where the demonstration's clock was when the process ended. */
export async function restoreClock(db: Db, clock: MovableClock): Promise<void> {
  clock.setAhead(await readAhead(db))
}

/**
 * A database whose time was moved is not opened with the machine's clock: what it holds lies in the future, and new invoices
 * would be dated before earlier ones.
 */
export async function mustNotBeAhead(db: Db): Promise<void> {
  const seconds = await readAhead(db)
  if (seconds > 0)
    throw new Error(
      `The clock of this database was moved ${seconds} seconds ahead (MOVABLE_CLOCK). Start it with MOVABLE_CLOCK=yes in a demonstration, or use another database.`,
    )
}
