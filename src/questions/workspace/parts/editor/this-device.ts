const storageKey = 'desk-device'
let name: string | null = null

/** A name of this browser, by which the server tells what was written here from what was written elsewhere. */
export function thisDevice(): string {
  name ??= storedName() ?? crypto.randomUUID()
  return name
}

function storedName(): string | null {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored) return stored
    const fresh = crypto.randomUUID()
    localStorage.setItem(storageKey, fresh)
    return fresh
  } catch {
    return null
  }
}
