import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import type { RunningConfig } from '../platform/config.ts'
import type { Running } from './start.ts'
import { welcome } from './welcome.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function said(MODE: RunningConfig['MODE'], ROLE: RunningConfig['ROLE']): { text: string; log: string } {
  const log = new PassThrough()
  const text: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => text.push(words) > 0)
  const running = { ports: { log: pino(log) } }
  welcome({ url: 'https://clairavis.example', config: { MODE, ROLE }, running } as unknown as Running)
  return { text: text.join(''), log: String(log.read() ?? '') }
}

it('tells a newcomer where to go and with which accounts', () => {
  const { text, log } = said('demo', 'all')
  expect(text).toContain('https://clairavis.example/fr')
  expect(text).toContain('client@demo.test')
  expect(log).toBe('')
})

it('is one JSON line in live mode, which says what this process does', () => {
  const { text, log } = said('live', 'worker')
  expect(text).toBe('')
  expect(JSON.parse(log)).toMatchObject({ msg: 'started', role: 'worker', address: 'https://clairavis.example' })
})
