import type { Person } from '../../api/actor.ts'
import type { Doorkeeper } from '../../api/server/app.ts'
import { onBeat } from '../../platform/live/beats.ts'
import type { Live } from '../../platform/live/port.ts'
import { openStream } from '../../platform/live/sse.ts'
import type { Ports } from '../../platform/ports.ts'

/** A person's stream. It ends within a minute after they have signed out, wherever they did. */
export async function streamOf(
  ports: Pick<Ports, 'live'>,
  whoIs: Doorkeeper,
  actor: Person,
  request: Request,
  askAgainSeconds = 60,
): Promise<Response> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const leaving = new AbortController()
  const askAgain = async () => {
    const now = await whoIs(token, actor.address)
    if (now.kind !== 'person' || now.personId !== actor.personId) leaving.abort()
  }
  const follow: Live['follow'] = async (...given) => {
    const leave = await ports.live.follow(...given)
    // A database that is away says nothing about who is reading.
    const stop = onBeat(askAgainSeconds, () => void askAgain().catch(() => {}))
    return () => {
      stop()
      leave()
    }
  }
  const signal = AbortSignal.any([request.signal, leaving.signal])
  const read = new Request(request.url, { headers: request.headers, signal })
  return openStream(read, actor.personId, { ...ports.live, follow })
}
