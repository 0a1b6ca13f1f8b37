// The answer being written: its six parts, which are filled, their problems, and what is sent.
import type { Locale } from '../../../../i18n/locale.ts'
import type { Answer, AnswerDraft } from '../../../shapes.ts'
import { type Section, type SectionText, sections } from '../../draft-sections.ts'
import { openVariables } from '../../phrases.ts'
import { dayOf } from '../dates.ts'

export const leastShort = 20
export const leastLimits = 10
/** Longest texts and most rows, as the contract accepts them. */
export const longest = { short: 1200, step: 3000, what: 300, paper: 300, title: 300, url: 500, limits: 2000 } as const
const longestDraftText = 20_000
export const mostLines = { steps: 20, deadlines: 20, papers: 30, sources: 20 } as const

/** Date or text may be typed first: a row counts once it holds either. */
const someDeadline = (line: AnswerDraft['deadlines'][number]) => line.date !== '' || line.what.trim() !== ''
const someSource = (line: AnswerDraft['sources'][number]) => line.title.trim() !== '' || line.url.trim() !== ''

/** `maybe`: an optional part. */
export type SectionState = 'done' | 'todo' | 'maybe'

export function stateOf(draft: AnswerDraft, section: Section): SectionState {
  switch (section) {
    case 'short':
      return draft.short.trim().length >= leastShort ? 'done' : 'todo'
    case 'limits':
      return draft.limits.trim().length >= leastLimits ? 'done' : 'todo'
    case 'steps':
      return draft.steps.some((step) => step.text.trim() !== '') ? 'done' : 'todo'
    case 'deadlines':
      return draft.deadlines.some((line) => line.date !== '' && line.what.trim() !== '') ? 'done' : 'maybe'
    case 'papers':
      return draft.papers.some((paper) => paper.trim() !== '') ? 'done' : 'maybe'
    case 'sources':
      return draft.sources.some((line) => line.title.trim() !== '') ? 'done' : 'maybe'
  }
}

export type ProblemCode =
  | 'answer_short_missing'
  | 'answer_steps_missing'
  | 'answer_limits_missing'
  | 'date_missing'
  | 'what_missing'
  | 'source_missing'
  | 'url_invalid'
  | 'too_long'
  | 'variable_open'

/** `field` is the place in the draft, such as `deadlines.1.date`; it is also the id of its input. */
export type DraftProblem = { section: Section; field: string; code: string }

export function problemsOf(draft: AnswerDraft): DraftProblem[] {
  const found: DraftProblem[] = []
  const wrong = (section: Section, field: string, code: ProblemCode) => found.push({ section, field, code })
  if (stateOf(draft, 'short') !== 'done') wrong('short', 'short', 'answer_short_missing')
  if (stateOf(draft, 'steps') !== 'done') wrong('steps', 'steps.0.text', 'answer_steps_missing')
  draft.deadlines.forEach((line, index) => {
    if (!someDeadline(line)) return
    if (line.date === '') wrong('deadlines', `deadlines.${index}.date`, 'date_missing')
    if (line.what.trim() === '') wrong('deadlines', `deadlines.${index}.what`, 'what_missing')
  })
  if (stateOf(draft, 'limits') !== 'done') wrong('limits', 'limits', 'answer_limits_missing')
  draft.sources.forEach((line, index) => {
    if (!someSource(line)) return
    if (line.title.trim() === '') wrong('sources', `sources.${index}.title`, 'source_missing')
    if (addressOf(line.url) === null) wrong('sources', `sources.${index}.url`, 'url_invalid')
  })
  for (const { section, field, text, most } of limited(draft)) {
    if (text.length > most) wrong(section, field, 'too_long')
    else if (openVariables(text).length > 0) wrong(section, field, 'variable_open')
  }
  return found
}

/** Every text of a draft with its maximum length. */
function limited(draft: AnswerDraft): { section: Section; field: string; text: string; most: number }[] {
  return [
    { section: 'short', field: 'short', text: draft.short, most: longest.short },
    ...draft.steps.map(({ text }, index) => ({
      section: 'steps' as const,
      field: `steps.${index}.text`,
      text,
      most: longest.step,
    })),
    ...draft.deadlines.map(({ what }, index) => ({
      section: 'deadlines' as const,
      field: `deadlines.${index}.what`,
      text: what,
      most: longest.what,
    })),
    ...draft.papers.map((text, index) => ({
      section: 'papers' as const,
      field: `papers.${index}`,
      text,
      most: longest.paper,
    })),
    { section: 'limits', field: 'limits', text: draft.limits, most: longest.limits },
    ...draft.sources.flatMap(({ title, url }, index) => [
      { section: 'sources' as const, field: `sources.${index}.title`, text: title, most: longest.title },
      { section: 'sources' as const, field: `sources.${index}.url`, text: url, most: longest.url },
    ]),
  ]
}

