import { useEffect, useRef, useSyncExternalStore } from 'react'
import { apiBase } from '../../api/base.ts'
import { readToken } from '../../api/token.ts'
import { joinLive, type LiveSignal, type LiveState, type Tab } from './live-tabs.ts'

export type { LiveSignal, LiveState } from './live-tabs.ts'

const listeners = new Set<(signal: LiveSignal) => void>()
const watchers = new Set<() => void>()
let state: LiveState = 'live'
let joined: { token: string; leave: () => void; look: () => void } | null = null
let leaving: ReturnType<typeof setTimeout> | undefined

/** So that two people who share a browser never share a stream; says nothing about the token itself. */
function markOf(token: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1)
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

function tabOf(token: string): Tab {
  const name = `live-${markOf(token)}`
  return {
    open: (after, signal) =>
      fetch(`${apiBase()}/live`, {
        signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(after === null ? {} : { 'last-event-id': String(after) }),
        },
      }),
    channel: () => new BroadcastChannel(name) as ReturnType<Tab['channel']>,
    // Without Web Locks (an old browser, a page without TLS) each tab keeps a stream of its own.
    lock: (lead, signal) => (navigator.locks ? navigator.locks.request(name, { signal }, lead) : lead()),
    now: Date.now,
    every(milliseconds, act) {
      const timer = setInterval(act, milliseconds)
      return () => clearInterval(timer)
    },
    idle: () => document.hidden || !navigator.onLine,
  }
}

function show(next: LiveState): void {
  state = next
  for (const watcher of watchers) watcher()
}

function lookWhenSeen(): void {
  if (!document.hidden) joined?.look()
}

function join(): void {
  const token = readToken()
  if (joined?.token === token) return
  part()
  if (!token) return
  const tab = joinLive(
    tabOf(token),
    (signal) => {
      for (const listener of [...listeners]) listener(signal)
    },
    show,
  )
  joined = { token, ...tab }
  document.addEventListener('visibilitychange', lookWhenSeen)
}

function part(): void {
  joined?.leave()
  joined = null
  state = 'live'
  document.removeEventListener('visibilitychange', lookWhenSeen)
}

function follow(listener: (signal: LiveSignal) => void): () => void {
  clearTimeout(leaving)
  listeners.add(listener)
  join()
  return () => {
    listeners.delete(listener)
    // The next page usually follows too: the stream outlives the change of page.
    if (listeners.size === 0) leaving = setTimeout(part, 1500)
  }
}

/**
 * Hears what changes for this person, over one stream shared by all tabs. `onSignal` is called with an event of one of
 * `kinds`, and with `{ kind: 'again' }` whenever the page must read anew what it shows: after a first visit, after too
 * long away, and every five seconds while no stream can be had. Says whether news come by themselves at the moment.
 */
export function useLive(kinds: readonly string[], onSignal: (signal: LiveSignal) => void): LiveState {
  const handler = useRef(onSignal)
  handler.current = onSignal
  const wanted = kinds.join(' ')
  useEffect(() => {
    const names = new Set([...wanted.split(' '), 'again'])
    return follow((signal) => {
      if (names.has(signal.kind)) handler.current(signal)
    })
  }, [wanted])
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => state,
    () => 'live',
  )
}
