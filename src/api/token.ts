/** The storage key of the bearer token. Apart from the HTTP client, so that a public page need not load that. */
export const tokenKey = 'token'

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** What pages keep of the account's data, to be read without a network, has keys that begin with this. */
export const keptPrefix = 'kept:'

/** The documents that show what was kept: a cache of the service worker, in which this entry says that something was. */
export const documentsCache = 'pages'
export const keptMark = '/kept'

/** Tells the service worker that this session has kept something to be read without a network. */
export function markKept(): void {
  void globalThis.caches
    ?.open(documentsCache)
    .then((cache) => cache.put(keptMark, new Response()))
    .catch(() => {})
}

/** Deletes what was kept of the account's data in this browser, and the documents that show it (`app/service-worker.ts`). */
export function deleteKept(): void {
  try {
    deleteKeptIn(localStorage)
    void globalThis.caches?.delete(documentsCache).catch(() => {})
    deleteKeptIn(sessionStorage)
  } catch {
    // Nothing was kept.
  }
}

function deleteKeptIn(store: Storage): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at))
  for (const key of keys) if (key?.startsWith(keptPrefix)) store.removeItem(key)
}

/** Signing in and out. What was kept goes with the token that had read it, and so does the count on the icon. */
export function writeToken(token: string | null): void {
  if (token !== readToken()) {
    deleteKept()
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => {})
  }
  try {
    if (token) localStorage.setItem(tokenKey, token)
    else localStorage.removeItem(tokenKey)
  } catch {
    // Where the browser forbids storage, the person stays signed in for this page only.
  }
}
