import { draftsOwner, prefix } from './draft-owner.ts'

/** Everything typed is kept in this browser until it has been sent: two seconds after the last key, and on leaving. */
export type Draft<Value> = { value: Value; savedAt: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const autosaveDelay = 2000
/** After this a forgotten draft is not offered any more. */
const longestLife = 30 * 86_400_000

export function readDraft<Value>(key: string, store: Store = localStorage, now = Date.now()): Draft<Value> | null {
  try {
    const draft = JSON.parse(store.getItem(prefix + key) ?? 'null') as Draft<Value> | null
    return draft && now - draft.savedAt < longestLife ? draft : null
  } catch {
    return null
  }
}

let ended = false

/** From now on this page keeps nothing: it is being left in a hurry, and what was erased must not come back. */
export function keepNoMoreDrafts(): void {
  ended = true
}

/** Answers whether it was kept, so that a page never says « enregistré » when it was not. */
export function saveDraft<Value>(key: string, value: Value, store: Store = localStorage, now = Date.now()): boolean {
  if (ended) return false
  try {
    store.setItem(prefix + key, JSON.stringify({ value, savedAt: now } satisfies Draft<Value>))
    return true
  } catch {
    return false
  }
}

export function deleteDraft(key: string, store: Store = localStorage): void {
  try {
    store.removeItem(prefix + key)
  } catch {
    // Nothing was kept either.
  }
}

export type Autosave<Value> = {
  /** The value changed; it will be kept when typing pauses. */
  touch: (value: Value) => void
  /** Keeps what is pending now. */
  flush: () => void
  /** It has been sent: forget it, unless another tab keeps something else there by now. */
  done: () => void
  /** Stops listening; keeps what is pending. */
  stop: () => void
}

type Options<Value> = {
  store?: Store
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  onKept?: () => void
  /** Another tab has sent it, or its person has signed out there: `value` is what was kept. */
  onGone?: (value: Value) => void
}

export function autosave<Value>(key: string, options: Options<Value> = {}): Autosave<Value> {
  const { store = localStorage, page = window, onKept, onGone } = options
  const owner = draftsOwner()
  const there = () => JSON.stringify(readDraft(key, store)?.value)
  // What another tab keeps there since is not this one's to forget.
  let own = there()
  let pending: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    if (!pending) return
    // Signed out meanwhile, here or in another tab: what was theirs does not come back.
    if (owner && draftsOwner() !== owner) {
      pending = null
      return
    }
    const kept = saveDraft(key, pending.value, store)
    pending = null
    own = there()
    if (kept) onKept?.()
  }
  // `pagehide` covers closing, leaving and a forced reload, also on phones, where `beforeunload` is not sent.
  page.addEventListener('pagehide', flush)

  function elsewhere(event: Event): void {
    const { key: changed, oldValue, newValue } = event as StorageEvent
    if (changed !== prefix + key || newValue !== null || !oldValue) return
    onGone?.((JSON.parse(oldValue) as Draft<Value>).value)
  }
  page.addEventListener('storage', elsewhere)

  return {
    touch(value) {
      pending = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, autosaveDelay)
    },
    flush,
    done() {
      clearTimeout(timer)
      pending = null
      if (there() === own) deleteDraft(key, store)
    },
    stop() {
      flush()
      page.removeEventListener('pagehide', flush)
      page.removeEventListener('storage', elsewhere)
    },
  }
}
