import { describe, expect, it } from 'vitest'
import { type ConnectionState, keepConnection, pauseAfter } from './live-connection.ts'
import { type LiveEvent, liveEventParser } from './live-event-parser.ts'
import { joinLive, type LiveSignal, type LiveState, pollInterval, type Tab } from './live-tabs.ts'

const event = (id: number, kind: string, ref = 'q1') => `id: ${id}\ndata: ${JSON.stringify({ kind, ref })}\n\n`

describe('the reader of the stream', () => {
  function read(...pieces: string[]) {
    const events: LiveEvent[] = []
    const retries: number[] = []
    const take = liveEventParser({ event: (one) => events.push(one), retry: (one) => retries.push(one) })
    for (const piece of pieces) take(piece)
    return { events, retries }
  }
  it('understands events however the network has cut them', () => {
    const whole = `retry: 2000\n\n${event(7, 'question')}: \n\n${event(8, 'desk', 'q2')}`
    for (let cut = 0; cut <= whole.length; cut += 1)
      expect(read(whole.slice(0, cut), whole.slice(cut))).toEqual({
        events: [
          { id: 7, kind: 'question', ref: 'q1' },
          { id: 8, kind: 'desk', ref: 'q2' },
        ],
        retries: [2000],
      })
  })
  it('reads every kind of line end', () =>
    expect(read('id: 1\r\ndata: {"kind":"a","ref":"b"}\r\n\r\n').events).toHaveLength(1))
  it('passes over what it does not know', () =>
    expect(read('data: hello\n\n', 'data: {"kind":1}\n\n', 'event: x\n\n', event(3, 'a')).events).toEqual([
      { id: 3, kind: 'a', ref: 'q1' },
    ]))
})

describe('the pause before another try', () => {
  it('doubles up to half a minute', () =>
    expect([0, 1, 2, 3, 9].map((failures) => pauseAfter(failures, 2000, 0.5))).toEqual([
      2000, 2000, 4000, 8000, 30_000,
    ]))
  it('is not the same for everybody', () => expect(pauseAfter(1, 2000, 0)).toBeLessThan(pauseAfter(1, 2000, 1)))
})

/** A stream that a test writes to. */
function pipe() {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
  })
  return {
    response: new Response(body),
    write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the line', () => {
  function begin(answers: (() => Response | Promise<Response>)[]) {
    const asked: (number | null)[] = []
    const states: ConnectionState[] = []
    let last: number | null = null
    const ending = new AbortController()
    const done = keepConnection(
      {
        open: async (after) => {
          asked.push(after)
          const answer = answers.shift()
          if (!answer) {
            ending.abort()
            throw new Error('over')
          }
          return answer()
        },
        lastId: () => last,
        onEvent: ({ id }) => {
          last = id
        },
        onBeat: () => {},
        onState: (state) => states.push(state),
        pause: async () => {},
      },
      ending.signal,
    )
    return { asked, states, done }
  }
  it('resumes after the last event that was heard', async () => {
    const first = pipe()
    first.write(event(41, 'question') + event(42, 'question'))
    first.end()
    const { asked, done } = begin([() => first.response])
    await done
    expect(asked).toEqual([null, 42])
  })
  it('tries again when the server is away, and says so', async () => {
    const { asked, states, done } = begin([
      () => new Response(null, { status: 503 }),
      () => Promise.reject(new TypeError('network')),
    ])
    await done
    expect(asked).toHaveLength(3)
    expect(states.slice(0, 2)).toEqual(['broken', 'broken'])
  })
  it('does not knock again once the session is over', async () => {
    const { asked, states, done } = begin([() => new Response(null, { status: 401 }), () => new Response()])
    await done
    expect(asked).toHaveLength(1)
    expect(states).toEqual(['refused'])
  })
})

