import { expect, it } from 'vitest'
import { typedLine } from './fields.ts'

it('takes a name as one line, whatever was put into it', () => {
  const name = typedLine(1, 80)
  expect(name.parse(' Zoé\r\nBcc: evil@x.test ')).toBe('Zoé Bcc: evil@x.test')
  expect(name.parse('Anne\u202eeiraM\u2028Le\u00a0Goff')).toBe('Anne eiraM Le\u00a0Goff')
  expect(name.safeParse('\r\n').success).toBe(false)
  expect(name.safeParse('a'.repeat(81)).success).toBe(false)
})
