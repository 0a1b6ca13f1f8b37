import { expect, test } from 'vitest'
import { readLink, signLink } from './signed-link.ts'

const now = new Date('2026-11-21T10:00:00Z')
const link = { purpose: 'card', subscriptionId: '0192-abc', expiresAt: new Date('2026-12-01T10:00:00Z') } as const

test('a link opens its contract for its purpose until its end', () => {
  const token = signLink('secret', link)
  expect(readLink('secret', token, now)).toEqual(link)
  expect(readLink('secret', token, new Date('2026-12-01T10:00:01Z'))).toBeNull()
})

test('a link that was altered, or signed by somebody else, opens nothing', () => {
  const token = signLink('secret', link)
  const other = Buffer.from('leave.0192-abc.1795000000').toString('base64url')
  expect(readLink('secret', `${other}.${token.split('.')[1]}`, now)).toBeNull()
  expect(readLink('other', token, now)).toBeNull()
  expect(readLink('secret', 'nonsense', now)).toBeNull()
})
