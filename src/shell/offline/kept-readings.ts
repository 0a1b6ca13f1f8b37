import type { CallError } from '../../api/call.ts'
import { deleteKept, keptPrefix, markKept, readToken } from '../../api/token.ts'
import { serverNow } from '../../i18n/server-time.ts'

/** How many things are kept; the one that was read longest ago goes first. */
const most = 20

/** `at`: by this device's clock, which alone is there without a network. `readAt`: by the product's, for people to read. */
type Kept<Value> = { at: number; readAt: number; value: Value }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Keeps what the account's session has just read, under a name, to be read again without a network. It is deleted with the
 * session's token (`writeToken`).
 */
export function keepReading(name: string, value: unknown, now = Date.now(), store?: Store): void {
  try {
    const own = store ?? localStorage
    if (!readToken()) return
    dropOldest(own, keptPrefix + name)
    own.setItem(keptPrefix + name, JSON.stringify({ at: now, readAt: serverNow(), value } satisfies Kept<unknown>))
    if (!store) markKept()
  } catch {
    // No storage, or no room left: then it cannot be read without a network.
  }
}

/** Older copies are not shown: a browser that has been away for long may be in other hands. */
export const longestLife = 7 * 86_400_000

export function keptReading<Value>(name: string, store?: Store, now = Date.now()): Kept<Value> | null {
  try {
    const kept = JSON.parse((store ?? localStorage).getItem(keptPrefix + name) ?? 'null') as Kept<Value> | null
    return kept && now - kept.at < longestLife ? kept : null
  } catch {
    return null
  }
}

function dropOldest(store: Store, except: string): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
  const others = keys
    .filter((key) => key.startsWith(keptPrefix) && key !== except)
    .map((key) => ({ key, at: keptReading(key.slice(keptPrefix.length), store)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
  for (const { key } of others.slice(most - 1)) store.removeItem(key)
}

const listeners = new Set<() => void>()
let shownAt: number | null = null

/** When what the page shows was read, if it shows what was kept: the frame says so. */
export const keptShownAt = (): number | null => shownAt

export function showKeptAt(at: number | null): void {
  if (at === shownAt) return
  shownAt = at
  for (const listener of listeners) listener()
}

export function followKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Keeping<Value> = {
  /** Where this says no, nothing at all stays kept: somebody else may look at this browser. */
  mayKeep?: (value: Value) => boolean
  /** The page shows an earlier reading already, or what a command has answered since: a kept copy would be older. */
  shown?: boolean
}

/**
 * Reads with the network, and keeps it; without one, what was kept. A session that has ended elsewhere loses everything
 * that was kept for it.
 * @throws whatever `read` throws where nothing was kept
 */
export async function readOrKept<Value>(
  name: string,
  read: () => Promise<Value>,
  { mayKeep = () => true, shown = false }: Keeping<Value> = {},
): Promise<Value> {
  const token = readToken()
  try {
    const value = await read()
    showKeptAt(null)
    if (!mayKeep(value)) deleteKept()
    else if (readToken() === token) keepReading(name, value)
    return value
  } catch (error) {
    const { status, problem } = error as Partial<CallError>
    if (problem?.code === 'not_signed_in' && readToken() === token) deleteKept()
    const kept = status === 0 && token && readToken() === token && !shown ? keptReading<Value>(name) : null
    if (!kept) throw error
    showKeptAt(kept.readAt ?? kept.at)
    return kept.value
  }
}
