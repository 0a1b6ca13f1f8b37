import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, RunningConfig } from '../platform/config.ts'
import { newPushKey } from '../platform/push/web-push.ts'

const randomKey = () => randomBytes(32).toString('hex')

/** Generates the keys that the operator left out once, and stores them beside the data that they protect. */
export function completeConfig(config: Config): RunningConfig {
  const keep = (name: string, make = randomKey) => {
    const file = join(config.DATA_DIR, 'keys', name)
    try {
      return readFileSync(file, 'utf8')
    } catch {
      mkdirSync(join(config.DATA_DIR, 'keys'), { recursive: true, mode: 0o700 })
      const key = make()
      writeFileSync(file, key, { mode: 0o600, flag: 'wx' })
      chmodSync(file, 0o600)
      return key
    }
  }
  return {
    ...config,
    SECRET_KEY: config.SECRET_KEY ?? keep('secret'),
    FILE_KEY: config.FILE_KEY ?? keep('files'),
    PUSH_KEY: config.PUSH_KEY ?? keep('push', newPushKey),
  }
}
