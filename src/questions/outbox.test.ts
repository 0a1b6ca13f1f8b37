import { describe, expect, it } from 'vitest'
import { besides, drop, fail, nextOf, type Outgoing, put, reopened, retry, retryUnsent, typedSince } from './outbox.ts'

const sent = (key: string) => ({ key, text: key, attachments: [], at: '2026-11-20T17:00:00.000Z' })
const at = Date.parse('2026-11-20T17:00:00.000Z')

describe('what has been sent and not confirmed', () => {
  it('leaves one at a time, in the order in which it was written', () => {
    const outbox = put(put([], sent('a')), sent('b'))
    expect(nextOf(outbox)?.key).toBe('a')
    expect(nextOf(drop(outbox, 'a'))?.key).toBe('b')
    expect(nextOf([])).toBeNull()
  })
  it('waits behind a message that failed, so that the conversation keeps its order', () => {
    const outbox = fail(put(put([], sent('a')), sent('b')), 'a', 'network')
    expect(nextOf(outbox)).toBeNull()
    expect(outbox[0]?.problem).toBe('network')
  })
  it('takes nothing along of what is typed meanwhile', () => {
    expect(typedSince('Le bail.', 'Le bail.')).toBe('')
    expect(typedSince('Le bail. Et la quittance', 'Le bail.')).toBe('Et la quittance')
    expect(typedSince('Le bail signé.', 'Le bail.')).toBe('Le bail signé.')
  })
  it('is tried again under the same key', () => {
    const outbox = retry(fail(put([], sent('a')), 'a', 'network'), 'a')
    expect(nextOf(outbox)).toMatchObject({ key: 'a', state: 'waiting', problem: null })
  })
  it('leaves by itself once the connection is back, unless it was refused', () => {
    const outbox = fail(fail(put(put([], sent('a')), sent('b')), 'a', 'network'), 'b', 'question_closed')
    expect(retryUnsent(outbox, at).map(({ state }) => state)).toEqual(['waiting', 'failed'])
    expect(reopened(outbox, at).map(({ state }) => state)).toEqual(['waiting', 'failed'])
  })
  it.each(['database_away', 'idempotency_key_running'])('leaves by itself after %s, which passes', (problem) => {
    const outbox = fail(put([], sent('a')), 'a', problem)
    expect(retryUnsent(outbox, at)).toEqual(put([], sent('a')))
    expect(retryUnsent(outbox, at + 24 * 3_600_000)[0]?.state).toBe('failed')
  })
  it('goes on after a reload, but not once the server has forgotten the key', () => {
    const kept: Outgoing[] = put([], sent('a'))
    expect(reopened(kept, at + 3_600_000)[0]?.state).toBe('waiting')
    expect(reopened(kept, at + 24 * 3_600_000)[0]?.state).toBe('failed')
    expect(reopened(null, at)).toEqual([])
  })
  it('leaves alone what another tab is sending', () => {
    const theirs = put([], sent('theirs'))
    const own = put([], sent('own'))
    const both = besides(theirs, new Set(['own']), own)
    expect(both.map(({ key }) => key)).toEqual(['theirs', 'own'])
    expect(besides(both, new Set(['own']), drop(own, 'own'))).toEqual(theirs)
  })
})
