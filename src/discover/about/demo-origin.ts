/**
 * The same server under a name that the browser takes for another site, so that another window can be signed in as
 * somebody else: the token lives in the local storage of one origin. Only this machine's own names have such twins;
 * browsers resolve every name below `localhost` to it.
 */
export function demoOrigin(origin: string, who: 'expert' | 'team'): string | null {
  const url = new URL(origin)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return null
  if (who === 'team') url.hostname = 'team.localhost'
  else url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  return url.origin
}
