import { expect, test } from 'vitest'
import { type PushEnvironment, pushState } from './push-state.ts'

const on: PushEnvironment = { able: true, apple: false, permission: 'granted', subscribed: true, known: true }

test.each<[string, Partial<PushEnvironment>, string]>([
  ['are on where browser, permission and server agree', {}, 'on'],
  ['are off for a session that never asked', { known: false }, 'off'],
  ['are off where the browser has dropped the subscription', { subscribed: false }, 'off'],
  ['are off before anybody was asked', { permission: 'default', subscribed: false, known: false }, 'off'],
  ['are off where the permission was taken back to a question', { permission: 'default' }, 'off'],
  ['are blocked where the permission was refused', { permission: 'denied' }, 'denied'],
  ['are not spoken of where the browser has none', { able: false }, 'none'],
  ['need the home screen on an iPhone', { able: false, apple: true }, 'home'],
])('notifications %s', (_, facts, state) => expect(pushState({ ...on, ...facts })).toBe(state))
