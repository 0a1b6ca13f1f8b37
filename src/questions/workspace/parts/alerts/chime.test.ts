import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const played: number[] = []
let lets = true

/** As a browser's: it runs once it was resumed, unless the browser refuses and never says so. */
class FakeAudio {
  state = 'suspended'
  currentTime = 1
  destination = {}
  resume = () =>
    new Promise<void>((resolve) => {
      if (!lets) return
      this.state = 'running'
      resolve()
    })
  createGain = () => {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect: (to: unknown) => to }
  }
  createOscillator = () => {
    const note = { frequency: { value: 0 }, connect: (to: unknown) => to, stop() {} }
    return { ...note, start: () => played.push(note.frequency.value) }
  }
}

const pressed = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeAudio)
  played.length = 0
  lets = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an offer has two notes, a message one', async () => {
  pressed(true)
  const { chime } = await import('./chime.ts')
  expect([await chime('offer'), played.splice(0).length]).toEqual([true, 2])
  expect([await chime('message'), played.splice(0).length]).toEqual([true, 1])
})

test('nothing is tried before the first press on the page, nor without Web Audio', async () => {
  pressed(false)
  const { canChime, chime } = await import('./chime.ts')
  expect([await chime('offer'), played]).toEqual([false, []])
  pressed(true)
  vi.stubGlobal('AudioContext', undefined)
  expect([canChime(), await chime('offer')]).toEqual([false, false])
})

test('a browser that holds the sound back is not waited for', async () => {
  pressed(true)
  lets = false
  const { chime } = await import('./chime.ts')
  const tried = chime('offer')
  await vi.advanceTimersByTimeAsync(500)
  expect([await tried, played]).toEqual([false, []])
})

test('of several tabs that hear of the same news, one sounds; other news is not held back', async () => {
  const held = new Set<string>()
  const request = async (name: string, _how: object, act: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return act(null)
    held.add(name)
    await act({})
    held.delete(name)
  }
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, locks: { request } })
  const { chimeOnce } = await import('./chime.ts')
  const all = Promise.all([
    chimeOnce({ kind: 'message', of: 'a:10' }),
    chimeOnce({ kind: 'message', of: 'a:10' }),
    chimeOnce({ kind: 'offer', of: 'b:1' }),
  ])
  await vi.advanceTimersByTimeAsync(3000)
  await all
  expect(played.sort()).toEqual([587, 659, 880])
})
