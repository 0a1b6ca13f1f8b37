import type { Ports } from '../../platform/ports.ts'

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

/** Who could take an offer now: switched on, not away, and a live stream open. The scripted expert always is. */
export async function reallyOnline(
  { config, live }: Pick<Ports, 'config' | 'live'>,
  rows: readonly Seen[],
): Promise<Set<string>> {
  const people = rows.filter((row) => !row.scripted && willing(row)).map((row) => row.person_id)
  const streams = await live.online(people)
  return new Set(
    rows
      .filter((row) => (row.scripted ? scriptedRuns(config) : willing(row) && streams.has(row.person_id)))
      .map((row) => row.id),
  )
}

/**
 * Who is shown as available. The rosters of the demonstration are always open: there, the switch alone decides, so
 * that its invented experts are not all asleep.
 */
export async function shownOnline(ports: Pick<Ports, 'config' | 'live'>, rows: readonly Seen[]): Promise<Set<string>> {
  if (ports.config.MODE === 'live') return reallyOnline(ports, rows)
  return new Set(rows.filter((row) => (row.scripted ? scriptedRuns(ports.config) : willing(row))).map((row) => row.id))
}
