import { beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../api/call.ts'
import type { Problem } from '../../api/refusal.ts'
import { writeToken } from '../../api/token.ts'
import { syncServerTime } from '../../i18n/server-time.ts'
import { deleteAllDrafts } from '../drafts/draft-owner.ts'
import { keepReading, keptReading, keptShownAt, readOrKept } from './kept-readings.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
  writeToken('of-camille')
})

const away = async () => {
  throw new CallError(0, null)
}

it('is what was read last, where there is no network', async () => {
  await readOrKept('question:1', async () => 'read')
  expect(keptShownAt()).toBeNull()
  expect(await readOrKept('question:1', away)).toBe('read')
  expect(keptShownAt()).toBeGreaterThan(0)
  await readOrKept('question:1', async () => 'newer')
  expect(keptShownAt()).toBeNull()
})

it('stands in for a missing network only, never for a refusal', async () => {
  await readOrKept('question:1', async () => 'read')
  const refused = readOrKept('question:1', async () => {
    throw new CallError(404, null)
  })
  await expect(refused).rejects.toMatchObject({ status: 404 })
  await expect(readOrKept('question:2', away)).rejects.toMatchObject({ status: 0 })
})

it('goes with the session: on signing out, with another account, and on leaving in a hurry', async () => {
  for (const end of [() => writeToken(null), () => writeToken('of-somebody-else'), () => deleteAllDrafts()]) {
    writeToken('of-camille')
    keepReading('question:1', 'read')
    end()
    expect(keptReading('question:1')).toBeNull()
  }
})

it('stays while the same session goes on', () => {
  keepReading('question:1', 'read')
  writeToken('of-camille')
  expect(keptReading('question:1')?.value).toBe('read')
})

it('is not kept where it must not be, and what was kept before is forgotten', async () => {
  await readOrKept('question:1', async () => 'safe')
  keepReading('questions:1', 'its title in a list')
  await readOrKept('question:1', async () => 'in danger', { mayKeep: (value) => value !== 'in danger' })
  expect(keptReading('question:1')).toBeNull()
  expect(keptReading('questions:1')).toBeNull()
})

it('does not take the place of what the page shows already, which is newer', async () => {
  await readOrKept('question:1', async () => 'read')
  await expect(readOrKept('question:1', away, { shown: true })).rejects.toMatchObject({ status: 0 })
})

it('ends with a session that was ended elsewhere', async () => {
  keepReading('question:1', 'read')
  const over = new CallError(401, { code: 'not_signed_in' } as Problem)
  const refused = readOrKept('questions:1', async () => Promise.reject(over))
  await expect(refused).rejects.toBe(over)
  expect(keptReading('question:1')).toBeNull()
})

it('is not kept for somebody who has signed in meanwhile', async () => {
  await readOrKept('question:1', async () => {
    writeToken('of-somebody-else')
    return 'of Camille'
  })
  expect(keptReading('question:1')).toBeNull()
})

it('is dated by the product’s clock, and its age is counted by this device’s, which alone is there without a network', async () => {
  const ahead = 29 * 86_400_000
  syncServerTime(new Date(Date.now() + ahead).toUTCString())
  await readOrKept('question:1', async () => 'read')
  syncServerTime(new Date().toUTCString())
  expect(await readOrKept('question:1', away)).toBe('read')
  expect(keptShownAt()).toBeGreaterThan(Date.now() + ahead - 60_000)
  expect(keptReading('question:1', undefined, Date.now() + 8 * 86_400_000)).toBeNull()
})

it('is not shown after a week', () => {
  keepReading('question:1', 'read', Date.now() - 8 * 86_400_000)
  expect(keptReading('question:1')).toBeNull()
})

it('is kept of the twenty that were read last', () => {
  const now = Date.now()
  for (let at = 1; at <= 25; at += 1) keepReading(`question:${at}`, at, now + at)
  expect(keptReading('question:5')).toBeNull()
  expect(keptReading('question:6')?.value).toBe(6)
  expect(keptReading('question:25')?.value).toBe(25)
})

it('is not kept of nobody', () => {
  writeToken(null)
  keepReading('question:1', 'read')
  expect(keptReading('question:1')).toBeNull()
})
