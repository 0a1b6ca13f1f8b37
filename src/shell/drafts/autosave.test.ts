import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosave, autosaveDelay, deleteDraft, readDraft, saveDraft } from './autosave.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error('quota')
  },
  removeItem: () => {
    throw new Error('quota')
  },
}

describe('a draft', () => {
  it('is found again', () => {
    const store = memory()
    expect(saveDraft('question', { text: 'Bonjour' }, store, 5)).toBe(true)
    expect(readDraft('question', store, 6)).toEqual({ value: { text: 'Bonjour' }, savedAt: 5 })
    deleteDraft('question', store)
    expect(readDraft('question', store, 6)).toBeNull()
  })
  it('of another key is not touched', () => {
    const store = memory()
    saveDraft('a', 1, store, 0)
    expect(readDraft('b', store, 0)).toBeNull()
  })
  it('is not offered after thirty days', () => {
    const store = memory()
    saveDraft('question', 'x', store, 0)
    expect(readDraft('question', store, 30 * 86_400_000)).toBeNull()
  })
  it('that cannot be kept is not said to be kept', () => {
    expect(saveDraft('question', 'x', full)).toBe(false)
    expect(() => deleteDraft('question', full)).not.toThrow()
  })
  it('that is damaged is as good as none', () => {
    const store = memory()
    store.kept.set('draft:question', '{')
    expect(readDraft('question', store)).toBeNull()
  })
})

describe('autosave', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function begin() {
    const store = memory()
    const page = new EventTarget()
    const onKept = vi.fn()
    const saving = autosave<string>('question', { store, page, onKept })
    return { store, page, onKept, saving, kept: () => readDraft<string>('question', store)?.value ?? null }
  }

  it('waits until typing pauses, then keeps the last state', () => {
    const { saving, kept, onKept } = begin()
    saving.touch('B')
    vi.advanceTimersByTime(autosaveDelay - 1)
    saving.touch('Bo')
    vi.advanceTimersByTime(autosaveDelay - 1)
    expect(kept()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(kept()).toBe('Bo')
    expect(onKept).toHaveBeenCalledOnce()
  })
  it('keeps at once when the page is left', () => {
    const { saving, page, kept } = begin()
    saving.touch('Bonjour')
    page.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBe('Bonjour')
  })
  it('forgets what has been sent, also what was pending', () => {
    const { saving, kept } = begin()
    saving.touch('Bonjour')
    saving.flush()
    saving.touch('Bonjour encore')
    saving.done()
    vi.advanceTimersByTime(autosaveDelay)
    expect(kept()).toBeNull()
  })
  it('leaves what another tab has kept in its place since', () => {
    const { saving, kept, store } = begin()
    saving.touch('Mon loyer')
    saving.flush()
    saveDraft('question', 'Mon chat', store)
    saving.done()
    expect(kept()).toBe('Mon chat')
    saving.touch('Mon loyer, encore')
    saving.flush()
    saving.done()
    expect(kept()).toBeNull()
  })
  it('forgets what was kept before it began, once that has been sent, though another tab keeps the same', () => {
    const store = memory()
    saveDraft('question', 'Mon loyer', store)
    const saving = autosave<string>('question', { store, page: new EventTarget() })
    saveDraft('question', 'Mon loyer', store, Date.now() + 1)
    saving.done()
    expect(readDraft('question', store)).toBeNull()
  })
  it('keeps what is pending when the part leaves the screen, and listens no more', () => {
    const { saving, page, kept, store } = begin()
    saving.touch('Bonjour')
    saving.stop()
    expect(kept()).toBe('Bonjour')
    deleteDraft('question', store)
    page.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
  })
  it('does not bring back what was typed by somebody who has signed out meanwhile', () => {
    const here = memory()
    vi.stubGlobal('localStorage', here)
    here.setItem('drafts-of', 'camille')
    const { saving, page, kept } = begin()
    saving.touch('Bonjour')
    here.removeItem('drafts-of')
    page.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
    vi.unstubAllGlobals()
  })
  it('says when another tab has sent it', () => {
    const onGone = vi.fn()
    const page = new EventTarget()
    autosave<string>('question', { store: memory(), page, onGone })
    const said = JSON.stringify({ value: 'Bonjour', savedAt: 0 })
    const news = { key: 'draft:question', oldValue: said, newValue: null }
    page.dispatchEvent(Object.assign(new Event('storage'), { ...news, key: 'draft:other' }))
    expect(onGone).not.toHaveBeenCalled()
    page.dispatchEvent(Object.assign(new Event('storage'), news))
    expect(onGone).toHaveBeenCalledWith('Bonjour')
  })
})
