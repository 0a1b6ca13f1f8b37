import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountIslands } from './mount.ts'

/** The few things of a document that a part of a page is made of. */
class Part extends EventTarget {
  dataset: Record<string, string>
  fields: { value: string; defaultValue: string; dispatchEvent: (event: Event) => void }[] = []
  held = new Map<string, object[]>()
  nextElementSibling = { textContent: '{"greeting":"hello"}' }
  hasFocus = false
  constructor(dataset: Record<string, string>) {
    super()
    this.dataset = dataset
  }
  contains = () => this.hasFocus
  querySelectorAll = (which: string) => (which === 'input,textarea' ? this.fields : (this.held.get(which) ?? []))
  querySelector = (which: string) => which.split(',').flatMap((one) => this.held.get(one) ?? [])[0] ?? null
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5))
let part: Part
let mounted: unknown[]
const modules = { greeting: async () => ({ mount: (_: unknown, data: unknown) => void mounted.push(data) }) }

beforeEach(() => {
  part = new Part({ island: 'greeting', when: 'touch' })
  mounted = []
  vi.stubGlobal('document', {
    querySelectorAll: (which: string) => (which === '[data-island]' ? [part] : []),
    documentElement: { dataset: {} },
    activeElement: null,
  })
  vi.stubGlobal('reportError', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

describe('a part of a reading page', () => {
  it('loads nothing until somebody touches it, then its module with its data, once', async () => {
    mountIslands(modules)
    await later()
    expect(mounted).toEqual([])
    part.dispatchEvent(new Event('focusin'))
    part.dispatchEvent(new Event('pointerdown'))
    await later()
    expect(mounted).toEqual([{ greeting: 'hello' }])
    expect(part.dataset.mounted).toBe('')
  })

  it('loads with the page where it says so', async () => {
    part.dataset.when = 'load'
    mountIslands(modules)
    await later()
    expect(mounted).toHaveLength(1)
  })

  it('loads at once for whoever was quicker: who stands in it, has typed, pressed or sent', async () => {
    const quicker = [
      () => (part.hasFocus = true),
      () => part.fields.push({ value: 'typed', defaultValue: '', dispatchEvent: () => {} }),
      () => part.held.set('[data-pressed]', [{ dataset: {}, click: () => {} }]),
      () => part.held.set('[data-sent]', [{}]),
    ]
    for (const was of quicker) {
      part = new Part({ island: 'greeting', when: 'touch' })
      was()
      mountIslands(modules)
      await later()
    }
    expect(mounted).toHaveLength(quicker.length)
  })

  it('does then what was done before: says what was typed, presses and sends, each once', async () => {
    const done: string[] = []
    const button = { dataset: { pressed: '' } as Record<string, string>, click: () => done.push('pressed') }
    const form = { dataset: { sent: '' }, querySelectorAll: () => [], requestSubmit: () => done.push('sent') }
    part.fields.push({ value: 'typed', defaultValue: '', dispatchEvent: ({ type }) => void done.push(type) })
    part.held.set('[data-pressed]', [button])
    part.held.set('form[data-sent]', [form])
    mountIslands(modules)
    await later()
    expect(done).toEqual(['input', 'pressed', 'sent'])
    expect(button.dataset.pressed).toBeUndefined()
    expect(form.dataset).toEqual({})
  })

  it('whose module does not come leaves its form to the browser', async () => {
    mountIslands({ greeting: () => Promise.reject(new Error('gone')) })
    part.dispatchEvent(new Event('input'))
    await later()
    expect(part.dataset.mounted).toBeUndefined()
    expect(document.documentElement.dataset.scriptless).toBe('')
  })
})

it('every part that a page names has its module', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const root = new URL('../../', import.meta.url)
  const known = readFileSync(new URL('entry.reading.ts', root), 'utf8')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/<Island\s+(?:inline\s+)?name="([\w-]+)"/g),
    ])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) expect(known).toMatch(new RegExp(`^  '?${name}'?: \\(\\) => import`, 'm'))
})
