import { brand } from '../../../brand.ts'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { createPdfPage, type PdfPage, pdfColors, pdfPageMargin } from '../../server/pdf-page.ts'
import { type DocumentData, isProfessionalBuyer, lineDescription, type PrintedInvoice, withoutSpaces } from './data.ts'
import { invoiceMessages as en } from './messages.en.ts'
import { invoiceMessages as fr, type InvoiceMessages } from './messages.fr.ts'

const invoiceWords = { fr, en }

/** Embedded in the file for the customer's accounting. */
type Attached = { name: string; xml: string; metadata: string }

/** An issued document as a page, in the language that its customer had when it was issued. */
export function invoicePdf(issued: PrintedInvoice, attached: Attached | null = null): Promise<Uint8Array> {
  const { locale } = issued.data.buyer
  const words = invoiceWords[locale]
  const kind = issued.kind === 'invoice' ? words.invoice : words.creditNote
  const sheet = createPdfPage({ title: `${kind} ${issued.number}`, locale, at: issued.issuedAt })
  if (issued.data.mode === 'demo') watermark(sheet, words.specimen)
  head(sheet, issued, kind)
  const parties = bothParties(sheet, issued, 150)
  const told = facts(sheet, issued, Math.max(parties + 26, 300))
  const lines = theLines(sheet, issued, told + 26)
  const summed = totals(sheet, issued, lines + 16)
  notes(sheet, issued, summed + 24, attached !== null)
  foot(sheet, issued)
  if (attached) attach(sheet, attached, issued.issuedAt)
  return sheet.close()
}

function watermark({ document, width, height, adorn }: PdfPage, word: string): void {
  adorn(() => {
    document.rotate(-38, { origin: [pdfPageMargin + width / 2, height / 2] })
    document.font('strong').fontSize(104).fillColor(pdfColors.faint)
    document.text(word, pdfPageMargin - 60, height / 2 - 30, { width: width + 120, align: 'center', lineBreak: false })
  })
}

function head(sheet: PdfPage, issued: PrintedInvoice, kind: string): void {
  const words = invoiceWords[issued.data.buyer.locale]
  const { document, width } = sheet
  sheet.adorn(() => document.rect(0, 0, document.page.width, 6).fill(pdfColors.pine))
  const left = { x: pdfPageMargin, width: width / 2 }
  const { selfBilled, seller } = issued.data
  const name = selfBilled ? seller.entity : brand.name
  const named = sheet.say('P', name, { ...left, y: 50, face: 'strong', size: 20, color: pdfColors.pine })
  sheet.say('P', selfBilled ? words.selfBilled.mention : brand.siteHost, {
    ...left,
    y: Math.max(77, named),
    color: pdfColors.soft,
  })
  const half = { x: pdfPageMargin + width / 2, width: width / 2, align: 'right' as const }
  const title = sheet.say('H1', kind, { ...half, y: 46, face: 'strong', size: 26 })
  const number = sheet.say('P', issued.number, { ...half, y: title - 1, face: 'strong', size: 12 })
  if (issued.data.mode === 'demo')
    sheet.say('P', words.specimenNote, { ...half, y: number + 4, size: 8.5, color: pdfColors.soft })
}

