import { afterEach, describe, expect, it, vi } from 'vitest'
import { colourModeKey, colourModeScript, effectiveMode, forcedMode } from './colour-mode.ts'
import { choosePreference } from './use-colour-mode.ts'

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

describe('a choice', () => {
  it('is kept as the bare word, unless the page forces its own mode', () => {
    const kept: string[] = []
    const dataset: { colorModeForced?: string } = {}
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubGlobal('localStorage', { setItem: (key: string, word: string) => kept.push(`${key}=${word}`) })
    choosePreference('dark')
    dataset.colorModeForced = 'light'
    choosePreference('system')
    expect(kept).toEqual(['nuxt-color-mode=dark'])
  })
})

type Start = { stored?: string | null; dark?: boolean; forced?: string; broken?: boolean; asleep?: boolean }
type System = { matches: boolean; onchange: (() => void) | null }

function start({ stored = null, dark = false, forced, broken, asleep }: Start) {
  const { classes, mode, kept, marked } = run({ stored, dark, forced, broken, asleep })
  return { classes: [...classes], mode: mode(), kept, marked }
}

function run({ stored, dark = false, forced, broken, asleep }: Start) {
  const classes = new Set<string>()
  const dataset: Record<string, string | undefined> = { colorModeForced: forced, ...(asleep ? { asleep: '' } : {}) }
  const marked: string[] = []
  const kept = new Map<string, string>(typeof stored === 'string' ? [[colourModeKey, stored]] : [])
  const refuse = () => {
    throw new Error('storage is forbidden')
  }
  const storage = broken
    ? { getItem: refuse, setItem: refuse }
    : { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) }
  const page = {
    documentElement: {
      dataset,
      classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    },
    querySelector: (which: string) => ({
      setAttribute: (name: string, value: string) => marked.push(`${which} ${name}=${value}`),
    }),
  }
  const system: System = { matches: dark, onchange: null }
  const heard = new Map<string, () => void>()
  const listen = (name: string, listener: () => void) => {
    heard.set(name, listener)
    if (name === 'DOMContentLoaded') listener()
  }
  const names = ['document', 'localStorage', 'matchMedia', 'addEventListener', 'CSS']
  const escaping = { escape: (word: string) => `(${word})` }
  new Function(...names, colourModeScript())(page, storage, () => system, listen, escaping)
  const change = (matches: boolean) => {
    system.matches = matches
    system.onchange?.()
  }
  const awake = () => heard.get('awake')?.()
  return { classes, mode: () => dataset.colorMode, kept: kept.get(colourModeKey), marked, change, awake }
}

describe('the script that runs before the first drawing', () => {
  it('keeps the bare word system at the first visit and follows the night', () =>
    expect(start({ dark: true })).toEqual({ classes: ['dark'], mode: 'dark', kept: 'system', marked: [] }))
  it('takes the stored word', () =>
    expect(start({ stored: 'light', dark: true })).toEqual({
      classes: ['light'],
      mode: 'light',
      kept: 'light',
      marked: [],
    }))
  it('lets the page win, without touching what was chosen', () =>
    expect(start({ stored: 'light', forced: 'dark' })).toEqual({
      classes: ['dark'],
      mode: 'dark',
      kept: 'light',
      marked: [],
    }))
  it('takes what could not be one word for no choice', () => {
    for (const stored of ['', 'two words', ' '])
      expect(start({ stored, dark: true })).toEqual({ classes: ['dark'], mode: 'dark', kept: 'system', marked: [] })
  })
  it('draws by day where nothing can be stored', () =>
    expect(start({ broken: true })).toEqual({ classes: ['light'], mode: 'light', kept: undefined, marked: [] }))
  it('follows the system’s change until the page runs, which then does so itself', () => {
    const { classes, mode, change, awake } = run({ dark: false })
    change(true)
    expect([[...classes], mode()]).toEqual([['dark'], 'dark'])
    change(false)
    expect([[...classes], mode()]).toEqual([['light'], 'light'])
    awake()
    change(true)
    expect(mode()).toBe('light')
  })
  it('follows no change where a mode was chosen, or is the page’s own', () => {
    for (const settled of [{ stored: 'light' }, { forced: 'light' }]) {
      const { classes, mode, change } = run(settled)
      change(true)
      expect([[...classes], mode()]).toEqual([['light'], 'light'])
    }
  })
  it('marks what was chosen on a page that sleeps, which nothing else does yet', () => {
    expect(start({ stored: 'dark', asleep: true }).marked).toEqual(['.footer [value=(dark)] aria-pressed=true'])
    expect(start({ broken: true, asleep: true }).marked).toEqual(['.footer [value=(system)] aria-pressed=true'])
  })
})
