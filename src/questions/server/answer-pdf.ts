import { openPaper, paperMargin } from '../../billing/server/pdf-paper.ts'
import { brand } from '../../brand.ts'
import { day, dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Answer } from '../shapes.ts'

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

const { left, top } = paperMargin
const label = 118

/** The answer as a tagged PDF that one would print: black on white, the parts named in the margin. */
export async function answerPdf(printed: PrintedAnswer): Promise<Uint8Array> {
  const { locale, answer, expert } = printed
  const text = words[locale]
  const paper = openPaper({ title: printed.title, author: expert.name, locale, at: printed.answeredAt })
  const { document, width, say, rule } = paper

  say('P', brand.name, { face: 'title', size: 11, y: top })
  say('H1', printed.title, { face: 'title', size: 20, y: document.y + 14, lineGap: 2 })
  const by = text.by
    .replace('{name}', expert.name)
    .replace('{profession}', expert.profession)
    .replace('{at}', dayAndHour(locale, printed.answeredAt))
  const titles = expert.titles.map((title) => `${title.label}, ${title.body}`).join('. ')
  say('P', titles ? `${by}. ${titles}.` : `${by}.`, { size: 9.5, y: document.y + 4 })

  const section = (name: string, lines: readonly string[]) => {
    if (lines.length === 0) return
    if (document.y > document.page.height - 130) document.addPage()
    rule(document.y + 12)
    const y = document.y + 22
    say('H2', name, { face: 'title', size: 10.5, y, width: label - 14 })
    const nameEnds = document.y
    lines.forEach((line, index) => {
      const below = index === 0 ? y : document.y + 4
      say('P', line, { size: 10.5, x: left + label, y: below, width: width - label, lineGap: 2.2 })
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
  return paper.close()
}
