import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openAccessLog } from './access-log.ts'

it('is one JSON line for each answer, all of them written when it closes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-access-'))
  const fd = openSync(join(folder, 'log'), 'w')
  try {
    const log = openAccessLog({ process: 'web@host:1', version: '1.2.3+abc' }, fd)
    const answer = { kind: 'api', method: 'POST', route: '/api/visit', status: 200, milliseconds: 1.2345 } as const
    for (let times = 0; times < 100; times += 1) log.write({ ...answer, trace: 'f'.repeat(32), requestId: 'r1' })
    await log.close()
    const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(100)
    expect(JSON.parse(lines[99] ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      process: 'web@host:1',
      version: '1.2.3+abc',
      method: 'POST',
      route: '/api/visit',
      status: 200,
      ms: 1.23,
      trace: 'f'.repeat(32),
      requestId: 'r1',
      msg: 'request',
    })
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  }
})
