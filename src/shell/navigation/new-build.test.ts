import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForNewBuild } from './new-build.ts'

const hour = 3_600_000
beforeEach(() => void vi.useFakeTimers({ now: 5 }))
afterEach(() => void vi.useRealTimers())

function server(answers: (string | Error)[]) {
  const asked: string[] = []
  const ask: typeof fetch = async (input) => {
    asked.push(String(input))
    const next = answers.shift() ?? answers.at(-1)
    if (next instanceof Error) throw next
    return Response.json({ id: next })
  }
  return { asked, ask }
}

describe('a newer build', () => {
  it('is asked for every hour and noticed once it is served', async () => {
    const { asked, ask } = server(['one', new Error('offline'), 'two'])
    const build = watchForNewBuild('one', ask)
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([`/builds/latest.json?${hour + 5}`])
    expect(build.isThere()).toBe(false)
    await vi.advanceTimersByTimeAsync(hour)
    expect(build.isThere()).toBe(false)
    await vi.advanceTimersByTimeAsync(hour)
    expect(build.isThere()).toBe(true)
    await vi.advanceTimersByTimeAsync(3 * hour)
    expect(asked).toHaveLength(3)
  })
  it('is not seen in an answer that names none', async () => {
    const build = watchForNewBuild('one', async () => Response.json({}))
    await vi.advanceTimersByTimeAsync(hour)
    expect(build.isThere()).toBe(false)
  })
  it('is not asked for by a page that does not know its own', async () => {
    const { asked, ask } = server(['two'])
    watchForNewBuild(undefined, ask)
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(asked).toEqual([])
  })
})
