import type { z } from 'zod'
import { createPdfDocument, pdfMargin } from '../../../billing/server/pdf-document.ts'
import { brand } from '../../../brand.ts'
import { day, dayAndHour } from '../../../i18n/format.ts'
import { foreignParts, partLanguage } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { withColon } from '../../../i18n/non-breaking.ts'
import { fill } from '../../../i18n/text.ts'
import type { Answer, Contribution } from '../../shapes.ts'
import { chainMessages, contributionLine } from '../chain-lines.ts'
import { versionsOf } from '../contribution.ts'

const words = {
  fr: {
    by: {
      answer: 'Réponse de {name}, le {at}',
      follow_up: 'Complément de {name}, le {at}',
      correction: 'Réponse de {name}, corrigée le {at}',
    },
    earlier: 'Version précédente, de {name}, le {at}',
    written: { fr: 'Écrit en français, non traduit.', en: 'Écrit en anglais, non traduit.' },
    partly: { fr: 'En partie en français, non traduit.', en: 'En partie en anglais, non traduit.' },
    translated: {
      fr: 'Traduit automatiquement du français. L’original suit la traduction.',
      en: 'Traduit automatiquement de l’anglais. L’original suit la traduction.',
    },
    original: { fr: 'Texte original, en français', en: 'Texte original, en anglais' },
    question: 'Votre question',
    text: 'Réponse',
    removed: 'Retiré par la correction',
    added: 'Ajouté par la correction',
    parts: {
      short: 'En bref',
      steps: 'Que faire',
      deadlines: 'Délais',
      papers: 'Papiers à réunir',
      limits: 'Limites de cette réponse',
      sources: 'Sources',
    },
  },
  en: {
    by: {
      answer: 'Answer by {name}, {at}',
      follow_up: 'Follow-up by {name}, {at}',
      correction: 'Answer by {name}, corrected {at}',
    },
    earlier: 'Earlier version, by {name}, {at}',
    written: { fr: 'Written in French, not translated.', en: 'Written in English, not translated.' },
    partly: { fr: 'Partly in French, not translated.', en: 'Partly in English, not translated.' },
    translated: {
      fr: 'Translated automatically from French. The original follows the translation.',
      en: 'Translated automatically from English. The original follows the translation.',
    },
    original: { fr: 'Original text, in French', en: 'Original text, in English' },
    question: 'Your question',
    text: 'Answer',
    removed: 'Removed by the correction',
    added: 'Added by the correction',
    parts: {
      short: 'In short',
      steps: 'What to do',
      deadlines: 'Deadlines',
      papers: 'Papers to gather',
      limits: 'Limits of this answer',
      sources: 'Sources',
    },
  },
}

export type PrintedAnswer = {
  locale: Locale
  number: number
  title: string
  text: string
  contributions: readonly z.input<typeof Contribution>[]
  /** The address that verifies the chain with this hash. */
  verifyAt: (hash: string) => string
}

type Line = { line: string; lang?: Locale }

const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const { left, top } = pdfMargin
const label = 118

/** `written`: the language of the whole that the part belongs to, where that is somebody's answer. */
type Section = readonly [name: string, lines: readonly string[], written?: Locale]

function sectionsOf(answer: Answer, written: Locale, locale: Locale): Section[] {
  const { parts } = words[locale]
  const sections: Section[] = [
    [parts.short, [answer.short]],
    [parts.steps, answer.steps.map((step, index) => `${index + 1}. ${step.text}`)],
    [parts.deadlines, answer.deadlines.map((deadline) => `${day(locale, deadline.date)}. ${deadline.what}`)],
    [parts.papers, answer.papers],
    [parts.limits, [answer.limits]],
  ]
  const sources = answer.sources.map((source) => [source.title, source.url].filter(Boolean).join('\n'))
  return [...sections.map(([name, lines]) => [name, lines, written] as const), [parts.sources, sources]]
}

type Content = Pick<z.input<typeof Contribution>, 'answer' | 'text' | 'locale'>

function contentOf(one: Content, locale: Locale): Section[] {
  if (one.answer) return sectionsOf(one.answer, one.locale, locale)
  return one.text ? [[words[locale].text, [one.text], one.locale]] : []
}

const translationOf = ({ translation }: z.input<typeof Contribution>): Content | null =>
  translation?.state === 'shown' ? translation : null

