/** A page that never comes leaves its reader where they are: after this they may press again. */
const longest = 30_000

/**
 * Goes to another document. On a slow line that takes seconds: what led there stays busy, and answers only to somebody
 * who has come back to this very page.
 */
export function loadDocument(path: string): Promise<void> {
  return new Promise((back) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && back())
    setTimeout(back, longest)
    window.location.assign(path)
  })
}