function bothParties(sheet: PdfPage, { data }: PrintedInvoice, y: number): number {
  const words = invoiceWords[data.buyer.locale]
  const { seller, buyer } = data
  const professional = isProfessionalBuyer(buyer)
  const place = [buyer.postalCode, buyer.city].filter(Boolean).join(' ')
  const ours = [
    seller.form,
    seller.address,
    `${seller.postalCode} ${seller.city}, ${country(seller.country, buyer.locale)}`,
    data.selfBilled ? registered(seller, words) : `${words.siret} ${seller.siret}`,
    seller.registry,
    seller.vatNumber && `${words.vatNumber} ${seller.vatNumber}`,
  ].filter(Boolean)
  const named = professional ? buyer.company : buyer.name
  const theirs = [
    ...(professional && buyer.name ? [buyer.name] : []),
    ...(buyer.address ? [buyer.address] : []),
    ...(place ? [buyer.country ? `${place}, ${country(buyer.country, buyer.locale)}` : place] : []),
    ...(named && buyer.email ? [buyer.email] : []),
    ...(professional && buyer.siret
      ? [`${words.siren} ${grouped(buyer.siret.slice(0, 9))}`, `${words.siret} ${grouped(buyer.siret)}`]
      : []),
    ...(professional && buyer.vatNumber ? [`${words.vatNumber} ${buyer.vatNumber}`] : []),
  ]
  const column = (sheet.width - 32) / 2
  const left = party(sheet, words.seller, seller.entity, ours, { x: pdfPageMargin, y, width: column })
  const name = named ?? buyer.email ?? words.sameAsAccount
  return Math.max(left, party(sheet, words.buyer, name, theirs, { x: pdfPageMargin + column + 32, y, width: column }))
}

/** The number of an expert's company: French ones are known by their length. */
function registered({ siren }: DocumentData['seller'], words: InvoiceMessages): string {
  if (/^\d{14}$/.test(siren)) return `${words.siret} ${grouped(siren)}`
  return /^\d{9}$/.test(siren) ? `${words.siren} ${grouped(siren)}` : `${words.selfBilled.registration} ${siren}`
}

const grouped = (number: string) => withoutSpaces(number).replace(/(\d{3})(?=\d)/g, '$1\u00a0')

const countries = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}
function country(code: string, locale: 'fr' | 'en'): string {
  const region = code.toUpperCase() === 'UK' ? 'GB' : code.toUpperCase()
  return countries[locale].of(region) ?? region
}

function party(
  sheet: PdfPage,
  label: string,
  name: string,
  lines: string[],
  at: { x: number; y: number; width: number },
): number {
  const { document } = sheet
  sheet.adorn(() => document.rect(at.x, at.y, at.width, 1.2).fill(pdfColors.pine))
  let y = sheet.say('H2', label, { ...at, y: at.y + 9, size: 9, color: pdfColors.soft })
  y = sheet.say('P', name, { ...at, y: y + 3, face: 'strong', size: 11 })
  for (const line of lines) y = sheet.say('P', line, { ...at, y: y + 1 })
  return y
}

function facts(sheet: PdfPage, issued: PrintedInvoice, y: number): number {
  const { data } = issued
  const { locale } = data.buyer
  const words = invoiceWords[locale]
  const { period } = data
  const shown = [
    [issued.kind === 'invoice' ? words.issuedAt : words.creditIssuedAt, day(locale, issued.issuedAt)],
    period
      ? [words.period, fill(words.from, { start: day(locale, period.start), end: day(locale, period.end) })]
      : [words.servedAt, day(locale, data.paidAt)],
    ...(issued.kind === 'invoice' && !data.selfBilled ? [[words.paidAt, day(locale, data.paidAt)]] : []),
  ] as [string, string][]
  const widths = period ? [0.265, 0.47, 0.265] : [1 / 3, 1 / 3, 1 / 3]
  const heights = shown.map(([, value], index) =>
    sheet.measure(value, { width: sheet.width * (widths[index] ?? 0) - 20, face: 'strong', size: 10.5 }),
  )
  const high = 34 + Math.max(...heights)
  sheet.adorn(() => sheet.document.roundedRect(pdfPageMargin, y, sheet.width, high, 6).fill(pdfColors.wash))
  let x = pdfPageMargin
  for (const [index, [label, value]] of shown.entries()) {
    const width = sheet.width * (widths[index] ?? 0)
    const under = sheet.say('P', label, { x: x + 14, y: y + 9, width: width - 20, size: 8.5, color: pdfColors.soft })
    sheet.say('P', value, { x: x + 14, y: under + 1, width: width - 20, face: 'strong', size: 10.5 })
    x += width
  }
  return y + high
}