/** What phrases have left to be filled by hand: `{échéance}`. */
export const openVariablesOf = (draft: AnswerDraft): string[] => [
  ...new Set(limited(draft).flatMap(({ text }) => openVariables(text))),
]

/** As a URL that a reader can open; '' where nothing was typed, null where it cannot be one. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? whole : null
}

/** What is sent: without the rows left empty. */
export function answerOf(draft: AnswerDraft): Answer {
  return {
    short: draft.short.trim(),
    steps: draft.steps.filter((step) => step.text.trim() !== '').map((step) => ({ text: step.text.trim() })),
    deadlines: draft.deadlines
      .filter((line) => line.date !== '' && line.what.trim() !== '')
      .map((line) => ({ date: line.date, what: line.what.trim() }))
      .sort((a, b) => a.date.localeCompare(b.date)),
    papers: draft.papers.map((paper) => paper.trim()).filter((paper) => paper !== ''),
    sources: draft.sources
      .filter((line) => line.title.trim() !== '')
      .map((line) => ({ title: line.title.trim(), url: addressOf(line.url) ?? '' })),
    limits: draft.limits.trim(),
  }
}

/** Maps a validation problem of the sent answer to its place in the draft, where the empty rows still are. */
export function problemFromServer(draft: AnswerDraft, field: string, code: string): DraftProblem | null {
  const [, name = '', line, ...rest] = field.split('.')
  const section = sections.find((one) => one === name)
  if (field.split('.')[0] !== 'answer' || !section) return null
  if (line === undefined) return { section, field: section === 'steps' ? 'steps.0.text' : section, code }
  const sent = sentLines(draft, section)[Number(line)] ?? Number(line)
  return { section, field: [section, sent, ...rest].join('.'), code }
}

function sentLines(draft: AnswerDraft, section: Section): number[] {
  const value = draft[section]
  if (typeof value === 'string') return []
  const kept = value.map((_, index) => index)
  if (section === 'deadlines')
    return kept
      .filter((index) => draft.deadlines[index]!.date !== '' && draft.deadlines[index]!.what.trim() !== '')
      .sort((a, b) => draft.deadlines[a]!.date.localeCompare(draft.deadlines[b]!.date))
  if (section === 'steps') return kept.filter((index) => draft.steps[index]!.text.trim() !== '')
  if (section === 'papers') return kept.filter((index) => draft.papers[index]!.trim() !== '')
  return kept.filter((index) => draft.sources[index]!.title.trim() !== '')
}

/** Whether a draft takes a text of this length. */
export function fitsDraft(section: Section, text: SectionText): boolean {
  if (typeof text === 'string') return text.length <= longestDraftText
  return section in mostLines && text.length <= mostLines[section as keyof typeof mostLines]
}

/** Parts that were written on another device too wait for the expert's choice before the answer is sent. */
export function problemsOfTwice(conflicts: Partial<Record<Section, unknown>>): DraftProblem[] {
  const fields: Record<Section, string> = {
    short: 'short',
    steps: 'steps.0.text',
    deadlines: 'deadlines.0.date',
    papers: 'papers.0',
    limits: 'limits',
    sources: 'sources.0.title',
  }
  return sections
    .filter((section) => conflicts[section])
    .map((section) => ({ section, field: fields[section], code: 'written_twice' }))
}

/** The answer as plain text, to be copied when it can no longer be sent from here. */
export function asText(draft: AnswerDraft, titles: Record<Section, string>, locale: Locale): string {
  const { short, steps, deadlines, papers, sources, limits } = answerOf(draft)
  const part = (section: Section, lines: string[]) => (lines.some(Boolean) ? [titles[section], ...lines, ''] : [])
  return [
    ...part('short', [short]),
    ...part(
      'steps',
      steps.map((step, index) => `${index + 1}. ${step.text}`),
    ),
    ...part(
      'deadlines',
      deadlines.map((line) => `${dayOf(locale, line.date)}. ${line.what}`),
    ),
    ...part(
      'papers',
      papers.map((paper) => `- ${paper}`),
    ),
    ...part('limits', [limits]),
    ...part(
      'sources',
      sources.map((source) => `- ${source.title} ${source.url}`.trimEnd()),
    ),
  ]
    .join('\n')
    .trim()
}
