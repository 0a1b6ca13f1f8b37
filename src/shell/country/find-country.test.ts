import { describe, expect, it } from 'vitest'
import { findCountry } from './find-country.ts'

const answers =
  (table: Record<string, unknown>, asked: string[] = []): typeof fetch =>
  async (input) => {
    asked.push(String(input))
    const found = table[String(input)]
    if (found instanceof Error) throw found
    return found === undefined ? new Response(null, { status: 503 }) : Response.json(found)
  }
const own = '/api/country'
const outside = 'https://countries.example/'

describe('finding the country', () => {
  it('asks the operator’s service first and ours only if that one fails', async () => {
    const asked: string[] = []
    const both = { [outside]: { country: 'BE' }, [own]: { country: 'FR' } }
    expect(await findCountry([outside, own], 'en', answers(both, asked))).toBe('be')
    expect(asked).toEqual([outside])
    expect(await findCountry([outside, own], 'en', answers({ [own]: { country: 'UK' } }))).toBe('gb')
  })
  it.each([
    ['an error', { [own]: new TypeError('offline') }],
    ['a refusal', {}],
    ['no country', { [own]: { ip: '127.0.0.1', country: null } }],
    ['nonsense', { [own]: { country: 'nowhere' } }],
    ['another shape', { [own]: ['FR'] }],
  ])('reads the region of the browser’s language after %s', async (_, table) => {
    expect(await findCountry([own], 'fr-CA', answers(table))).toBe('ca')
    expect(await findCountry([own], 'en', answers(table))).toBeNull()
  })
  it('waits no longer than it may', async () => {
    const asked: string[] = []
    const end = new AbortController()
    const never: typeof fetch = (input, options) => {
      asked.push(String(input))
      queueMicrotask(() => end.abort())
      return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('late'))))
    }
    expect(await findCountry([outside, own], 'fr-FR', never, end.signal)).toBe('fr')
    expect(asked).toEqual([outside])
  })
})
