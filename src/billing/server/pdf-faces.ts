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

/** « 10 000 », « 000 000 000 », and the three parts of a date. */
const groupsOfDigits = /(?<=\d) (?=\d)/g
const dates = /(\d{1,2}(?:er)?) (\p{L}{3,9}) (?=\d{4}\b)/gu

/**
 * The font has not the narrow space of French typography; the ordinary no-break space keeps the line together. No line
 * ends within a number or a date.
 */
export const printable = (words: string) =>
  words.replaceAll('\u202f', '\u00a0').replace(groupsOfDigits, '\u00a0').replace(dates, '$1\u00a0$2\u00a0')

const figuresOnly = /^[-\u2212]?[\d\s.,€%]*\d[\d\s.,€%]*$/

/** Amounts stand below each other: figures of one width. */
export function featuresFor(words: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return figuresOnly.test(printable(words)) ? { features: ['tnum'] } : {}
}
