/**
 * The same server under a name that the browser takes for another site, so that a second window can be signed in as
 * somebody else: the token lives in the local storage of one origin. Only this machine's own names have such a twin.
 */
export function twinOrigin(origin: string): string | null {
  const url = new URL(origin)
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  else if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  else return null
  return url.origin
}
