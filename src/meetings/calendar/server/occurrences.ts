import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Span } from '../../availability/free-slots.ts'
import type { Occurrence } from '../busy-spans.ts'
import { occurrencesProgram } from './occurrences-program.ts'

const library = pathToFileURL(createRequire(import.meta.url).resolve('ical.js')).href
/** More than any person's weeks hold. */
const most = 10_000
const limits = { milliseconds: 5000, megabytes: 192 }

/** What a calendar (RFC 5545) has in this window, repetitions expanded. Null where it cannot be read in a few seconds. */
export function occurrencesIn(
  text: string,
  { from, to }: Span,
  milliseconds = limits.milliseconds,
): Promise<Occurrence[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(occurrencesProgram, {
      eval: true,
      workerData: { library, text, from, to, most },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      env: {},
      stdout: true,
      stderr: true,
    })
    const end = (found: Occurrence[] | null) => {
      clearTimeout(timer)
      resolve(found)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(null), milliseconds)
    worker.on('message', (said: Occurrence[] | { error: string }) => end(Array.isArray(said) ? said : null))
    worker.on('error', () => end(null))
    worker.on('exit', () => end(null))
  })
}
