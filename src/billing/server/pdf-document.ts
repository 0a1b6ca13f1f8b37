import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'

const require = createRequire(import.meta.url)
const bytesOf = (name: string) => readFileSync(require.resolve(name))
const faces = {
  text: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  title: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
} as const

/** Left and top margins of the text of a document. */
export const pdfMargin = { left: 62, top: 56 }

type Place = { y: number; size: number; face?: keyof typeof faces; x?: number; width?: number; lineGap?: number }

/** Neither font has the narrow space of French typography; the ordinary no-break space keeps the line together. */
export const printable = (words: string) => words.replaceAll('\u202f', '\u00a0')

/**
 * Black text on white paper, as many pages as needed, tagged for screen readers. Every part is set below the one
 * before, from `document.y` on. Documents for archives are made by `createPdfPage` (`pdf-page.ts`).
 */
export function createPdfDocument(about: { title: string; author: string; locale: Locale; at: Date }) {
  const { left, top } = pdfMargin
  const document = new PDFDocument({
    size: 'A4',
    margins: { top, bottom: 64, left, right: left },
    lang: about.locale === 'fr' ? 'fr-FR' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: about.title, Author: about.author, Producer: brand.name, CreationDate: about.at },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  for (const [face, file] of Object.entries(faces)) document.registerFont(face, bytesOf(file))
  const structure = document.struct('Document')
  document.addStructure(structure)
  const width = document.page.width - 2 * left
  return {
    document,
    width,
    say(kind: 'P' | 'H1' | 'H2', words: string, place: Place): void {
      const { y, size, face = 'text', x = left, width: wide = width, lineGap = 0 } = place
      const draw = () => document.font(face).fontSize(size).text(printable(words), x, y, { width: wide, lineGap })
      structure.add(document.struct(kind, {}, draw))
    },
    rule(y: number): void {
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor('#999')
        .stroke()
    },
    close(): Promise<Uint8Array> {
      structure.end()
      document.end()
      return finished
    },
  }
}
