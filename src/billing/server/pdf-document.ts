import PDFDocument from 'pdfkit'
import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { featuresFor, type PdfFont, printable, registerFaces } from './pdf-faces.ts'

/** Left and top margins of the text of a document. */
export const pdfMargin = { left: 62, top: 56 }

type Place = {
  y: number
  size: number
  face?: PdfFont
  x?: number
  width?: number
  lineGap?: number
  /** Of words in another language than the document's. */
  lang?: Locale
}

const tagOf = (locale: Locale) => (locale === 'fr' ? 'fr-FR' : 'en-GB')

/**
 * Black text on white paper, as many pages as needed, tagged for screen readers. Every part is set below the one
 * before, from `document.y` on. Documents for archives are made by `createPdfPage` (`pdf-page.ts`).
 */
export function createPdfDocument(about: { title: string; author: string; locale: Locale; at: Date }) {
  const { left, top } = pdfMargin
  const document = new PDFDocument({
    size: 'A4',
    margins: { top, bottom: 64, left, right: left },
    lang: tagOf(about.locale),
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: about.title, Author: about.author, Producer: brand.name, CreationDate: about.at },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  registerFaces(document)
  const structure = document.struct('Document')
  document.addStructure(structure)
  const width = document.page.width - 2 * left
  function say(kind: 'P' | 'H1' | 'H2' | 'H3', words: string, place: Place): void {
    const { y, size, x = left, width: wide = width, lineGap = 0, lang } = place
    const draw = () =>
      document
        .font(place.face ?? 'text')
        .fontSize(size)
        .text(printable(words), x, y, { width: wide, lineGap, ...featuresFor(words) })
    structure.add(document.struct(kind, lang ? { lang: tagOf(lang) } : {}, draw))
  }
  return {
    document,
    width,
    say,
    /** A label with its value beside it: `document.y` is then below both, or below a value that ran over the page. */
    labelled(kind: 'P' | 'H2', words: string, place: Place, value: () => void): void {
      const { page } = document
      say(kind, words, place)
      const labelEnds = document.y
      value()
      if (document.page === page) document.y = Math.max(document.y, labelEnds)
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
      numberPages(document, about.title)
      document.end()
      return finished
    },
  }
}

/** Sheets of several pages say at their foot what they belong to; a screen reader skips it. */
function numberPages(document: PDFKit.PDFDocument, title: string): void {
  const { count } = document.bufferedPageRange()
  if (count < 2) return
  const { left } = pdfMargin
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    const { page } = document
    const width = page.width - 2 * left
    // Below the text's margin, where a line would otherwise open another page.
    page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('text').fontSize(8.5).fillColor('#555')
    document.text(printable(title), left, page.height - 40, { width: width - 60, height: 12, ellipsis: true })
    document.font('text').text(`${index + 1} / ${count}`, left, page.height - 40, { width, align: 'right' })
    document.endMarkedContent()
    document.fillColor('#000')
  }
}
