import type { Person } from '../../../api/actor.ts'
import type { Authenticate } from '../../../api/server/app.ts'
import { onHeartbeat } from '../../../platform/live/heartbeats.ts'
import type { Live } from '../../../platform/live/port.ts'
import { openStream } from '../../../platform/live/sse.ts'
import type { Ports } from '../../../platform/ports.ts'

/** A person's event stream. It ends within a minute after they have signed out, on whatever device. */
export async function streamOf(
  ports: Pick<Ports, 'live'>,
  whoIs: Authenticate,
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
    // A database that cannot be reached does not end the stream.
    const stop = onHeartbeat(askAgainSeconds, () => void askAgain().catch(() => {}))
    return () => {
      stop()
      leave()
    }
  }
  request.signal.addEventListener('abort', () => leaving.abort(), { once: true })
  if (request.signal.aborted) leaving.abort()
  // Not the request itself, because ten thousand of these are held open for a quarter of an hour.
  const read = { headers: request.headers, url: request.url, signal: leaving.signal }
  return openStream(read, actor, { ...ports.live, follow })
}
