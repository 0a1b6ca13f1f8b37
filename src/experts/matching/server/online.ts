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

/** A live stream comes first: whoever has one is not reached by notification only. */
type Reach = 'stream' | 'push'

/**
 * The experts who could receive an offer now and how it reaches them: switched on, not away, and with a live stream open
 * or a device that can be notified. Nobody else is shown as available. The scripted expert always counts as online where
 * it is enabled.
 */
export async function actuallyOnline(ports: Seeing, rows: readonly Seen[]): Promise<Map<string, Reach>> {
  const people = rows.filter((row) => !row.scripted && willing(row)).map((row) => row.personId)
  const streams = await ports.live.online(people)
  const pocket = await reachableByPush(
    ports,
    people.filter((person) => !streams.has(person)),
  )
  const reach = (row: Seen): Reach | null => {
    if (row.scripted) return scriptedRuns(ports.config) ? 'stream' : null
    if (!willing(row)) return null
    return streams.has(row.personId) ? 'stream' : pocket.has(row.personId) ? 'push' : null
  }
  return new Map(
    rows.flatMap((row) => {
      const how = reach(row)
      return how ? [[row.id, how]] : []
    }),
  )
}
