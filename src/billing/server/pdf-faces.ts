import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOfWoff } from './woff.ts'

const require = createRequire(import.meta.url)
const text = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'
const title = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin'
const files = {
  text: `${text}-400-normal.woff`,
  strong: `${text}-600-normal.woff`,
  title: `${title}-600-normal.woff`,
  figures: `${title}-400-normal.woff`,
} as const
export type PdfFont = keyof typeof files

const read = () =>
  Object.entries(files).map(([face, file]) => [face, sfntOfWoff(readFileSync(require.resolve(file)))] as const)
let fonts: ReturnType<typeof read> | undefined

export function registerFaces(document: PDFKit.PDFDocument): void {
  fonts ??= read()
  for (const [face, font] of fonts) document.registerFont(face, font)
}

/** Neither font has the narrow space of French typography; the ordinary no-break space keeps the line together. */
export const printable = (words: string) => words.replaceAll('\u202f', '\u00a0')

const figuresOnly = /^[-\u2212]?[\d\s.,€%]*\d[\d\s.,€%]*$/

/** Of the font's height, by which the title's face stands higher than the text's. */
const higher = 0.054

/**
 * The face for these words, and how much lower they begin to stand on the same line. The zero of the text's face has a
 * stroke, which beside an amount reads as an 8: amounts are set in the title's face, in figures of one width.
 */
export function faceFor(words: string, face: PdfFont, size: number) {
  const amount = (face === 'text' || face === 'strong') && figuresOnly.test(printable(words))
  if (!amount) return { face, lower: 0, features: {} }
  const figures: PdfFont = face === 'strong' ? 'title' : 'figures'
  return { face: figures, lower: higher * size, features: { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] } }
}
