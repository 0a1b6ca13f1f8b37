import { describe, expect, it } from 'vitest'
import { traceIdOf } from './trace-context.ts'

describe('the trace of a request', () => {
  it('is the one that the browser has begun', () => {
    expect(traceIdOf('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')).toBe(
      '0af7651916cd43dd8448eb211c80319c',
    )
  })
  it.each([
    undefined,
    '',
    'client@example.com',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more',
  ])('is a new one where the browser says %s', (given) => {
    const [one, other] = [traceIdOf(given), traceIdOf(given)]
    expect([one, other]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(one).not.toBe(other)
  })
})
