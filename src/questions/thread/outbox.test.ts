import { describe, expect, it } from 'vitest'
import {
  addOutgoing,
  markFailed,
  markWaiting,
  mergedOutbox,
  nextOutgoing,
  type Outgoing,
  onePostPerKey,
  removeOutgoing,
  restoredOutbox,
  retryUnsent,
  typedSince,
} from './outbox.ts'

const sent = (key: string) => ({ key, text: key, attachments: [], at: '2026-11-20T17:00:00.000Z' })
const at = Date.parse('2026-11-20T17:00:00.000Z')

describe('what has been sent and not confirmed', () => {
  it('leaves one at a time, in the order in which it was written', () => {
    const outbox = addOutgoing(addOutgoing([], sent('a')), sent('b'))
    expect(nextOutgoing(outbox)?.key).toBe('a')
    expect(nextOutgoing(removeOutgoing(outbox, 'a'))?.key).toBe('b')
    expect(nextOutgoing([])).toBeNull()
  })
  it('waits behind a message that failed, so that the conversation keeps its order', () => {
    const outbox = markFailed(addOutgoing(addOutgoing([], sent('a')), sent('b')), 'a', 'network')
    expect(nextOutgoing(outbox)).toBeNull()
    expect(outbox[0]?.problem).toBe('network')
  })
  it('takes nothing along of what is typed meanwhile', () => {
    expect(typedSince('Le bail.', 'Le bail.')).toBe('')
    expect(typedSince('Le bail. Et la quittance', 'Le bail.')).toBe('Et la quittance')
    expect(typedSince('Le bail signé.', 'Le bail.')).toBe('Le bail signé.')
  })
  it('is tried again under the same key', () => {
    const outbox = markWaiting(markFailed(addOutgoing([], sent('a')), 'a', 'network'), 'a')
    expect(nextOutgoing(outbox)).toMatchObject({ key: 'a', state: 'waiting', problem: null })
  })
  it('leaves by itself once the connection is back, unless it was refused', () => {
    const outbox = markFailed(
      markFailed(addOutgoing(addOutgoing([], sent('a')), sent('b')), 'a', 'network'),
      'b',
      'question_closed',
    )
    expect(retryUnsent(outbox, at).map(({ state }) => state)).toEqual(['waiting', 'failed'])
    expect(restoredOutbox(outbox, at).map(({ state }) => state)).toEqual(['waiting', 'failed'])
  })
  it.each(['database_away', 'idempotency_key_running'])('leaves by itself after %s, which passes', (problem) => {
    const outbox = markFailed(addOutgoing([], sent('a')), 'a', problem)
    expect(retryUnsent(outbox, at)).toEqual(addOutgoing([], sent('a')))
    expect(retryUnsent(outbox, at + 24 * 3_600_000)[0]?.state).toBe('failed')
  })
  it('goes on after a reload, but not once the server has forgotten the key', () => {
    const kept: Outgoing[] = addOutgoing([], sent('a'))
    expect(restoredOutbox(kept, at + 3_600_000)[0]?.state).toBe('waiting')
    expect(restoredOutbox(kept, at + 24 * 3_600_000)[0]?.state).toBe('failed')
    expect(restoredOutbox(null, at)).toEqual([])
  })
  it('is posted once by two pages that follow each other, and again after a reply', async () => {
    const once = onePostPerKey<string>()
    const replies: ((reply: string) => void)[] = []
    const post = () => new Promise<string>((resolve) => replies.push(resolve))
    const both = [once('a', post), once('a', post)]
    const other = once('b', post)
    expect(replies).toHaveLength(2)
    for (const reply of replies) reply('kept')
    expect(await Promise.all([...both, other])).toEqual(['kept', 'kept', 'kept'])
    void once('a', post)
    expect(replies).toHaveLength(3)
  })
  it('leaves alone what another tab is sending', () => {
    const theirs = addOutgoing([], sent('theirs'))
    const own = addOutgoing([], sent('own'))
    const both = mergedOutbox(theirs, new Set(['own']), own)
    expect(both.map(({ key }) => key)).toEqual(['theirs', 'own'])
    expect(mergedOutbox(both, new Set(['own']), removeOutgoing(own, 'own'))).toEqual(theirs)
  })
})
