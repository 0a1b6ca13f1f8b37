import { reachableByPush } from '../../../accounts/push/server/push.ts'
import type { Ports } from '../../../platform/ports.ts'

type Seen = {
  id: string
  personId: string
  state: string
  scripted: boolean
  switchedOn: boolean
  awaySince: Date | null
}

const willing = (row: Seen) => row.state === 'active' && row.switchedOn && row.awaySince === null

const scriptedRuns = (config: Ports['config']) => config.MODE === 'demo' && config.SCRIPTED_EXPERT

type Seeing = Pick<Ports, 'config' | 'live' | 'clock' | 'db'>

/**
 * The experts who could receive an offer now: switched on, not away, and with a live stream open or a device that can
 * be notified. The scripted expert always counts as online where it is enabled.
 */
export async function actuallyOnline(ports: Seeing, rows: readonly Seen[]): Promise<Set<string>> {
  const people = rows.filter((row) => !row.scripted && willing(row)).map((row) => row.personId)
  const streams = await ports.live.online(people)
  const pocket = await reachableByPush(
    ports,
    people.filter((person) => !streams.has(person)),
  )
  const here = (row: Seen) => willing(row) && (streams.has(row.personId) || pocket.has(row.personId))
  return new Set(rows.filter((row) => (row.scripted ? scriptedRuns(ports.config) : here(row))).map((row) => row.id))
}

/**
 * The experts shown as available. In the demonstration the switch alone decides: its invented experts have no live
 * streams and would all appear offline.
 */
export async function shownOnline(ports: Seeing, rows: readonly Seen[]): Promise<Set<string>> {
  if (ports.config.MODE === 'live') return actuallyOnline(ports, rows)
  return new Set(rows.filter((row) => (row.scripted ? scriptedRuns(ports.config) : willing(row))).map((row) => row.id))
}
