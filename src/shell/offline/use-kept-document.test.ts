import { expect, it } from 'vitest'
import { isUnreached } from './use-kept-document.ts'

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'knows a call that reached nobody: %s',
  (message) => {
    expect(isUnreached(new TypeError(message))).toBe(true)
  },
)

it('takes no fault of a page or of the server for it', () => {
  expect(isUnreached(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false)
  expect(isUnreached({ status: 500, statusText: 'Internal Server Error', data: 'Failed to fetch' })).toBe(false)
})
