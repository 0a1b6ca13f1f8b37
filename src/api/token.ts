/** The storage key of the bearer token. Apart from the HTTP client, so that a public page need not load that. */
export const tokenKey = 'token'

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}
export function writeToken(token: string | null): void {
  try {
    if (token) localStorage.setItem(tokenKey, token)
    else localStorage.removeItem(tokenKey)
  } catch {
    // Where the browser forbids storage, the person stays signed in for this page only.
  }
}
