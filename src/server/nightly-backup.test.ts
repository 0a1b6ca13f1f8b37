import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import type { Ports } from '../platform/ports.ts'
import { backUp } from './nightly-backup.ts'

function recurring(environment: Record<string, string>): string[] {
  const names: string[] = []
  const jobs = { every: (name: string) => names.push(name) }
  backUp(readConfig(environment), { jobs } as unknown as Ports, pino({ level: 'silent' }))
  return names
}

const backups = { BACKUP_DIR: '/srv/backups', BACKUP_KEY: 'k'.repeat(32) }

it.each([
  ['nothing without a place for it', {}, []],
  ['everything each night, and uploads of this disk each minute', backups, ['nightly-backup', 'keep-uploads']],
  [
    'everything each night, and no uploads that lie elsewhere',
    { ...backups, S3_URL: 'https://key:secret@s3.example.com/box' },
    ['nightly-backup'],
  ],
])('keeps %s', (_, environment, names) => {
  expect(recurring(environment)).toEqual(names)
})
