import { networksOf } from '../limits/networks.ts'
import { tooManyRequests } from '../limits/postgres.ts'
import { onHeartbeat } from './heartbeats.ts'
import type { Live, LiveEvent } from './port.ts'

export type StreamOptions = {
  /** Seconds between comments on an idle stream, so that proxies keep the connection (15). */
  heartbeatSeconds?: number
  /** After this the stream is closed; the reader reconnects at once and is authenticated again (15 minutes). */
  lifetimeSeconds?: number
  /** How long the reader is told to wait before it reconnects (2 s). */
  retryMilliseconds?: number
}

/** A reader with this much unread data is disconnected; it resumes where it was. */
const bufferBytes = 64 * 1024
const encoder = new TextEncoder()
const beat = encoder.encode(': \n\n')
const open = new Set<(farewell?: Uint8Array) => void>()

/**
 * Ends every open stream of this process, so that it can stop. Their readers are told to come back within two seconds,
 * to another process, and not all at the same moment.
 */
export function closeStreams(): void {
  for (const close of [...open]) close(encoder.encode(`retry: ${100 + Math.floor(Math.random() * 1900)}\n\n`))
}

export function countStreams(): number {
  return open.size
}

/**
 * Open streams in this process: of one person on all tabs and devices, of one subscriber and one site (`networksOf`), and of
 * everybody. A page without a stream asks for news instead.
 */
export const mostStreams = { person: 30, subscriber: 500, site: 2000, everybody: 12_000 }
const held = new Map<string, number>()

/** Counts a stream in each of them, and returns what gives it back. @throws Refusal `too_many_requests` */
function takePlace(personId: string, address: string): () => void {
  const { subscriber, site } = networksOf(address)
  const places: [key: string, most: number][] = [
    [`person ${personId}`, mostStreams.person],
    [`subscriber ${subscriber}`, mostStreams.subscriber],
    [`site ${site}`, mostStreams.site],
    ['everybody', mostStreams.everybody],
  ]
  if (places.some(([key, most]) => (held.get(key) ?? 0) >= most)) throw tooManyRequests(30_000)
  for (const [key] of places) held.set(key, (held.get(key) ?? 0) + 1)
  return () => {
    for (const [key] of places) {
      const left = (held.get(key) ?? 1) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
    }
  }
}

/** The request properties that a stream needs; it ends with the signal. */
type Reading = Pick<Request, 'headers' | 'url' | 'signal'>

/**
 * A person's open stream as server-sent events. It resumes after `Last-Event-ID` or, for a reader that cannot set
 * headers, `?after=`. Rejects when the events cannot be read, before any response is sent.
 * @throws Refusal `too_many_requests` beyond `mostStreams`
 */
export async function openStream(
  request: Reading,
  { personId, address }: { personId: string; address: string },
  live: Live,
  { heartbeatSeconds = 15, lifetimeSeconds = 900, retryMilliseconds = 2000 }: StreamOptions = {},
): Promise<Response> {
  const givePlace = takePlace(personId, address)
  let leave: (() => void) | undefined
  let stopBeats: (() => void) | undefined
  let closed = false
  let controller!: ReadableStreamDefaultController<Uint8Array>

  const close = (farewell?: Uint8Array) => {
    if (closed) return
    closed = true
    givePlace()
    open.delete(close)
    leave?.()
    stopBeats?.()
    request.signal.removeEventListener('abort', leaveNow)
    try {
      if (farewell) controller.enqueue(farewell)
      controller.close()
    } catch {
      // The reader has cancelled: the stream is already closed.
    }
  }
  const leaveNow = () => close()
  const write = (bytes: Uint8Array) => {
    if (closed) return
    if ((controller.desiredSize ?? 0) <= 0) close()
    else controller.enqueue(bytes)
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own
      },
      cancel: leaveNow,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
  request.signal.addEventListener('abort', leaveNow, { once: true })
  write(encoder.encode(`retry: ${retryMilliseconds}\n\n`))
  const left = await live
    .follow(personId, resumePlace(request), (event) => write(encodeEvent(event)))
    .catch((error: unknown) => {
      close()
      throw error
    })
  if (closed || request.signal.aborted) {
    left()
    close()
  } else {
    leave = left
    open.add(close)
    let beatsLeft = Math.max(1, Math.round(lifetimeSeconds / heartbeatSeconds))
    stopBeats = onHeartbeat(heartbeatSeconds, () => {
      beatsLeft -= 1
      if (beatsLeft <= 0) close()
      else write(beat)
    })
  }
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

function encodeEvent({ id, kind, ref }: LiveEvent): Uint8Array {
  return encoder.encode(`id: ${id}\ndata: ${JSON.stringify({ kind, ref })}\n\n`)
}

function resumePlace(request: Reading): number | null {
  const given = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null
}