function changesOf(one: z.input<typeof Contribution>, locale: Locale): Section[] {
  const { removed, added } = words[locale]
  return [
    [removed, one.changes.flatMap((change) => change.removed), one.locale],
    [added, one.changes.flatMap((change) => change.added), one.locale],
  ]
}

/**
 * All contributions as a tagged, printable PDF: black on white, the parts named in the margin. The answer first, then
 * what other experts added, the versions before each correction, and at the end who wrote what, with the hashes. Each is
 * translated where the client reads it so, with the original after it.
 */
export async function answerPdf(printed: PrintedAnswer): Promise<Uint8Array> {
  const { locale, contributions } = printed
  const text = words[locale]
  const [main, ...further] = versionsOf(contributions)
  if (!main) throw new Error(`question ${printed.number} has no answer to print`)
  const at = new Date(main.current.at)
  const paper = createPdfDocument({ title: printed.title, author: main.current.name, locale, at })
  const { document, width, say, labelled, rule } = paper

  const byLine = (one: z.input<typeof Contribution>, sentence: string) => {
    const name = one.expert ? `${one.name}, ${one.expert.profession}` : one.name
    const titles = (one.expert?.titles ?? []).map((title) => `${title.label}, ${title.body}`).join('. ')
    const foreign = one.locale === locale ? '' : text[translationOf(one) ? 'translated' : 'written'][one.locale]
    return [fill(sentence, { name, at: dayAndHour(locale, one.at) }), titles, foreign].filter(Boolean).join('. ')
  }
  /** The lines with their language where it is not the document's; what is not in the language of the whole says so first. */
  const marked = (lines: readonly string[], written: Locale): Line[] => {
    const foreign = written === locale ? foreignParts(written, lines) : undefined
    const said = lines.map((line) => {
      const lang = partLanguage(written, line)
      return { line, lang: lang === locale ? undefined : lang }
    })
    return foreign ? [{ line: text[foreign.all ? 'written' : 'partly'][foreign.language] }, ...said] : said
  }
  const section = ([name, lines, written = locale]: Section) => {
    if (lines.length === 0) return
    if (document.y > document.page.height - 130) document.addPage()
    rule(document.y + 12)
    const y = document.y + 22
    labelled('H2', name, { face: 'strong', size: 10.5, y, width: label - 14 }, () =>
      marked(lines, written).forEach(({ line, lang }, index) => {
        const below = index === 0 ? y : document.y + 4
        say('P', line, { size: 10.5, x: left + label, y: below, width: width - label, lineGap: 2.2, lang })
      }),
    )
  }
  const heading = (sentence: string) => {
    if (document.y > document.page.height - 180) document.addPage()
    say('H2', sentence, { face: 'strong', size: 12, y: document.y + 26 })
  }
  const content = (one: z.input<typeof Contribution>) => {
    const translation = translationOf(one)
    if (translation) {
      contentOf(translation, locale).forEach(section)
      heading(text.original[one.locale])
    }
    contentOf(one, locale).forEach(section)
  }
  const also = (one: z.input<typeof Contribution>, sentence: string) => {
    heading(byLine(one, sentence))
    content(one)
  }

  say('P', brand.name, { face: 'strong', size: 11, y: top })
  say('H1', printed.title, { face: 'strong', size: 20, y: document.y + 14, lineGap: 2 })
  say('P', withStop(byLine(main.current, text.by[main.current.kind])), { size: 9.5, y: document.y + 4 })
  section([text.question, [printed.text]])
  content(main.current)
  changesOf(main.current, locale).forEach(section)
  for (const { current } of further) {
    also(current, text.by[current.kind])
    changesOf(current, locale).forEach(section)
  }
  for (const { earlier } of [main, ...further]) for (const one of earlier) also(one, text.earlier)
  const { list, hash, verify } = chainMessages[locale]
  const newest = contributions.at(-1)?.hash ?? ''
  section([
    list,
    contributions.flatMap((one) => {
      const { what, who } = contributionLine(one, locale)
      return [`${what}, ${who}`, `${withColon(locale, hash)} ${one.hash}`]
    }),
  ])
  section([hash, [verify]])
  // In one line: whoever copies it from two would copy half of it.
  if (document.y > document.page.height - 90) document.addPage()
  say('P', printed.verifyAt(newest), { size: 7, x: left, y: document.y + 8, width })
  return paper.close()
}
