import { describe, expect, test } from 'vitest'
import { serializeReads } from './serialized-reads.ts'

/** A server whose answers come when the test says so. */
function server() {
  const waiting: { known: string | null; answer: (data: string) => void; fail: (error: Error) => void }[] = []
  const told: (string | null)[] = []
  const problems: unknown[] = []
  const line = serializeReads<string>(
    (known) => new Promise((answer, fail) => waiting.push({ known, answer, fail })),
    ({ data, problem }) => {
      told.push(data)
      problems.push(problem)
    },
  )
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { waiting, told, problems, line, settle }
}

describe('readings in turn', () => {
  test('are one at a time, and what was asked for meanwhile is read once more', async () => {
    const { line, waiting, told, settle } = server()
    const asked = [1, 2, 3].map(() => line.ask())
    expect(waiting).toHaveLength(1)
    waiting[0]?.answer('old')
    await settle()
    expect(told).toEqual(['old'])
    expect(waiting).toHaveLength(2)
    waiting[1]?.answer('new')
    await settle()
    await Promise.all(asked)
    expect(told).toEqual(['old', 'new'])
    expect(waiting).toHaveLength(2)
  })

  test('never bring back what a command has changed since they began', async () => {
    const { line, waiting, told, settle } = server()
    void line.ask()
    line.put(() => 'taken back')
    waiting[0]?.answer('published')
    await settle()
    expect(told).toEqual(['taken back'])
    expect(waiting[1]?.known).toBe('taken back')
    waiting[1]?.answer('taken back, and read')
    await settle()
    expect(told.at(-1)).toBe('taken back, and read')
  })

  test('lose nothing of two commands that were given beside each other', async () => {
    const { line, waiting, told, settle } = server()
    void line.ask()
    waiting[0]?.answer('experts')
    await settle()
    for (const done of ['first stopped', 'second stopped']) line.put((known) => `${known}, ${done}`)
    line.put(() => null)
    expect(told).toEqual(['experts', 'experts, first stopped', 'experts, first stopped, second stopped'])
  })

  test('keep what is known when one fails, and go on', async () => {
    const { line, waiting, told, problems, settle } = server()
    line.put(() => 'known')
    void line.ask()
    const away = new Error('away')
    waiting[0]?.fail(away)
    await settle()
    expect([told.at(-1), problems.at(-1)]).toEqual(['known', away])
    void line.ask()
    waiting[1]?.answer('back')
    await settle()
    expect([told.at(-1), problems.at(-1)]).toEqual(['back', null])
  })

  test('say nothing any more once they have ended', async () => {
    const { line, waiting, told, settle } = server()
    void line.ask()
    line.end()
    waiting[0]?.answer('late')
    await settle()
    expect(told).toEqual([])
  })
})
