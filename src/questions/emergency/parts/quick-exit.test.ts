import { afterEach, expect, it, vi } from 'vitest'
import { eraseTypedText } from './quick-exit.ts'

function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

const text = 'Mon mari m’a étranglée hier soir.'
const everything = {
  'draft:question': text,
  'draft:home': text,
  'draft:not-emergency:question': text,
  'draft:asking': text,
  'draft:outbox:q1': text,
  'draft:contact': text,
  'drafts-of': 'p1',
}

it('leaves nothing of what was typed in this browser or on the server', () => {
  const local = storage({ ...everything, token: 'secret', 'user-locale': 'fr' })
  const session = storage({ 'draft:capture': text })
  const fetching = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('document', { documentElement: { dataset: { api: '/api' } } })
  eraseTypedText()
  expect([...local.kept.values(), ...session.kept.values()].join()).not.toContain(text)
  expect(local.kept.get('user-locale')).toBe('fr')
  const [[address, sent] = []] = fetching.mock.calls
  expect(address).toBe('/api/draft')
  expect(sent).toMatchObject({ method: 'DELETE', keepalive: true, headers: { authorization: 'Bearer secret' } })
})

it('asks the server for nothing where nobody has a session', () => {
  const fetching = vi.fn<typeof fetch>()
  vi.stubGlobal('localStorage', storage(everything))
  vi.stubGlobal('sessionStorage', storage({}))
  vi.stubGlobal('fetch', fetching)
  eraseTypedText()
  expect(fetching).not.toHaveBeenCalled()
})
