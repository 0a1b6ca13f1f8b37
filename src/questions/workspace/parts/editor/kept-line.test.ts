import { expect, it } from 'vitest'
import { fr } from '../../text.fr.ts'
import { keptSentence, unsavedBecause } from './kept-line.tsx'

const at = Date.parse('2026-11-24T09:00:00Z')
const typing = { state: 'waiting', onServerAt: at, inBrowserAt: at + 60_000 } as const
const hourOf = (time: number) => new Date(time).toISOString().slice(11, 16)
const said = (kept: Parameters<typeof unsavedBecause>[0]['kept'], online: boolean) =>
  keptSentence({ kept, blank: false, online }, fr.write, hourOf)

it('says while one types without a network that nothing of it is saved with us, at once', () => {
  expect(unsavedBecause({ kept: typing, blank: false, online: false })).toBe('offline')
  expect(said(typing, false)).toBe('Gardé dans ce navigateur à 09:01, pas encore sur le serveur')
  expect(said({ ...typing, inBrowserAt: null }, false)).toBe(fr.write.unsaved)
})

it('says the same where the server is not reached, and nothing of it where all is saved', () => {
  expect(unsavedBecause({ kept: { ...typing, state: 'failed' }, blank: false, online: true })).toBe('failed')
  expect(unsavedBecause({ kept: typing, blank: false, online: true })).toBeNull()
  expect(said(typing, true)).toBe('Brouillon enregistré à 09:00')
  const saved = { ...typing, state: 'idle' } as const
  expect(unsavedBecause({ kept: saved, blank: false, online: false })).toBeNull()
  expect(said(saved, false)).toBe('Brouillon enregistré à 09:00')
})
