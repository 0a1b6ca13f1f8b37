import { describe, expect, it } from 'vitest'
import { CallError } from '../../api/call.ts'
import { fr } from './failures.fr.ts'
import { failureMessage, isUnexplained } from './say-failure.ts'

const refused = (status: number, code: string) =>
  new CallError(status, { type: 'about:blank', title: code, status, code, retry: false, requestId: 'r' })

describe('a call that failed', () => {
  it('is told in the page’s own words where it has some', () =>
    expect(failureMessage(refused(403, 'sign_in_failed'), fr, { sign_in_failed: 'Non.' })).toBe('Non.'))
  it('is told in the shared words otherwise', () =>
    expect(failureMessage(refused(429, 'too_many_requests'), fr)).toBe(fr.too_many_requests))
  it('says that the connection is down', () => expect(failureMessage(new CallError(0, null), fr)).toBe(fr.network))
  it('leaves the word to the page where nothing is known but the failure', () => {
    expect(isUnexplained(new CallError(0, null))).toBe(true)
    expect(isUnexplained(new CallError(502, null))).toBe(true)
    expect(isUnexplained(new TypeError('x is not a function'))).toBe(true)
    expect(isUnexplained(refused(429, 'too_many_requests'))).toBe(false)
  })
  it('never shows a code or a stack', () => {
    expect(failureMessage(refused(409, 'something_new'), fr)).toBe(fr.internal_error)
    expect(failureMessage(new TypeError('x is not a function'), fr)).toBe(fr.internal_error)
    expect(failureMessage(undefined, fr)).toBe(fr.internal_error)
  })
})