function theLines(sheet: PdfPage, issued: PrintedInvoice, y: number): number {
  const { data } = issued
  const { locale } = data.buyer
  const words = invoiceWords[locale]
  const { columns } = words
  const of = (from: number, to: number, align: 'left' | 'right' = 'right') => ({
    x: pdfPageMargin + sheet.width * from,
    width: sheet.width * (to - from),
    align,
  })
  const places = [of(0, 0.46, 'left'), of(0.46, 0.53), of(0.53, 0.72), of(0.72, 0.82), of(0.82, 1)]
  const what = lineDescription(issued, words)
  const net = signed(locale, data.net)
  const heads = [columns.what, columns.quantity, columns.unit, columns.rate, columns.net]
  const rate = locale === 'fr' ? `${rateOf(issued)}\u00a0%` : `${rateOf(issued)}%`
  const cells = [what, '1', net, withoutVat(data) ? '–' : rate, net]
  const end = sheet.table([
    {
      head: true,
      y: () => y,
      cells: heads.map((label, index) => ({
        words: label,
        place: { ...places[index]!, size: 8.5, color: pdfColors.soft },
      })),
    },
    {
      y: (last) => last + 11,
      cells: cells.map((value, index) => ({
        words: value,
        place: { ...places[index]!, size: 10.5, ...(index === 0 && { face: 'strong' as const }) },
      })),
    },
  ])
  const headEnds = y + sheet.measure(columns.unit, { width: places[2]!.width, size: 8.5 })
  rule(sheet, headEnds + 4)
  const quoted = data.quoted ? fill(words.quotedAs, data.quoted) : words.quoted
  const own = data.line === 'service' ? quoted : words.kept
  const kept = data.selfBilled ? words.selfBilled.detail : own
  const said = issued.kind === 'invoice' ? kept : fill(words.corrects, correction(issued))
  const under = sheet.say('P', said, {
    x: pdfPageMargin,
    y: end + 2,
    width: sheet.width * 0.6,
    size: 8.5,
    color: pdfColors.soft,
  })
  rule(sheet, under + 9)
  return under + 9
}

const signed = (locale: Locale, cents: number) => money(locale, cents).replace('-', '\u2212')

function correction({ data }: PrintedInvoice): { number: string; date: string } {
  const { corrects, buyer } = data
  return corrects ? { number: corrects.number, date: day(buyer.locale, corrects.issuedAt) } : { number: '', date: '' }
}

function rule(sheet: PdfPage, y: number): void {
  const { document } = sheet
  sheet.adorn(() =>
    document.moveTo(pdfPageMargin, y).lineTo(sheet.right, y).lineWidth(0.6).strokeColor(pdfColors.line).stroke(),
  )
}

/** `20` or `5,5`. */
function rateOf(issued: PrintedInvoice): string {
  return new Intl.NumberFormat(issued.data.buyer.locale, { maximumFractionDigits: 2 }).format(Number(issued.vatRate))
}

function totals(sheet: PdfPage, issued: PrintedInvoice, y: number): number {
  const { locale } = issued.data.buyer
  const { totals: words, selfBilled } = invoiceWords[locale]
  const paid = issued.kind === 'invoice' && !issued.data.selfBilled
  const rows = [
    { label: words.net, cents: issued.data.net },
    {
      label: withoutVat(issued.data) ? selfBilled.noVat : fill(words.vat, { rate: rateOf(issued) }),
      cents: issued.vat,
    },
    { label: words.total, cents: issued.total, main: true },
    ...(paid
      ? [
          { label: words.paid, cents: -issued.total },
          { label: words.due, cents: 0 },
        ]
      : []),
  ]
  const x = pdfPageMargin + sheet.width * 0.5
  const width = sheet.width * 0.5
  const mainAt = y + 2 * 18 + 5
  sheet.adorn(() => sheet.document.roundedRect(x, mainAt, width, 30, 5).fill(pdfColors.pine))
  const tops = [y, y + 18, mainAt + 7, mainAt + 40, mainAt + 58]
  return sheet.table(
    rows.map(({ label, cents, main }, index) => {
      const look = main ? { face: 'strong' as const, size: 12.5, color: pdfColors.onPine } : { size: 10 }
      return {
        y: () => tops[index]!,
        cells: [
          { words: label, place: { x: x + 12, width: width * 0.55, ...look } },
          {
            words: signed(locale, cents),
            place: { x: x + width * 0.5, width: width * 0.5 - 12, align: 'right' as const, ...look },
          },
        ],
      }
    }),
  )
}

