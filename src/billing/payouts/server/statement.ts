import { personOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { legalIn } from '../../../brand-legal.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { inLanguage } from '../../../experts/directory/in-language.ts'
import { type ExpertRow, expertById } from '../../../experts/server/views.ts'
import { day, money, monthName } from '../../../i18n/format.ts'
import { defaultLocale, type Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Ports } from '../../../platform/ports.ts'
import { monthSpan } from '../../months.ts'
import { createPdfPage, type PdfPage, pdfColors, pdfPageMargin } from '../../server/pdf-page.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { ownExpert } from './earnings.ts'
import { expertFeesOf } from './store.ts'

type Due = Awaited<ReturnType<typeof expertFeesOf>>[number]

/** @throws Refusal `nothing_earned` */
export async function ownStatement(ports: Ports, actor: Person, month: string): Promise<Uint8Array> {
  return statementOf(ports, await ownExpert(ports.db, actor), month)
}

/** For the staff. @throws Refusal `expert_unknown`, `nothing_earned` */
export async function expertStatement(
  ports: Ports,
  { expert, month }: { expert: string; month: string },
): Promise<Uint8Array> {
  const row = await expertById(ports.db, expert)
  if (!row) throw new Refusal('expert_unknown', 404)
  return statementOf(ports, row, month)
}

/** What an expert earned in a month by field, and what was paid of it, in the expert's language. */
async function statementOf(ports: Ports, expert: ExpertRow, month: string): Promise<Uint8Array> {
  const dues = await expertFeesOf(ports.db, expert.id, monthSpan(month))
  if (dues.length === 0) throw new Refusal('nothing_earned', 404)
  const locale = (await personOf(ports.db, expert.personId))?.locale ?? defaultLocale
  const words = (locale === 'fr' ? fr : en).statement
  const name = `${expert.firstName} ${expert.lastName}`
  const sheet = createPdfPage({ title: `${words.title}, ${monthName(locale, month)}`, locale, at: ports.clock.now() })
  const { width } = sheet
  sheet.adorn(() => sheet.document.rect(0, 0, sheet.document.page.width, 6).fill(pdfColors.pine))
  sheet.say('P', brand.name, {
    x: pdfPageMargin,
    y: 50,
    width: width / 2,
    face: 'strong',
    size: 20,
    color: pdfColors.pine,
  })
  const half = { x: pdfPageMargin + width / 2, width: width / 2, align: 'right' as const }
  const titled = sheet.say('H1', words.title, { ...half, y: 46, face: 'strong', size: 22 })
  const dated = sheet.say('P', monthName(locale, month), { ...half, y: titled, face: 'strong', size: 12 })
  if (ports.config.MODE === 'demo')
    sheet.say('P', words.demo, { ...half, y: dated + 4, size: 8.5, color: pdfColors.soft })
  const legal = legalIn(locale)
  const issuer = [legal.entity, legal.address, `${legal.postalCode} ${legal.city}`, legal.registry]
  const column = width / 2 - 16
  const left = party(sheet, words.issuer, issuer, { x: pdfPageMargin, y: 140, width: column })
  const right = party(
    sheet,
    words.expert,
    [name, inLanguage(locale, { fr: expert.professionFr, en: expert.professionEn })],
    {
      x: pdfPageMargin + column + 32,
      y: 140,
      width: column,
    },
  )
  const end = fields(sheet, locale, dues, Math.max(left, right) + 30)
  transfers(sheet, locale, dues, end + 20)
  const { support } = brand
  const foot = { x: pdfPageMargin, width, size: 8.5, color: pdfColors.soft }
  sheet.say('P', `${words.note} ${support.email}`, { ...foot, y: sheet.height - 76 })
  return sheet.close()
}

function party(sheet: PdfPage, label: string, lines: string[], at: { x: number; y: number; width: number }): number {
  sheet.adorn(() => sheet.document.rect(at.x, at.y, at.width, 1.2).fill(pdfColors.pine))
  let y = sheet.say('H2', label, { ...at, y: at.y + 9, size: 9, color: pdfColors.soft })
  for (const [index, line] of lines.entries())
    y = sheet.say('P', line, { ...at, y: y + 2, ...(index === 0 && { face: 'strong' as const, size: 11 }) })
  return y
}

function fields(sheet: PdfPage, locale: Locale, dues: readonly Due[], y: number): number {
  const words = (locale === 'fr' ? fr : en).statement
  const groups = Map.groupBy(dues, ({ category, amount }) => `${category} ${amount}`)
  const rows = [...groups.values()].map((group) => {
    const { category, amount } = group[0]!
    const label = findCategory(category)?.name[locale] ?? category
    return [label, String(group.length), money(locale, amount), money(locale, amount * group.length)]
  })
  rows.sort((a, b) => a[0]!.localeCompare(b[0]!, locale))
  const total = dues.reduce((sum, { amount }) => sum + amount, 0)
  const paid = dues.filter(({ paidAt }) => paidAt).reduce((sum, { amount }) => sum + amount, 0)
  const sums = [
    [words.total, String(dues.length), '', money(locale, total)],
    [words.paid, '', '', money(locale, paid)],
    [words.open, '', '', money(locale, total - paid)],
  ]
  const starts = [0, 0.5, 0.64, 0.82, 1]
  const place = (index: number) => ({
    x: pdfPageMargin + sheet.width * starts[index]!,
    width: sheet.width * (starts[index + 1]! - starts[index]!),
    align: index === 0 ? ('left' as const) : ('right' as const),
  })
  const cells = (values: string[], look: object) =>
    values.map((value, index) => ({ words: value, place: { ...place(index), size: 10, ...look } }))
  const head = [words.field, words.count, words.unit, words.amount]
  return sheet.table([
    { head: true, y: () => y, cells: cells(head, { size: 8.5, color: pdfColors.soft }) },
    ...rows.map((row, index) => ({ y: (last: number) => last + (index === 0 ? 9 : 4), cells: cells(row, {}) })),
    ...sums.map((row, index) => ({
      y: (last: number) => last + (index === 0 ? 14 : 4),
      cells: cells(row, index === 1 ? {} : { face: 'strong' as const }),
    })),
  ])
}

function transfers(sheet: PdfPage, locale: Locale, dues: readonly Due[], from: number): void {
  const words = (locale === 'fr' ? fr : en).statement
  const paid = dues.filter(({ reference }) => reference !== null)
  let y = from
  for (const [reference, group] of Map.groupBy(paid, (due) => due.reference!)) {
    const amount = money(
      locale,
      group.reduce((sum, due) => sum + due.amount, 0),
    )
    const said = fill(words.transfer, { date: day(locale, group[0]!.paidAt!), reference, amount })
    y = sheet.say('P', said, { x: pdfPageMargin, y: y + 4, width: sheet.width, size: 10 })
  }
}
