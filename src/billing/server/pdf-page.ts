import PDFDocument from 'pdfkit'
import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { light } from '../../platform/mail/theme.ts'
import { featuresFor, type PdfFont, printable, registerFaces } from './pdf-faces.ts'

/** The product's colours on white paper. */
export const pdfColors = {
  plain: light('ink'),
  soft: light('soft'),
  pine: light('pine'),
  onPine: light('onPine'),
  line: light('rule'),
  wash: '#e9f0eb',
  faint: '#f1f2ef',
}
export const pdfPageMargin = 54

type Place = {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  face?: PdfFont
  size?: number
  color?: string
}

export type PdfPage = ReturnType<typeof createPdfPage>

/**
 * One page with our fonts, tagged for screen readers, for archives (PDF/A-3). The same content gives the same bytes:
 * nothing in it depends on when or where it is made.
 */
export function createPdfPage(about: { title: string; locale: Locale; at: Date }) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: pdfPageMargin, bottom: 0, left: pdfPageMargin, right: pdfPageMargin },
    lang: about.locale === 'fr' ? 'fr-FR' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // The archive metadata is XML, written as it stands.
    info: {
      Title: plain(about.title),
      Author: plain(brand.name),
      Creator: plain(brand.name),
      Producer: plain(brand.name),
      CreationDate: about.at,
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  registerFaces(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const width = document.page.width - 2 * pdfPageMargin

  /** Sets the text and returns where it ends. */
  const set = (
    words: string,
    { x, y, width: wide, align = 'left', face = 'text', size = 9.5, color = pdfColors.plain }: Place,
  ) => {
    document.font(face).fontSize(size).fillColor(color)
    document.text(printable(words), x, y, { width: wide, align, lineGap: 1.5, ...featuresFor(words) })
    return document.y
  }
  return {
    document,
    width,
    right: pdfPageMargin + width,
    height: document.page.height,
    /** A paragraph or heading of the page itself. */
    say(kind: 'P' | 'H1' | 'H2', words: string, place: Place): number {
      let end = place.y
      root.add(
        document.struct(kind, {}, () => {
          end = set(words, place)
        }),
      )
      return end
    },
    /** A table, row by row: every cell at its own place, the row as high as its highest cell. */
    table(
      rows: { head?: boolean; cells: { words: string; place: Omit<Place, 'y'> }[]; y: (last: number) => number }[],
    ): number {
      const table = document.struct('Table')
      root.add(table)
      let end = 0
      for (const row of rows) {
        const line = document.struct('TR')
        table.add(line)
        const y = row.y(end)
        end = y
        for (const { words, place } of row.cells)
          line.add(
            document.struct(row.head ? 'TH' : 'TD', {}, () => {
              end = Math.max(end, set(words, { ...place, y }))
            }),
          )
        line.end()
      }
      table.end()
      return end
    },
    /** Draws what a screen reader skips: rules, washes, the watermark. */
    adorn(draw: () => void): void {
      document.markContent('Artifact', { type: 'Layout' })
      document.save()
      draw()
      document.restore()
      document.endMarkedContent()
    },
    measure(words: string, { width: wide, face = 'text', size = 9.5 }: Pick<Place, 'width' | 'face' | 'size'>): number {
      return document.font(face).fontSize(size).heightOfString(printable(words), { width: wide, lineGap: 1.5 })
    },
    close(): Promise<Uint8Array> {
      root.end()
      document.end()
      return finished
    },
  }
}

const plain = (words: string) => words.replace(/&/g, '+').replace(/[<>]/g, '')