const withoutVat = ({ selfBilled }: DocumentData) => Boolean(selfBilled && selfBilled.vat !== 'charged')

/** What the law has an invoice say that the buyer issues (CGI, annex II, art. 242 nonies A). */
function selfBilledNotes({ data }: PrintedInvoice): string[] {
  const { selfBilled, seller, buyer } = data
  if (!selfBilled) return []
  const words = invoiceWords[buyer.locale].selfBilled
  return [
    fill(words.issued, { seller: seller.entity, buyer: buyer.company ?? '' }),
    fill(words.contest, { days: selfBilled.contestDays }),
    ...(selfBilled.vat === 'charged' ? [] : [words[selfBilled.vat]]),
  ]
}

function notes(sheet: PdfPage, issued: PrintedInvoice, from: number, structured: boolean): void {
  const { data } = issued
  const words = invoiceWords[data.buyer.locale]
  const credit = issued.kind === 'credit_note'
  const settled = credit ? words.refunded : fill(words.paid, { date: day(data.buyer.locale, data.paidAt) })
  const main = data.selfBilled ? words.selfBilled.payment : settled
  const payment = data.payment ? [fill(words.payment, { payment: data.payment })] : []
  let y = sheet.say('P', main, { x: pdfPageMargin, y: from, width: sheet.width, face: 'strong', size: 10 })
  const lines = [
    ...selfBilledNotes(issued),
    ...payment,
    words.nature,
    ...(data.seller.vatOnDebits ? [words.debits] : []),
    ...(structured ? [words.structured] : []),
    ...(isProfessionalBuyer(data.buyer) && !credit ? [`${words.discount} ${words.penalties} ${words.recovery}`] : []),
  ]
  for (const line of lines)
    y = sheet.say('P', line, { x: pdfPageMargin, y: y + 3, width: sheet.width, size: 9, color: pdfColors.soft })
}

function foot(sheet: PdfPage, { data }: PrintedInvoice): void {
  const words = invoiceWords[data.buyer.locale]
  const { seller, buyer } = data
  const house = `${seller.entity}, ${seller.form}, ${seller.address}, ${seller.postalCode} ${seller.city}. ${seller.registry}. ${words.vatNumber} ${seller.vatNumber}. ${brand.support.email}`
  const who = data.selfBilled
    ? `${seller.entity}, ${seller.address}, ${seller.postalCode} ${seller.city}. ${words.selfBilled.mention}\u00a0: ${buyer.company}, ${brand.support.email}`
    : house
  const lines = [who, ...(isProfessionalBuyer(buyer) ? [] : [fill(words.mediator, brand.mediator)])]
  const place = { x: pdfPageMargin, width: sheet.width, size: 8, color: pdfColors.soft }
  const high = lines.reduce((sum, line) => sum + sheet.measure(line, place) + 2, 0)
  let y = sheet.height - 40 - high
  rule(sheet, y - 8)
  for (const line of lines) y = sheet.say('P', line, { ...place, y }) + 2
}

function attach({ document }: PdfPage, { name, xml, metadata }: Attached, at: Date): void {
  document.file(Buffer.from(xml), {
    name,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Data',
    creationDate: at,
    modifiedDate: at,
  } as PDFKit.Mixins.PDFAttachmentOptions)
  ;(document as unknown as { appendXML(xml: string): void }).appendXML(metadata)
}
