import { brand } from '../../../brand.ts'
import { companyLine, legalIn } from '../../../brand-legal.ts'
import { createPdfDocument, pdfMargin } from '../../server/pdf-document.ts'
import type { ReceiptContent } from '../receipt-content.ts'
import { cancellationMessages, receiptLines, receiptSentences, receiptSubject } from '../receipt-lines.ts'

const { left, top } = pdfMargin
const column = 190

/** The receipt as a tagged PDF: the notice, its date, its effects, and the hash with the address to verify it. */
export async function receiptPdf(content: ReceiptContent, hash: string, address: string): Promise<Uint8Array> {
  const words = cancellationMessages[content.locale]
  const { title } = words[content.kind]
  const paper = createPdfDocument({
    title: `${title}, ${content.reference}`,
    author: legalIn(content.locale).entity,
    locale: content.locale,
    at: new Date(content.at),
  })
  const { document, width, say, labelled, rule } = paper

  say('P', brand.name, { face: 'strong', size: 13, y: top })
  say('P', companyLine(content.locale), { size: 9.5, y: document.y + 2 })
  say('H1', receiptSubject(content), { face: 'strong', size: 22, y: document.y + 30 })
  for (const sentence of receiptSentences(content)) say('P', sentence, { size: 11, y: document.y + 8, lineGap: 2 })
  document.y += 18
  for (const { label, value } of receiptLines(content, hash)) {
    rule(document.y)
    const y = document.y + 9
    labelled('P', label, { face: 'strong', size: 10, y, width: column - 16 }, () =>
      say('P', value, { size: 10.5, x: left + column, y, width: width - column }),
    )
    document.y += 9
  }
  rule(document.y)
  say('P', `${words.receipt.footnote} ${address}`, { size: 9, y: document.y + 14, lineGap: 1.5 })
  return paper.close()
}
