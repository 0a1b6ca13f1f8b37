import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

export type PdfLook = { pages: number; words: string | null }

/** It cannot be opened: no PDF inside, or a password is asked for. */
export class PdfUnreadable extends Error {}

const seconds = 10
const megabytes = 256
const unpdf = createRequire(import.meta.url).resolve('unpdf')

/** Its own thread, so that a PDF made to hang or to swell takes nothing but this thread's time and memory. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { getDocumentProxy } = require(workerData.unpdf)
async function look({ bytes, maxLetters }) {
  const document = await getDocumentProxy(bytes, { verbosity: 0 })
  const pages = document.numPages
  let words = ''
  for (let number = 1; number <= pages && words.length < maxLetters; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    words += items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n' : '')).join('') + '\\n\\n'
  }
  return { pages, words: words.slice(0, maxLetters) }
}
look(workerData).then(
  (seen) => parentPort.postMessage(seen),
  (error) => parentPort.postMessage({ refused: error.name + ': ' + error.message }),
)`

/**
 * Counts the pages and, where `maxLetters` is not 0, reads the words. `null` when that takes too much time or memory,
 * which says nothing against the document.
 */
export function lookIntoPdf(bytes: Uint8Array, maxLetters = 0): Promise<PdfLook | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      eval: true,
      workerData: { unpdf, bytes: Uint8Array.from(bytes), maxLetters },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: true,
      stderr: true,
    })
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
      void worker.terminate()
    }
    const timer = setTimeout(() => settle(() => resolve(null)), seconds * 1000)
    worker.on('message', ({ pages, words, refused }: { pages: number; words: string; refused?: string }) =>
      settle(() => {
        if (refused) reject(new PdfUnreadable(refused))
        else resolve({ pages, words: tidy(words) || null })
      }),
    )
    worker.on('error', (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error))),
    )
  })
}

function tidy(words: string): string {
  return words
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
