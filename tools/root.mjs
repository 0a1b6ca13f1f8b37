import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} sentence @returns {never} */
export function stopWithSentence(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
