import { reachableByPush } from '../../../accounts/push/server/push.ts'
import type { Ports } from '../../../platform/ports.ts'

type Seen = {
  id: string
  person_id: string
  state: string
  scripted: boolean
  switched_on: boolean
  away_since: Date | null
}

const willing = (row: Seen) => row.state === 'active' && row.switched_on && row.away_since === null

const scriptedRuns = (config: Ports['config']) => config.MODE === 'demo' && config.SCRIPTED_EXPERT

type Seeing = Pick<Ports, 'config' | 'live' | 'clock' | 'db'>

/**
 * Who could take an offer now: switched on, not away, and with a live stream open or a device that can be told. The
 * scripted expert always is.
 */
export async function actuallyOnline(ports: Seeing, rows: readonly Seen[]): Promise<Set<string>> {
  const people = rows.filter((row) => !row.scripted && willing(row)).map((row) => row.person_id)
  const streams = await ports.live.online(people)
  const pocket = await reachableByPush(
    ports,
    people.filter((person) => !streams.has(person)),
  )
  const here = (row: Seen) => willing(row) && (streams.has(row.person_id) || pocket.has(row.person_id))
  return new Set(rows.filter((row) => (row.scripted ? scriptedRuns(ports.config) : here(row))).map((row) => row.id))
}

/**
 * Who is shown as available. The rosters of the demonstration are always open: there, the switch alone decides, so
 * that its invented experts are not all asleep.
 */
export async function shownOnline(ports: Seeing, rows: readonly Seen[]): Promise<Set<string>> {
  if (ports.config.MODE === 'live') return actuallyOnline(ports, rows)
  return new Set(rows.filter((row) => (row.scripted ? scriptedRuns(ports.config) : willing(row))).map((row) => row.id))
}
