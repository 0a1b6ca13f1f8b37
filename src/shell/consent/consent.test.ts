import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Consent, readConsent, startConsent, storeConsentProof } from './consent.ts'

afterEach(() => void vi.unstubAllGlobals())

function memory(start?: unknown) {
  const kept = new Map<string, string>(start === undefined ? [] : [['consent', JSON.stringify(start)]])
  return {
    kept: () => JSON.parse(kept.get('consent') ?? 'null') as Consent | null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const day = 86_400_000
const chosen = (choice: 'accepted' | 'refused', at: number): Consent => ({ choice, at, version: '1' })

/** A page as far as its head knows it. */
function open(store: object) {
  const events: string[] = []
  const focused: string[] = []
  let listener: (event: object) => void = () => {}
  const dataset: Record<string, string> = {}
  const document = {
    documentElement: { dataset },
    addEventListener: (_: string, act: typeof listener) => {
      listener = act
    },
    getElementById: (id: string) => ({ focus: () => focused.push(id) }),
    dispatchEvent: (event: Event) => events.push(event.type),
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', store)
  startConsent('1')
  const press = (choice?: string) =>
    listener({
      target: {
        closest: () => (choice ? { dataset: { consentChoice: choice }, focus: () => focused.push('button') } : null),
      },
    })
  return { dataset, events, focused, press }
}

describe('consent to being measured', () => {
  it('is not there until it is given', () => {
    expect(readConsent(memory(), '1', 0)).toBeNull()
    expect(open(memory()).dataset.consent).toBe('ask')
  })
  it.each(['accepted', 'refused'] as const)('is kept: %s', (choice) => {
    const store = memory()
    const page = open(store)
    page.press(choice)
    expect(page.dataset.consent).toBe(choice)
    expect(page.events).toEqual(['consent'])
    expect(readConsent(store, '1', Date.now())?.choice).toBe(choice)
    expect(open(store).dataset.consent).toBe(choice)
  })
  it('ends after six months', () => {
    expect(readConsent(memory(chosen('accepted', 0)), '1', 181 * day)?.choice).toBe('accepted')
    expect(readConsent(memory(chosen('accepted', 0)), '1', 183 * day)).toBeNull()
    expect(open(memory(chosen('accepted', Date.now() - 183 * day))).dataset.consent).toBe('ask')
    expect(open(memory(chosen('refused', Date.now() - 181 * day))).dataset.consent).toBe('refused')
  })
  it('does not carry over to another text', () => {
    const old = { ...chosen('accepted', Date.now()), version: '0' }
    expect(readConsent(memory(old), '1', Date.now())).toBeNull()
    expect(open(memory(old)).dataset.consent).toBe('ask')
  })
  it('can be changed, and the reader is led to the question and back', () => {
    const store = memory(chosen('accepted', Date.now()))
    const page = open(store)
    page.press('ask')
    expect(page.dataset.consent).toBe('ask')
    expect(store.kept()?.choice).toBe('accepted')
    page.press('refused')
    expect(store.kept()?.choice).toBe('refused')
    expect(page.focused).toEqual(['cookies', 'button'])
  })
  it('is none where the storage is damaged or forbidden, and asks on', () => {
    const damaged = { getItem: () => '{', setItem: () => {} }
    const forbidden = {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      },
    }
    for (const store of [damaged, forbidden]) {
      expect(readConsent(store, '1', 0)).toBeNull()
      const page = open(store)
      expect(page.dataset.consent).toBe('ask')
      page.press('accepted')
      expect(page.dataset.consent).toBe('accepted')
    }
  })
  it('is untouched by any other click', () => {
    const page = open(memory())
    page.press()
    expect(page.events).toEqual([])
  })
})

describe('the proof of a choice', () => {
  it('is noted beside it', () => {
    const consent = chosen('accepted', 5)
    const store = memory(consent)
    storeConsentProof(store, consent, 'number')
    expect(store.kept()).toEqual({ ...consent, id: 'number' })
  })
  it('of a choice that has changed meanwhile is not', () => {
    const store = memory(chosen('refused', 6))
    storeConsentProof(store, chosen('accepted', 5), 'number')
    expect(store.kept()?.id).toBeUndefined()
  })
})