describe('several tabs of one person', () => {
  /** A browser: one lock, one channel, a clock, and streams that the test holds in its hand. */
  function browser() {
    const streams: ReturnType<typeof pipe>[] = []
    const asked: (number | null)[] = []
    const channels = new Set<{ onmessage: ((message: { data: never }) => void) | null }>()
    const timers = new Set<() => void>()
    let now = 0
    let held: Promise<unknown> = Promise.resolve()
    let answer: () => Response | null = () => null

    function tab(idle = false) {
      const signals: LiveSignal[] = []
      const states: LiveState[] = []
      const own: Tab = {
        open: async (after) => {
          asked.push(after)
          const other = answer()
          if (other) return other
          const made = pipe()
          streams.push(made)
          return made.response
        },
        channel() {
          const channel: ReturnType<Tab['channel']> = {
            onmessage: null,
            postMessage(data) {
              for (const one of channels) if (one !== channel) one.onmessage?.({ data: data as never })
            },
            close: () => void channels.delete(channel as never),
          }
          channels.add(channel as never)
          return channel
        },
        lock(lead, signal) {
          const turn = held.then(() => (signal.aborted ? undefined : lead()))
          held = turn.catch(() => {})
          return turn
        },
        now: () => now,
        every(_, act) {
          timers.add(act)
          return () => void timers.delete(act)
        },
        idle: () => idle,
        line: { pause: () => new Promise((resolve) => setTimeout(resolve, 1)), random: () => 0.5, silence: 60_000 },
      }
      return {
        signals,
        states,
        ...joinLive(
          own,
          (signal) => signals.push(signal),
          (state) => states.push(state),
        ),
      }
    }
    return {
      tab,
      streams,
      asked,
      refuse: (status: number) => {
        answer = () => new Response(null, { status })
      },
      pass(milliseconds: number) {
        for (let gone = 0; gone < milliseconds; gone += pollInterval) {
          now += pollInterval
          for (const act of [...timers]) act()
        }
      },
    }
  }

  it('share one stream, and all of them hear', async () => {
    const { tab, streams } = browser()
    const one = tab()
    const two = tab()
    await settle()
    expect(streams).toHaveLength(1)
    streams[0]?.write(event(1, 'opened', 'afresh') + event(2, 'question', 'q9'))
    await settle()
    for (const { signals } of [one, two])
      expect(signals).toEqual([
        { kind: 'again', ref: '' },
        { kind: 'question', ref: 'q9' },
      ])
    one.leave()
    two.leave()
  })
  it('hand the stream on when the tab that holds it is closed, without a gap', async () => {
    const { tab, streams, asked } = browser()
    const one = tab()
    const two = tab()
    await settle()
    streams[0]?.write(event(5, 'question'))
    await settle()
    one.leave()
    streams[0]?.end()
    await settle()
    expect(asked).toEqual([null, 5])
    streams[1]?.write(event(5, 'opened', 'resumed') + event(6, 'question', 'q2'))
    await settle()
    expect(two.signals.at(-1)).toEqual({ kind: 'question', ref: 'q2' })
    expect(two.signals).not.toContainEqual({ kind: 'again', ref: '' })
    two.leave()
  })
  it('ask every five seconds while there is no stream', async () => {
    const { tab, refuse, pass } = browser()
    refuse(503)
    const one = tab()
    const hidden = tab(true)
    await settle()
    expect(one.states).toEqual(['asking'])
    pass(3 * pollInterval)
    expect(one.signals).toHaveLength(3)
    expect(hidden.signals).toHaveLength(0)
    one.leave()
    hidden.leave()
  })
  it('look for themselves when the leading tab has gone silent', async () => {
    const { tab, streams, pass } = browser()
    const one = tab()
    const two = tab()
    await settle()
    pass(12 * pollInterval)
    expect(two.signals.length).toBeGreaterThan(0)
    expect(two.states).toEqual(['asking'])
    streams[0]?.write(': \n\n')
    await settle()
    expect(two.states.at(-1)).toBe('live')
    one.leave()
    two.leave()
  })
  it('know when the session is over', async () => {
    const { tab, refuse, pass } = browser()
    refuse(401)
    const one = tab()
    await settle()
    expect(one.states).toEqual(['over'])
    pass(2 * pollInterval)
    expect(one.signals).toHaveLength(0)
    one.leave()
  })
})
