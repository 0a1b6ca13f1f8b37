import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { InvalidInput, problemOf } from './problem.ts'

describe('what went wrong, as the HTTP client hears it', () => {
  it.each([
    [new Refusal('too_many_requests', 429, { retryAfter: 3 }), 429, true, 3],
    [new Refusal('payments_unavailable', 503), 503, true, undefined],
    [new Refusal('idempotency_key_running', 409), 409, true, 1],
    [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 503, true, 5],
    [Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }), 503, true, 2],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 507, false, undefined],
    [new Refusal('storage_full', 507), 507, false, undefined],
    [new TypeError('x is not a function'), 500, true, undefined],
    [new Refusal('lease_lost', 409), 409, false, undefined],
    [new Refusal('not_found', 404), 404, false, undefined],
    [new InvalidInput([{ field: 'text', code: 'required' }]), 422, false, undefined],
  ])('%s: status %i, tried again: %s', (error, status, retry, after) => {
    const { problem, retryAfter } = problemOf(error, 'r')
    expect([problem.status, problem.retry, retryAfter]).toEqual([status, retry, after])
  })

  it('alerts the operator to a full disk and a bug, not to what people do', () => {
    const loud = (error: unknown) => problemOf(error, 'r').loud
    expect([new Refusal('storage_full', 507), new TypeError('x'), new Refusal('not_found', 404)].map(loud)).toEqual([
      ...[true, true, false],
    ])
  })

  it('tells nobody what a bug says of itself', () => {
    expect(JSON.stringify(problemOf(new Error('relation "person" of robin@client.test'), 'r').problem)).not.toContain(
      'person',
    )
  })
})
