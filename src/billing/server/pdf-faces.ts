import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOfWoff } from './woff.ts'

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

const read = () =>
  Object.entries(files).map(([face, file]) => [face, sfntOfWoff(readFileSync(require.resolve(file)))] as const)
let fonts: ReturnType<typeof read> | undefined

export function registerFaces(document: PDFKit.PDFDocument): void {
  fonts ??= read()
  for (const [face, font] of fonts) document.registerFont(face, font)
}

/** The font has not the narrow space of French typography; the ordinary no-break space keeps the line together. */
export const printable = (words: string) => words.replaceAll('\u202f', '\u00a0')

const figuresOnly = /^[-\u2212]?[\d\s.,€%]*\d[\d\s.,€%]*$/

/** Amounts stand below each other: figures of one width. */
export function featuresFor(words: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return figuresOnly.test(printable(words)) ? { features: ['tnum'] } : {}
}
