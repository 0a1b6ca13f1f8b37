import { expect, it, vi } from 'vitest'
import { CallError } from '../../../../api/call.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { keptSentence, unsavedBecause } from './kept-line.tsx'
import { sentenceFor } from './write-pane.tsx'

const at = Date.parse('2026-11-24T09:00:00Z')
const typing = { state: 'waiting', onServerAt: at, inBrowserAt: at + 60_000 } as const
const hourOf = (time: number) => new Date(time).toISOString().slice(11, 16)
const said = (kept: Parameters<typeof unsavedBecause>[0]['kept'], online: boolean) =>
  keptSentence({ kept, blank: false, online }, fr.write, hourOf)

it('says while one types without a network that nothing of it is saved with us, at once', () => {
  expect(unsavedBecause({ kept: typing, blank: false, online: false })).toBe('offline')
})

it('says it once: the line beside the title is silent then, and no line of the pane names the network again', () => {
  expect(said(typing, false)).toBeNull()
  expect(said({ ...typing, state: 'failed' }, false)).toBeNull()
  expect(Object.values(fr.write).filter((line) => /hors réseau|hors ligne/i.test(String(line)))).toEqual([])
  expect(Object.values(en.write).filter((line) => /no network|offline/i.test(String(line)))).toEqual([])
})

it('says of an answer that was not sent without a network only what became of it', () => {
  const unreached = new CallError(0, null)
  vi.stubGlobal('navigator', { onLine: false })
  expect(sentenceFor(fr, unreached)).toBe(fr.write.failed)
  vi.stubGlobal('navigator', { onLine: true })
  expect(sentenceFor(fr, unreached)).toBe(fr.write.offline)
  vi.unstubAllGlobals()
})

it('says the same where the server is not reached, and nothing of it where all is saved', () => {
  expect(unsavedBecause({ kept: { ...typing, state: 'failed' }, blank: false, online: true })).toBe('failed')
  expect(said({ ...typing, state: 'failed' }, true)).toBe('Gardé dans ce navigateur à 09:01, pas encore sur le serveur')
  expect(said({ ...typing, state: 'failed', inBrowserAt: null }, true)).toBe(fr.write.unsaved)
  expect(unsavedBecause({ kept: typing, blank: false, online: true })).toBeNull()
  expect(said(typing, true)).toBe('Brouillon enregistré à 09:00')
  const saved = { ...typing, state: 'idle' } as const
  expect(unsavedBecause({ kept: saved, blank: false, online: false })).toBeNull()
  expect(said(saved, false)).toBe('Brouillon enregistré à 09:00')
})
