import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOfflinePage } from './offline-list.ts'

type Node = { href?: string; textContent?: string; parts: unknown[]; append(...parts: unknown[]): void }
const made = (): Node => {
  const parts: unknown[] = []
  return { parts, append: (...more) => void parts.push(...more) }
}
let stored: Record<string, unknown>
let loaded: string[]
let listeners: Record<string, (event?: unknown) => void>
const names = { cache: 'pages', prefix: 'kept:', life: 1000, country: 'country' }
const pageWith = (more: object) =>
  ({
    documentElement: { dataset: {} },
    referrer: '',
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: made,
    ...more,
  }) as unknown as Document
const online = () => listeners.online?.()

beforeEach(() => {
  loaded = []
  stored = {}
  listeners = {}
  const paths = ['/fr/consultation/a', '/fr/question/a', '/fr/consultation/old', '/fr/profile', '/en/question/gone']
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({ keys: async () => paths.map((path) => ({ url: `https://clairavis.test${path}` })) }),
  })
  vi.stubGlobal('localStorage', { getItem: (key: string) => JSON.stringify(stored[key] ?? null) })
  vi.stubGlobal('location', {
    origin: 'https://clairavis.test',
    pathname: '/fr/ask',
    search: '?a=b',
    replace: (path: string) => void loaded.push(path),
  })
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => (listeners[name] = listen))
})
afterEach(() => vi.unstubAllGlobals())

test('the offline page names what this browser can show, and loads the page when the network is back', async () => {
  const view = { title: 'Ma caution <b>' }
  stored = {
    'kept:question:a:fr': { at: Date.now(), value: { view } },
    'kept:question:old:fr': { at: Date.now() - 2000, value: { view } },
  }
  const list = made()
  const parts: Record<string, unknown> = { kept: list, back: {} }
  const page = pageWith({ getElementById: (id: string) => parts[id] })
  const words = { conversation: 'Conversation :', answer: 'Réponse :', back: 'La connexion est revenue.' }
  await runOfflinePage(page, words, names)
  const items = list.parts as Node[]
  expect(items.map(({ parts: [kind, , link] }) => [kind, link])).toEqual([
    ['Conversation :', expect.objectContaining({ href: '/fr/consultation/a', textContent: view.title })],
    ['Réponse :', expect.objectContaining({ href: '/fr/question/a', textContent: view.title })],
  ])
  online()
  expect(parts.back).toEqual({ textContent: words.back })
  expect(loaded).toEqual(['/fr/ask?a=b'])
})

test('who follows a link is not called back when the network returns meanwhile; who calls a number is', async () => {
  class Tapped {
    href: string
    constructor(href: string) {
      this.href = href
    }
    closest = () => this
  }
  vi.stubGlobal('Element', Tapped)
  const page = pageWith({})
  const words = { conversation: '', answer: '', back: '' }
  await runOfflinePage(page, words, names)
  listeners.click?.({ target: new Tapped('tel:112') })
  online()
  expect(loaded).toHaveLength(1)
  listeners.click?.({ target: new Tapped('https://clairavis.test/fr/urgence') })
  online()
  expect(loaded).toHaveLength(1)
})

test('after a form that was sent, the page that has kept what was typed comes back', async () => {
  const again = {}
  const page = pageWith({
    referrer: 'https://clairavis.test/fr/expert/a',
    documentElement: { dataset: { sent: '' } },
    getElementById: (id: string) => (id === 'again' ? again : null),
  })
  await runOfflinePage(page, { conversation: '', answer: '', back: '' }, names)
  online()
  expect(loaded).toEqual(['https://clairavis.test/fr/expert/a'])
  expect(again).toEqual({ href: 'https://clairavis.test/fr/expert/a' })
})

test('the numbers are those of the country that the browser knows, otherwise those for the language', async () => {
  const shown = async (country: string | null, language = 'en-US') => {
    vi.stubGlobal('navigator', { language })
    stored = { country }
    const parts = ['fr mc', 'be', 'ch'].map((codes, at) => ({ codes, hidden: at > 0 }))
    const page = pageWith({
      querySelector: (query: string) =>
        parts.find(({ codes }) => codes.split(' ').some((code) => query === `[data-countries~="${code}"]`)) ?? null,
      querySelectorAll: () => parts,
    })
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
    await runOfflinePage(page, { conversation: '', answer: '', back: '' }, names)
    return parts.filter(({ hidden }) => !hidden).map(({ codes }) => codes)
  }
  expect(await shown('ch')).toEqual(['ch'])
  expect(await shown('be', 'fr-BE')).toEqual(['fr mc', 'be'])
  expect(await shown('MC')).toEqual(['fr mc'])
  expect(await shown('jp')).toEqual(['fr mc'])
  expect(await shown(null)).toEqual(['fr mc'])
})
