import { deleteKept } from '../../api/token.ts'

/** Whose words rest in this browser. They stay with one person, also where several share a computer. */
export const prefix = 'draft:'
const ownerKey = 'drafts-of'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function draftsOwner(store?: Pick<Storage, 'getItem'>): string | null {
  try {
    return (store ?? localStorage).getItem(ownerKey)
  } catch {
    return null
  }
}

/**
 * Whoever is here now. What a visitor began goes with them into their account; what a member began goes when somebody
 * else signs in, and waits when only their session has run out.
 */
export function claimDrafts(me: { id: string; standing: string }, stores?: readonly [Kept, Kept]): void {
  if (me.standing !== 'member') return
  try {
    const [store] = stores ?? [localStorage]
    const owner = draftsOwner(store)
    if (owner === me.id) return
    if (owner) deleteAllDrafts(stores)
    store.setItem(ownerKey, me.id)
  } catch {
    // Then nothing is kept either.
  }
}

/** On signing out. What was kept to be read without a network goes too. */
export function deleteAllDrafts(stores?: readonly Kept[]): void {
  if (!stores) deleteKept()
  try {
    for (const store of stores ?? [localStorage, sessionStorage]) empty(store)
  } catch {
    // Nothing was kept.
  }
}

function empty(store: Kept): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at))
  for (const key of keys) if (key === ownerKey || key?.startsWith(prefix)) store.removeItem(key)
}
