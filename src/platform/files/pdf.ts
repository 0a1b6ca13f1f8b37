import { refuse } from './check.ts'
import { readPdf } from './pdf-process.ts'

/**
 * Refuses a PDF that cannot be opened (`file_damaged`), that decompresses beyond reason (`file_unfolds`), that has
 * too many pages or repeats one (`file_too_many_pages`), or that carries a script, a program to start or another file
 * (`file_active_content`); counts its pages, or returns `undefined` where the machine was too busy to check.
 * @throws Refusal `files_busy` where too many wait already
 */
export async function countPages(bytes: Uint8Array, sender?: string): Promise<number | undefined> {
  const reading = await readPdf(bytes, 0, { sender })
  switch (reading.kind) {
    case 'read':
      return reading.pages
    case 'unreadable':
      throw refuse('file_damaged')
    case 'dear':
      throw refuse('file_unfolds')
    case 'active':
      throw refuse('file_active_content')
    case 'endless':
      throw refuse('file_too_many_pages')
    case 'late':
      return undefined
  }
}

/** The text of a PDF, about `maxLetters` letters of it; `null` where it has none. */
export async function textOfPdf(bytes: Uint8Array, maxLetters: number): Promise<string | null> {
  const reading = await readPdf(bytes, maxLetters)
  return reading.kind === 'read' ? tidy(reading.words) || null : null
}

function tidy(words: string): string {
  return words
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
