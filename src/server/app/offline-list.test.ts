import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOfflinePage } from './offline-list.ts'

type Node = { href?: string; textContent?: string; parts: unknown[]; append(...parts: unknown[]): void }
const made = (): Node => {
  const parts: unknown[] = []
  return { parts, append: (...more) => void parts.push(...more) }
}
let stored: Record<string, unknown>
let reloads: number
let listeners: Record<string, (event?: unknown) => void>
const online = () => listeners.online?.()

beforeEach(() => {
  reloads = 0
  stored = {}
  listeners = {}
  const paths = ['/fr/consultation/a', '/fr/question/a', '/fr/consultation/old', '/fr/profile', '/en/question/gone']
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({ keys: async () => paths.map((path) => ({ url: `https://clairavis.test${path}` })) }),
  })
  vi.stubGlobal('localStorage', { getItem: (key: string) => JSON.stringify(stored[key] ?? null) })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
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
  const page = { getElementById: (id: string) => parts[id], createElement: made } as unknown as Document
  const words = { conversation: 'Conversation :', answer: 'Réponse :', back: 'La connexion est revenue.' }
  await runOfflinePage(page, words, { cache: 'pages', prefix: 'kept:', life: 1000 })
  const items = list.parts as Node[]
  expect(items.map(({ parts: [kind, , link] }) => [kind, link])).toEqual([
    ['Conversation :', expect.objectContaining({ href: '/fr/consultation/a', textContent: view.title })],
    ['Réponse :', expect.objectContaining({ href: '/fr/question/a', textContent: view.title })],
  ])
  online()
  expect(parts.back).toEqual({ textContent: words.back })
  expect(reloads).toBe(1)
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
  const page = { getElementById: () => null, createElement: made } as unknown as Document
  const words = { conversation: '', answer: '', back: '' }
  await runOfflinePage(page, words, { cache: 'pages', prefix: 'kept:', life: 1000 })
  listeners.click?.({ target: new Tapped('tel:112') })
  online()
  expect(reloads).toBe(1)
  listeners.click?.({ target: new Tapped('https://clairavis.test/fr/urgence') })
  online()
  expect(reloads).toBe(1)
})
