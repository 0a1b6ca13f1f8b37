import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../test/harness/draw.tsx'
import type { Meeting, SpecialistMeeting } from '../contract.ts'
import { meeting as fr } from '../text.fr.ts'
import { Exchanges, MeetingCard } from './card.tsx'
import { awaySentence, meetingSentence } from './meeting-sentence.ts'

/** A reader on Réunion. */
beforeEach(() => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Indian/Reunion' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const messages = { meeting: fr, refusals: {} }

const can = {
  accept: false,
  decline: false,
  move: false,
  confirm: false,
  missed: false,
  object: false,
  summarise: false,
}
const until = '2026-12-02T13:00:00.000Z'
const mine = '2 décembre 2026 à 17\u00a0h\u00a000 à votre heure (14\u00a0h\u00a000, heure de Paris)'
const missed = { by: 'specialist', at: null, tookPlaceAt: null, until, reply: null, verdict: null } as const

const meeting: SpecialistMeeting = {
  id: 'm1',
  state: 'offered',
  title: 'Dépôt de garantie',
  titleWritten: { locale: 'fr', translation: null },
  category: 'Logement',
  city: 'Nantes',
  postalCode: '44000',
  away: null,
  askedAt: '2026-11-24T10:00:00.000Z',
  offerUntil: until,
  slots: [],
  meetsAt: null,
  place: null,
  wish: null,
  wishWritten: null,
  freeTimes: null,
  noneFitted: false,
  contact: null,
  granted: false,
  revoked: false,
  hours: { timeZone: 'Europe/Paris', quiet: { from: '22:00', to: '07:00' }, ways: ['in_person'] },
  receivesAt: '',
  said: false,
  direct: false,
  waiting: false,
  searchesOn: true,
  missed: null,
  summary: null,
  way: null,
  link: null,
  join: null,
  calendar: { sequence: 0, organizer: 'bonjour@clairavis.example' },
  video: false,
  takenBack: null,
  overtaken: false,
  closesHour: false,
  undoable: false,
  can,
}
const card = (more: Partial<SpecialistMeeting>) =>
  draw(<MeetingCard meeting={{ ...meeting, ...more }} onDone={() => {}} />, messages)

it('a specialist elsewhere reads on their own clock until when they may answer or give their side', () => {
  expect(card({})).toContain(mine)
  expect(card({ state: 'no_show', missed })).toContain(mine)
})

it('reads both statements, with their times, where the two contradict each other', () => {
  const both = { at: '2026-12-02T12:00:00.000Z', tookPlaceAt: '2026-12-02T11:00:00.000Z' }
  const shown = card({ state: 'no_show', missed: { ...missed, ...both } })
  expect(shown).toMatch(/Vous avez indiqué que ce rendez-vous a eu lieu \(le 2 décembre 2026 à 15.h.00/)
  expect(shown).toMatch(/le client indique que vous n’êtes pas venu \(le 2 décembre 2026 à 16.h.00/)
  expect(shown).toContain(mine)
})

it('begins a proposal with the place and the ways that the specialist has set, until something else was agreed', () => {
  const hours = { ...meeting.hours, ways: ['phone' as const, 'video' as const] }
  const asked = { can: { ...can, accept: true }, receivesAt: '4 rue des Halles', video: true, hours }
  expect(card(asked)).toMatch(/id="field-place-m1"[^>]*value="4 rue des Halles"/)
  expect(card({ ...asked, place: 'À la mairie' })).toMatch(/id="field-place-m1"[^>]*value="À la mairie"/)
  expect(card(asked)).toMatch(/id="field-ways-m1-video"[^>]*checked=""/)
  expect(card(asked)).not.toMatch(/id="field-ways-m1-in_person"[^>]*checked=""/)
})

it('the client’s exchanges are dated on the reader’s clock', () => {
  const read = [{ id: 'e1', author: 'client', text: 'Bonjour', at: until, locale: 'fr', translation: null }] as const
  expect(draw(<Exchanges read={read} />, messages)).toContain(mine)
})

it('the client reads the same of the specialist’s reply and of an absence', () => {
  const of = {
    ways: ['in_person'],
    ...meeting,
    specialist: { name: 'Étienne', profession: 'notaire', city: 'Nantes' },
    timeZone: 'Europe/Paris',
  }
  const said = (more: object) => meetingSentence({ ...of, ...more } as unknown as Meeting, fr, 'fr')
  expect(said({})).toContain(mine)
  expect(said({ state: 'no_show', missed: { ...missed, by: 'client' } })).toContain(mine)
})

it('says that what the specialist was taking back no longer counts, as the client has booked another hour', () => {
  const agreed = { state: 'scheduled', meetsAt: until, place: 'Ici' } as const
  expect(card({ ...agreed, overtaken: true })).toContain(fr.takenBack.overtaken)
  expect(card(agreed)).not.toContain(fr.takenBack.overtaken)
})

it('names the client with the space that French puts before a colon', () => {
  const contact = { name: 'Claire Morel', phone: '0612345678', email: 'claire@client.test', address: 'Nantes' }
  const agreed = { state: 'scheduled', meetsAt: until, place: 'Ici', way: 'in_person', contact, granted: true } as const
  expect(card(agreed)).toContain('<b>Le client\u00a0:</b> Claire Morel')
})

it('says that the report was recorded once the specialist has said that the meeting took place', () => {
  const held = card({ state: 'held', said: true })
  expect(held).toContain('Vous avez indiqué que le rendez-vous a eu lieu.')
  expect(held).not.toContain(fr.desk.states.held)
})

it('says that the hour of an agreed meeting no longer changes the day before', () => {
  const agreed = { state: 'scheduled', meetsAt: until, place: 'Ici' } as const
  const late = 'À moins de 24 heures, l’horaire ne change plus.'
  expect(card({ ...agreed, can: { ...can, decline: true } })).toContain(late)
  expect(card({ ...agreed, can: { ...can, decline: true, move: true } })).not.toContain(late)
})

it('says that the client lives far away, while they may come', () => {
  const away = { distance: 'far', department: 'Côte-d’Or', town: 'Dijon', km: null } as const
  const far = 'Loin de chez vous\u00a0: Côte-d’Or.'
  expect(card({ away })).toContain(far)
  expect(card({ away, state: 'scheduled', way: 'phone' })).not.toContain(far)
  expect(card({ away, state: 'completed', way: 'in_person' })).not.toContain(far)
  const known = 'Loin de chez vous, Dijon (Côte-d’Or)\u00a0: 502\u00a0km à vol d’oiseau.'
  expect(card({ away: { ...away, km: 502 } })).toContain(known)
})

it('tells the client how far the specialist is, before anything is agreed and where they may meet there', () => {
  const specialist = { name: 'Étienne', profession: 'avocat', city: 'Dijon' }
  const away = { distance: 'far', department: 'Côte-d’Or', town: 'Dijon', km: null }
  const asked = { ...meeting, specialist, away, ways: ['in_person'] }
  const said = (more: object) => awaySentence({ ...asked, ...more } as unknown as Meeting, fr)
  expect(said({})).toContain('Étienne reçoit loin de Nantes\u00a0: Côte-d’Or.')
  expect(said({ away: { ...away, distance: 'same', town: 'Saint-Nazaire', km: 50 } })).toBe(
    'Étienne reçoit à 50\u00a0km de Nantes à vol d’oiseau\u00a0: Saint-Nazaire.',
  )
  expect(said({ ways: ['phone', 'video'] })).toBeNull()
  expect(said({ state: 'scheduled' })).toBeNull()
  expect(said({ away: null })).toBeNull()
})

it('shows the client’s own words, which may say anything, beside when they are free and not as that', () => {
  const said = (more: Partial<SpecialistMeeting>) => card(more).replace(/<[^>]+>/g, '|')
  const words = { wish: 'Voir le bail', wishWritten: { locale: 'fr' as const, translation: null } }
  expect(said(words)).toMatch(/Ce qu’il précise[^|]*\|+ *\|*«.Voir le bail.»/)
  expect(said(words)).not.toContain('Quand il est libre')
  const both = said({ ...words, freeTimes: { days: [2], parts: ['evening'] } })
  expect(both).toMatch(/Quand il est libre[^|]*\|+ *\|*mardi[^«]*\|/)
  expect(both).toMatch(/Ce qu’il précise[^|]*\|+ *\|*«.Voir le bail.»/)
})

it('says that a call is off with the consent, to the specialist who does not answer for it', () => {
  const off = { revoked: true, way: 'phone', state: 'cancelled', meetsAt: until, place: '' } as const
  expect(card(off)).toContain(fr.desk.revokedPhone)
  expect(card({ ...off, way: 'in_person' })).not.toContain('retiré son accord')
})

it('tells a client without consent that a call is all that was proposed, and how to give it again', () => {
  const specialist = { name: 'Étienne', profession: 'notaire', city: 'Nantes' }
  const asked = { ...meeting, state: 'proposed', specialist, slots: [until], revoked: true, ways: [] }
  const said = (more: object) => meetingSentence({ ...asked, ...more } as unknown as Meeting, fr, 'fr')
  expect(said({})).toBe(fr.onlyCalls.replace('{name}', 'Étienne'))
  expect(said({ ways: ['video'] })).toContain('Choisissez un horaire')
})
