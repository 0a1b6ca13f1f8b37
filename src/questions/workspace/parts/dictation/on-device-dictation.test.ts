import { describe, expect, it } from 'vitest'
import type { Recognition, RecognitionLanguages, Recognizer } from '../../../parts/speech-recognition.ts'
import { beginDictation, couldBeOffered, fetchLanguage, offeredHere } from './on-device-dictation.ts'

type Fake = { here: Recognizer; begun: Recognition[]; asked: RecognitionLanguages[] }

/** A browser's recognition, which says `said` of a language on the device. */
function browser(said: string | Error | null, { local = true, stubborn = false, installs = true } = {}): Fake {
  const begun: Recognition[] = []
  const asked: RecognitionLanguages[] = []
  class Here implements Recognition {
    lang = ''
    continuous = false
    interimResults = false
    declare processLocally?: boolean
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    constructor() {
      if (stubborn) Object.defineProperty(this, 'processLocally', { get: () => false, set: () => {} })
      else if (local) this.processLocally = false
    }
    start() {
      begun.push(this)
    }
    stop() {
      this.onend?.()
    }
    abort() {}
  }
  const available = async (wanted: RecognitionLanguages) => {
    asked.push(wanted)
    if (said instanceof Error) throw said
    return said ?? ''
  }
  const install = async (wanted: RecognitionLanguages) => {
    asked.push(wanted)
    return true
  }
  const here = Object.assign(Here, said === null ? {} : { available }, installs ? { install } : {})
  return { here, begun, asked }
}

const heard = (final: string, coming = '') => ({
  resultIndex: 0,
  results: [
    Object.assign([{ transcript: final }], { isFinal: true }),
    Object.assign([{ transcript: coming }], { isFinal: false }),
  ],
})

describe('dictation', () => {
  it('is offered only where the device itself transcribes the language', async () => {
    expect(await offeredHere(null, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser(null).here, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser('unavailable').here, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser('downloading').here, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser(new Error('not allowed')).here, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser('available', { local: false }).here, 'fr-FR')).toBeNull()
    expect(await offeredHere(browser('downloadable', { installs: false }).here, 'fr-FR')).toBeNull()
    const ready = browser('available')
    expect(await offeredHere(ready.here, 'fr-FR')).toBe('ready')
    expect(ready.asked).toEqual([{ langs: ['fr-FR'], processLocally: true }])
    expect(await offeredHere(browser('downloadable').here, 'en-GB')).toBe('after_download')
  })

  it('asks nothing of a browser before somebody presses', () => {
    const ready = browser('available')
    expect(couldBeOffered(null)).toBe(false)
    expect(couldBeOffered(ready.here)).toBe(false)
    Object.assign(ready.here.prototype, { processLocally: false })
    expect(couldBeOffered(ready.here)).toBe(true)
    expect(couldBeOffered(Object.assign(browser(null).here))).toBe(false)
    expect([ready.asked, ready.begun]).toEqual([[], []])
  })

  it('begins on the device, or not at all', () => {
    const silent = { onText: () => {}, onComing: () => {}, onEnd: () => {} }
    const ready = browser('available')
    expect(beginDictation(ready.here, 'fr-FR', silent)).not.toBeNull()
    expect(ready.begun.map(({ processLocally, lang }) => [processLocally, lang])).toEqual([[true, 'fr-FR']])
    const elsewhere = browser('available', { stubborn: true })
    expect(beginDictation(elsewhere.here, 'fr-FR', silent)).toBeNull()
    expect(elsewhere.begun).toEqual([])
  })

  it('gives what was said for good, shows what is coming, and says why it ended', () => {
    const told: string[] = []
    const listener = {
      onText: (said: string) => told.push(`text ${said}`),
      onComing: (said: string) => told.push(`coming ${said}`),
      onEnd: (problem: string | null) => told.push(`end ${problem}`),
    }
    const recognition = beginDictation(browser('available').here, 'fr-FR', listener)
    recognition?.onresult?.(heard(' le bailleur doit ', 'rendre'))
    recognition?.onresult?.(heard('', 'rendre le dépôt'))
    recognition?.onerror?.({ error: 'not-allowed' })
    recognition?.stop()
    expect(told).toEqual(['text le bailleur doit', 'coming rendre', 'coming rendre le dépôt', 'end refused'])
    const second = beginDictation(browser('available').here, 'fr-FR', listener)
    second?.onerror?.({ error: 'aborted' })
    second?.stop()
    expect(told.at(-1)).toBe('end null')
  })

  it('fetches a language for the device alone', async () => {
    const later = browser('downloadable')
    expect(await fetchLanguage(later.here, 'fr-FR')).toBe(true)
    expect(later.asked).toEqual([{ langs: ['fr-FR'], processLocally: true }])
    expect(await fetchLanguage(browser('downloadable', { installs: false }).here, 'fr-FR')).toBe(false)
  })
})
