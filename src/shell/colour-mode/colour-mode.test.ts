import { afterEach, describe, expect, it, vi } from 'vitest'
import { choosePreference, colourModeKey, effectiveMode, forcedMode, startColourMode } from './colour-mode.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the colour mode', () => {
  it('follows the system unless the person chose', () => {
    expect(effectiveMode('system', true)).toBe('dark')
    expect(effectiveMode('system', false)).toBe('light')
    expect(effectiveMode('light', true)).toBe('light')
    expect(effectiveMode('sepia', true)).toBe('sepia')
  })
  it('is the page’s own where the page forces one', () => expect(effectiveMode('light', false, 'dark')).toBe('dark'))
  it('cannot be forced to system, and the console says so', () => {
    const warn = vi.fn()
    expect(forcedMode('system', warn)).toBeUndefined()
    expect(warn).toHaveBeenCalledWith('You cannot force the colorMode to system at the page level.')
    expect(forcedMode('dark', warn)).toBe('dark')
    expect(forcedMode(undefined, warn)).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

type Start = { stored?: string | null; dark?: boolean; forced?: string; broken?: boolean }

/** A page as far as its head knows it. */
function open({ stored = null, dark = false, forced, broken }: Start) {
  const classes = new Set<string>()
  const dataset: Record<string, string | undefined> = { colorModeForced: forced }
  const kept = new Map<string, string>(typeof stored === 'string' ? [[colourModeKey, stored]] : [])
  const refuse = () => {
    throw new Error('storage is forbidden')
  }
  const classList = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) }
  const system = {
    matches: dark,
    heard: () => {},
    addEventListener: (_: string, act: () => void) => (system.heard = act),
  }
  vi.stubGlobal('document', { documentElement: { dataset, classList } })
  vi.stubGlobal('matchMedia', () => system)
  vi.stubGlobal('localStorage', {
    getItem: broken ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: broken ? refuse : (key: string, value: string) => kept.set(key, value),
  })
  startColourMode()
  const change = (matches: boolean) => {
    system.matches = matches
    system.heard()
  }
  const seen = () => ({ classes: [...classes], mode: dataset.colorMode, kept: kept.get(colourModeKey) })
  return { seen, change, dataset }
}
const start = (given: Start) => open(given).seen()

describe('a choice', () => {
  it('is drawn at once and kept as the bare word', () => {
    const page = open({ dark: false })
    choosePreference('dark')
    expect(page.seen()).toEqual({ classes: ['dark'], mode: 'dark', kept: 'dark' })
  })
  it('is not kept where the page forces its own mode', () => {
    const page = open({ forced: 'light' })
    choosePreference('dark')
    expect(page.seen()).toEqual({ classes: ['light'], mode: 'light', kept: 'system' })
  })
  it('lasts as long as the page where nothing can be stored', () => {
    const page = open({ broken: true })
    choosePreference('dark')
    page.change(false)
    expect(page.seen().mode).toBe('dark')
  })
  it('of the system follows it again', () => {
    const page = open({ stored: 'light', dark: true })
    choosePreference('system')
    expect(page.seen()).toEqual({ classes: ['dark'], mode: 'dark', kept: 'system' })
    page.change(false)
    expect(page.seen().classes).toEqual(['light'])
  })
})

describe('what runs before the first drawing', () => {
  it('keeps the bare word system at the first visit and follows the night', () =>
    expect(start({ dark: true })).toEqual({ classes: ['dark'], mode: 'dark', kept: 'system' }))
  it('takes the stored word', () =>
    expect(start({ stored: 'light', dark: true })).toEqual({ classes: ['light'], mode: 'light', kept: 'light' }))
  it('lets the page win, without touching what was chosen', () =>
    expect(start({ stored: 'light', forced: 'dark' })).toEqual({ classes: ['dark'], mode: 'dark', kept: 'light' }))
  it('takes what could not be one word for no choice', () => {
    for (const stored of ['', 'two words', ' '])
      expect(start({ stored, dark: true })).toEqual({ classes: ['dark'], mode: 'dark', kept: 'system' })
  })
  it('draws by day where nothing can be stored', () =>
    expect(start({ broken: true })).toEqual({ classes: ['light'], mode: 'light', kept: undefined }))
  it('follows the system’s change', () => {
    const { seen, change } = open({ dark: false })
    change(true)
    expect(seen()).toMatchObject({ classes: ['dark'], mode: 'dark' })
    change(false)
    expect(seen()).toMatchObject({ classes: ['light'], mode: 'light' })
  })
  it('follows no change where a mode was chosen, or is the page’s own', () => {
    for (const settled of [{ stored: 'light' }, { forced: 'light' }]) {
      const { seen, change } = open(settled)
      change(true)
      expect(seen()).toMatchObject({ classes: ['light'], mode: 'light' })
    }
  })
})
