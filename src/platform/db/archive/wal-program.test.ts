import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bringSegment, keepSegment, openPart, sealPart } from './wal-program.ts'

const key = 'a key of a test, of thirty-two letters or more'

describe('what is kept of a database', () => {
  test('is readable with the key alone, by an older one too, and by none after a changed bit', async () => {
    const sealed = sealPart(key, 'one', Buffer.from('Hélène Carpentier'))
    expect(Buffer.from(sealed).includes('Hélène')).toBe(false)
    expect(openPart(`another key,${key}`, 'one', sealed).toString()).toBe('Hélène Carpentier')
    expect(() => openPart('another key', 'one', sealed)).toThrow('another key')
    expect(() => openPart(key, 'two', sealed)).toThrow('was changed')
    sealed.set([(sealed[40] ?? 0) ^ 1], 40)
    expect(() => openPart(key, 'one', sealed)).toThrow('was changed')
  })

  test('never becomes another segment of the same name', () => {
    const parent = mkdtempSync(join(tmpdir(), 'clairavis-wal-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const [from, to] = [join(parent, 'from'), join(parent, 'to')]
    writeFileSync(from, 'one')
    keepSegment(parent, key, '000000010000000000000009', from)
    keepSegment(parent, key, '000000010000000000000009', from)
    writeFileSync(from, 'two')
    expect(() => keepSegment(parent, key, '000000010000000000000009', from)).toThrow('another segment')
    bringSegment(parent, key, '000000010000000000000009', to)
    expect(readFileSync(to, 'utf8')).toBe('one')
  })
})
