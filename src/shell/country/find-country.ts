import { countryCode, regionOf } from '../../i18n/country.ts'

export const longestLook = 1500

/**
 * The country of this browser: the services in their order, all within a second and a half, then the region of the
 * browser's language, else nothing.
 */
export async function findCountry(
  services: readonly string[],
  language: string,
  ask: typeof fetch = fetch,
  until: AbortSignal = AbortSignal.timeout(longestLook),
): Promise<string | null> {
  for (const service of services) {
    if (until.aborted) break
    const found = await countryFrom(service, ask, until)
    if (found) return found
  }
  return regionOf(language)
}

async function countryFrom(service: string, ask: typeof fetch, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await ask(service, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    const body: unknown = answer.ok ? await answer.json() : null
    return body && typeof body === 'object' && 'country' in body ? countryCode(body.country) : null
  } catch {
    return null
  }
}
