import { expect, it } from 'vitest'
import { latestConsents } from './latest-consents.ts'

it('an order that took three cards shows each agreement once, as it was given last', () => {
  const press = (at: string, version = '2026-11') =>
    (['terms_and_age', 'start_now'] as const).map((kind) => ({ kind, version, order: 'first' as const, at }))
  const [third, second, first] = ['10:03', '10:02', '10:01'].map((at) => press(at))
  expect(latestConsents([...(third ?? []), ...(second ?? []), ...(first ?? [])])).toEqual(third)
  const older = press('09:00', '2026-10')
  expect(latestConsents([...(third ?? []), ...older]).map(({ version }) => version)).toEqual([
    '2026-11',
    '2026-11',
    '2026-10',
    '2026-10',
  ])
})
