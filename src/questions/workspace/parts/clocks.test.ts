import { expect, test } from 'vitest'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { clockLines } from './clocks.ts'

const at = (time: string) => `2026-11-23T${time}:00Z`
const now = Date.parse(at('10:00'))
const zone = 'Europe/Paris'
const french = { locale: 'fr', tag: 'fr-FR', now, zone } as const
const lines = (given: object, to: { now: number | null; zone?: string } = french) =>
  clockLines({ dueAt: null, followUp: false, clientWaitsSince: null, ...given }, fr.clocks, { ...french, ...to })

test('the time left is said from the first minute of the lease, and the wait of the client beside it', () => {
  expect(lines({ dueAt: at('10:10'), clientWaitsSince: at('09:48') })).toEqual({
    due: 'À rendre avant 11\u00a0h\u00a010, il reste 10\u00a0min',
    soon: false,
    wait: 'Le client attend depuis 12\u00a0min',
  })
})

test('four minutes before the end it is soon, and afterwards over', () => {
  expect(lines({ dueAt: at('10:04') }).soon).toBe(true)
  expect(lines({ dueAt: at('09:59') })).toMatchObject({
    due: 'À rendre avant 10\u00a0h\u00a059, délai dépassé',
    soon: true,
  })
})

test('a follow-up has its own deadline', () => {
  const told = clockLines({ dueAt: at('10:15'), followUp: true, clientWaitsSince: null }, en.clocks, {
    locale: 'en',
    tag: 'en-GB',
    now,
    zone,
  })
  expect(told).toEqual({ due: 'Reply to the client before 11:15, 15 mins left', soon: false, wait: null })
})

test('an expert abroad reads their own hour first, and that of Paris beside it', () => {
  const abroad = { ...french, zone: 'Indian/Reunion' }
  expect(lines({ dueAt: at('10:10') }, abroad).due).toBe(
    'À rendre avant 14\u00a0h\u00a010 à votre heure (11\u00a0h\u00a010, heure de Paris), il reste 10\u00a0min',
  )
})

test('before the page runs, only the hour is said', () => {
  expect(lines({ dueAt: at('10:10'), clientWaitsSince: at('09:48') }, { now: null })).toEqual({
    due: 'À rendre avant 11\u00a0h\u00a010',
    soon: false,
    wait: null,
  })
})

test('nothing is said where nothing runs', () => {
  expect(lines({})).toEqual({ due: null, soon: false, wait: null })
})
