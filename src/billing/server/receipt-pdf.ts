import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { brand } from '../../brand.ts'
import { house } from '../../brand-legal.ts'
import type { LeavingContent } from '../leaving.ts'
import { leavingWords, receiptLines, receiptSentences } from '../receipt-lines.ts'

const require = createRequire(import.meta.url)
const font = (name: string) => readFileSync(require.resolve(name))
const margin = 62
const column = 190

/** Neither face has the narrow space of French typography; the ordinary unbreakable one keeps the line together. */
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** The receipt as a tagged PDF: what was declared, when, what follows, and the hash with the address to verify it. */
export async function receiptPdf(content: LeavingContent, hash: string, address: string): Promise<Uint8Array> {
  const words = leavingWords[content.locale]
  const { subject, title } = words[content.kind]
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: margin, right: margin },
    lang: content.locale === 'fr' ? 'fr-FR' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${title}, ${content.reference}`,
      Author: house.legal.entity,
      Producer: brand.name,
      CreationDate: new Date(content.at),
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  const face = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'
  document.registerFont('text', font(`${face}-400-normal.woff`))
  document.registerFont(
    'title',
    font('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
  )
  const structure = document.struct('Document')
  document.addStructure(structure)
  const width = document.page.width - 2 * margin
  const say = (kind: string, draw: () => void) => structure.add(document.struct(kind, {}, draw))
  const { legal } = house

  say('P', () => document.font('title').fontSize(13).text(brand.name, margin, 56))
  say('P', () =>
    document
      .font('text')
      .fontSize(9.5)
      .text(
        printable(
          `${legal.entity}, ${legal.form}, ${legal.address}, ${legal.postalCode} ${legal.city}. ${legal.registry}.`,
        ),
        margin,
        document.y + 2,
        { width },
      ),
  )
  say('H1', () =>
    document
      .font('title')
      .fontSize(22)
      .text(printable(subject), margin, document.y + 30, { width }),
  )
  for (const sentence of receiptSentences(content))
    say('P', () =>
      document
        .font('text')
        .fontSize(11)
        .text(printable(sentence), margin, document.y + 8, { width, lineGap: 2 }),
    )
  document.y += 18
  for (const { label, value } of receiptLines(content, hash)) {
    rule(document.y)
    const top = document.y + 9
    say('P', () =>
      document
        .font('title')
        .fontSize(10)
        .text(printable(label), margin, top, { width: column - 16 }),
    )
    const labelEnds = document.y
    say('P', () =>
      document
        .font('text')
        .fontSize(10.5)
        .text(printable(value), margin + column, top, { width: width - column }),
    )
    document.y = Math.max(document.y, labelEnds) + 9
  }
  rule(document.y)
  say('P', () =>
    document
      .font('text')
      .fontSize(9)
      .text(`${printable(words.receipt.footnote)} ${address}`, margin, document.y + 14, { width, lineGap: 1.5 }),
  )
  structure.end()
  document.end()
  return finished

  function rule(y: number): void {
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor('#999')
      .stroke()
  }
}
