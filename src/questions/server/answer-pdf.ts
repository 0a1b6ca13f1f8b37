import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { brand } from '../../brand.ts'
import { day, dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Answer } from '../shapes.ts'

const require = createRequire(import.meta.url)
const font = (name: string) => readFileSync(require.resolve(name))

const words = {
  fr: {
    by: 'Réponse de {name}, {profession}, le {at}',
    question: 'Votre question',
    short: 'En bref',
    steps: 'Que faire',
    deadlines: 'Délais',
    papers: 'Papiers à réunir',
    limits: 'Limites de cette réponse',
    sources: 'Sources',
  },
  en: {
    by: 'Answer by {name}, {profession}, {at}',
    question: 'Your question',
    short: 'In short',
    steps: 'What to do',
    deadlines: 'Deadlines',
    papers: 'Papers to gather',
    limits: 'Limits of this answer',
    sources: 'Sources',
  },
}

export type PrintedAnswer = {
  locale: Locale
  number: number
  title: string
  text: string
  answer: Answer
  answeredAt: Date
  expert: { name: string; profession: string; titles: readonly { label: string; body: string }[] }
}

const margin = 62
const label = 118

/** Neither face has the narrow space of French typography; the ordinary unbreakable one keeps the line together. */
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** The answer as a tagged PDF that one would print: black on white, the parts named in the margin. */
export async function answerPdf(printed: PrintedAnswer): Promise<Uint8Array> {
  const { locale, answer, expert } = printed
  const text = words[locale]
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: margin, right: margin },
    lang: locale === 'fr' ? 'fr-FR' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: printed.title, Author: expert.name, Producer: brand.name },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  document.registerFont(
    'text',
    font('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  )
  document.registerFont(
    'title',
    font('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
  )

  const structure = document.struct('Document')
  document.addStructure(structure)
  const width = document.page.width - 2 * margin
  const say = (kind: string, draw: () => void) => structure.add(document.struct(kind, {}, draw))

  say('P', () => document.font('title').fontSize(11).text(brand.name, margin, 56))
  say('H1', () =>
    document
      .font('title')
      .fontSize(20)
      .text(printable(printed.title), margin, document.y + 14, { width, lineGap: 2 }),
  )
  const by = text.by
    .replace('{name}', expert.name)
    .replace('{profession}', expert.profession)
    .replace('{at}', dayAndHour(locale, printed.answeredAt))
  const titles = expert.titles.map((title) => `${title.label}, ${title.body}`).join('. ')
  say('P', () =>
    document
      .font('text')
      .fontSize(9.5)
      .text(printable(titles ? `${by}. ${titles}.` : `${by}.`), margin, document.y + 4, { width }),
  )

  const section = (name: string, lines: readonly string[]) => {
    if (lines.length === 0) return
    if (document.y > document.page.height - 130) document.addPage()
    document
      .moveTo(margin, document.y + 12)
      .lineTo(margin + width, document.y + 12)
      .lineWidth(0.5)
      .strokeColor('#999')
      .stroke()
    const top = document.y + 22
    say('H2', () =>
      document
        .font('title')
        .fontSize(10.5)
        .text(printable(name), margin, top, { width: label - 14 }),
    )
    const nameEnds = document.y
    document.y = top
    lines.forEach((line, index) => {
      say('P', () =>
        document
          .font('text')
          .fontSize(10.5)
          .text(printable(line), margin + label, index === 0 ? top : document.y + 4, {
            width: width - label,
            lineGap: 2.2,
          }),
      )
    })
    document.y = Math.max(document.y, nameEnds)
  }
  section(text.question, [printed.text])
  section(text.short, [answer.short])
  section(
    text.steps,
    answer.steps.map((step, index) => `${index + 1}. ${step.text}`),
  )
  section(
    text.deadlines,
    answer.deadlines.map((deadline) => `${day(locale, deadline.date)}. ${deadline.what}`),
  )
  section(text.papers, answer.papers)
  section(text.limits, [answer.limits])
  section(
    text.sources,
    answer.sources.map((source) => [source.title, source.url].filter(Boolean).join(', ')),
  )
  structure.end()
  document.end()
  return finished
}
