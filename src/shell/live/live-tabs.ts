import { type ConnectionState, keepConnection, type Line } from './live-connection.ts'
import type { LiveEvent } from './live-event-parser.ts'

/** `again`: something may have been missed, read anew what is shown. */
export type LiveSignal = { kind: string; ref: string }
export const again: LiveSignal = { kind: 'again', ref: '' }

/** `asking`: no stream at the moment; the page asks every five seconds instead. */
export type LiveState = 'live' | 'asking' | 'over'

type Said =
  | { say: 'event'; event: LiveEvent }
  | { say: 'beat' }
  | { say: 'state'; state: ConnectionState; lastId: number | null }
  | { say: 'hello' }

type Channel = {
  postMessage: (said: Said) => void
  onmessage: ((message: { data: Said }) => void) | null
  close: () => void
}

export type Tab = {
  open: Line['open']
  channel: () => Channel
  /** Runs `lead` in one tab at a time; the next in line takes over when it is gone. */
  lock: (lead: () => Promise<void>, signal: AbortSignal) => Promise<unknown>
  now: () => number
  every: (milliseconds: number, act: () => void) => () => void
  /** Nobody looks at this tab, or the network is away: asking would be for nothing. */
  idle: () => boolean
  line?: Pick<Line, 'pause' | 'random' | 'silence'>
}

export const pollInterval = 5000
/** A leading tab that is frozen says nothing for so long; then the others look for themselves. */
const deafAfter = 50_000

/** One tab's part in the person's one stream: it either holds it and tells the others, or is told. */
export function joinLive(
  tab: Tab,
  onSignal: (signal: LiveSignal) => void,
  onState: (state: LiveState) => void,
): { leave: () => void; look: () => void } {
  const ending = new AbortController()
  const channel = tab.channel()
  let lastId: number | null = null
  let heardAt = tab.now()
  let state: ConnectionState = 'live'
  let leading = false
  let shown: LiveState = 'live'

  const heard = () => {
    heardAt = tab.now()
  }
  const deaf = () => state === 'broken' || tab.now() - heardAt > deafAfter
  function show(): void {
    const next = state === 'refused' ? 'over' : deaf() ? 'asking' : 'live'
    if (next !== shown) onState(next)
    shown = next
  }
  function take(event: LiveEvent): void {
    if (event.id !== null) lastId = event.id
    if (event.kind !== 'opened') onSignal({ kind: event.kind, ref: event.ref })
    else if (event.ref !== 'resumed') onSignal(again)
  }
  function become(next: ConnectionState): void {
    state = next
    show()
  }

  channel.onmessage = ({ data }) => {
    heard()
    if (data.say === 'event') take(data.event)
    if (data.say === 'state') {
      lastId ??= data.lastId
      become(data.state)
    }
    if (data.say === 'hello' && leading) channel.postMessage({ say: 'state', state, lastId })
    show()
  }
  channel.postMessage({ say: 'hello' })

  const line: Line = {
    ...tab.line,
    open: tab.open,
    lastId: () => lastId,
    onEvent(event) {
      take(event)
      channel.postMessage({ say: 'event', event })
    },
    onBeat() {
      heard()
      channel.postMessage({ say: 'beat' })
      show()
    },
    onState(next) {
      become(next)
      channel.postMessage({ say: 'state', state: next, lastId })
    },
  }
  const lead = () => {
    leading = true
    return keepConnection(line, ending.signal)
  }
  tab.lock(lead, ending.signal).catch(() => {
    // The wait for the lock ends with the tab's own leaving.
  })

  function look(): void {
    show()
    if (shown === 'asking' && !tab.idle()) onSignal(again)
  }
  const stopAsking = tab.every(pollInterval, look)

  return {
    leave() {
      ending.abort()
      stopAsking()
      channel.onmessage = null
      channel.close()
    },
    look,
  }
}
