// Reads the lock of official texts, which `npm run knowledge:update` writes.
import { readYaml } from '../../data-files.ts'
import { officialLock } from './articles.ts'

export const lock = readYaml('knowledge/official.lock.yaml', officialLock)
