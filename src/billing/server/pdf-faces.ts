import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const bricolage = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin'
/**
 * One family for documents: the zero of the face that texts have on the screen is slashed, which in print reads as an 8
 * beside an amount, a date or an article of law.
 */
const files = {
  text: `${bricolage}-400-normal.woff`,
  strong: `${bricolage}-600-normal.woff`,
} as const
export type PdfFont = keyof typeof files

export function registerFaces(document: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) document.registerFont(face, readFileSync(require.resolve(file)))
}

/** The font has not the narrow space of French typography; the ordinary no-break space keeps the line together. */
export const printable = (words: string) => words.replaceAll('\u202f', '\u00a0')

const figuresOnly = /^[-\u2212]?[\d\s.,€%]*\d[\d\s.,€%]*$/

/** Amounts stand below each other: figures of one width. */
export function featuresFor(words: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return figuresOnly.test(printable(words)) ? { features: ['tnum'] } : {}
}
