/**
 * The public base URL of a request that a reverse proxy passed on, from `X-Forwarded-Proto`, `-Host` and `-Prefix`;
 * undefined for a direct request.
 */
export function forwardedBase(headers: Headers): string | undefined {
  const host = headers.get('x-forwarded-host')
  if (host === null) return undefined
  const url = URL.parse(`${headers.get('x-forwarded-proto') ?? 'http'}://${host}`)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined
  return `${url.origin}${headers.get('x-forwarded-prefix') ?? ''}`
}
