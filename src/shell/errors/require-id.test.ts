import { describe, expect, it } from 'vitest'
import { randomIds } from '../../platform/ids.ts'
import { failureOf } from './failure.ts'
import { requireId } from './require-id.ts'

const ask = (id: string | undefined) => {
  try {
    requireId({ url: new URL(`https://clairavis.test/fr/question/${id}?tab=answer`), params: { id } })
    return null
  } catch (error) {
    const { data, init } = error as { data: unknown; init: { status: number; statusText: string } }
    return failureOf({ ...init, data })
  }
}

describe('an address with an id', () => {
  it('is asked for where the id could be one of ours', () => {
    expect(ask(randomIds.id())).toBeNull()
    expect(ask('demo-question-1')).toBeNull()
  })
  it.each(['x', 'nobody', '%3Cscript%3E', 'a b c d e f g', 'x'.repeat(65)])('is missing at once where it is %s', (id) =>
    expect(ask(id)).toMatchObject({
      status: 404,
      missing: true,
      message: expect.stringMatching(/^Page Not Found: \/fr\/question\/.*\?tab=answer$/),
    }),
  )
})
