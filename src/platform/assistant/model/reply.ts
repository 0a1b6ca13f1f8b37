import { z } from 'zod'
import { askStep, describeDocuments, mostQuestions, topicOf } from '../compose/ask.ts'
import { composeBrief } from '../compose/brief.ts'
import { computedDeadlines } from '../compose/computed-deadlines.ts'
import { clientTexts, knowledge } from '../compose/known-answers.ts'
import { composePreview, limitsOf, papersOf } from '../compose/preview.ts'
import { clip, fold } from '../fold.ts'
import type { Brief, Dossier, Preview, Quotation, ScriptQuestion, Step } from '../port.ts'
import { terms } from '../search/search.ts'
import { type Check, isGrounded, UnusableReply } from './check.ts'

const forExpert = {
  summary: z.string().max(2000),
  facts: z.array(z.object({ label: z.string().max(200), value: z.string().max(600) })).max(20),
  redFlags: z.array(z.string().max(400)).max(10),
}

/** The schemas of a model's reply. Small, without optional keys, so that every provider's strict mode accepts them. */
export const schemas = {
  ask: z.object({
    understood: z.string().max(1200),
    questions: z.array(z.object({ key: z.string().max(60), ask: z.string().max(300) })).max(6),
  }),
  preview: z.object({
    title: z.string().max(160),
    paragraphs: z.array(z.string().max(2500)).min(2).max(8),
    quotes: z.array(z.string().max(80)).max(8),
    ...forExpert,
  }),
  follow: z.object({ reply: z.string().min(1).max(2500), ...forExpert }),
}
export type AskReply = z.output<typeof schemas.ask>
export type PreviewReply = z.output<typeof schemas.preview>
export type FollowReply = z.output<typeof schemas.follow>

/** Minimum number of terms left after withheld sentences; below it the built-in assistant answers. */
const leastTerms = 3

const said = (check: Check, text: string, least: number): string => {
  const kept = check(text).trim()
  const cut = kept.length < text.trim().length * 0.8
  if (kept.length < least || (cut && terms(kept).length < leastTerms))
    throw new UnusableReply('Too little of the words can be shown.')
  return kept
}

/** The message that asks, or nothing where the model finds that nothing is missing. */
export function asStep(
  dossier: Dossier,
  reply: AskReply,
  candidates: readonly ScriptQuestion[],
  check: Check,
): Step | null {
  const questions = reply.questions
    .flatMap(({ key, ask }) => {
      const scripted = candidates.find((candidate) => candidate.key === key)
      if (!scripted) return []
      const adapted = check(ask).replace(/\s+/g, ' ').trim()
      return [{ key, ask: /\?$/.test(adapted) && adapted.length > 8 ? adapted : scripted.ask }]
    })
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .slice(0, mostQuestions)
  if (questions.length === 0) return null
  const opening = [said(check, reply.understood, 15), ...describeDocuments(dossier)].join(' ')
  return askStep(dossier, opening, questions)
}

/** Keeps a model's statements about the client only where the client said them; rule extractions are always there. */
function asBrief(dossier: Dossier, reply: Pick<PreviewReply, 'summary' | 'facts' | 'redFlags'>, check: Check): Brief {
  const brief = composeBrief(dossier)
  const material = [
    ...clientTexts(dossier),
    ...dossier.documents.map(({ name, text }) => `${name} ${text ?? ''}`),
  ].join('\n')
  const told = fold(brief.facts.map(({ value }) => value).join('\n'))
  const facts = reply.facts
    .map(({ label, value }) => ({ label: clip(check(label), 80), value: clip(check(value), 200) }))
    .filter(({ label, value }) => label !== '' && isGrounded(value, material) && !told.includes(fold(value)))
  const flags = reply.redFlags.map((flag) => clip(check(flag), 160)).filter((flag) => flag.length > 8)
  const summary = check(reply.summary).trim()
  return {
    ...brief,
    summary: summary.length > 20 ? clip(summary, 900) : brief.summary,
    facts: [...brief.facts, ...facts.slice(0, 8)],
    redFlags: [...brief.redFlags, ...flags.slice(0, 3)],
  }
}

/** The opening paragraph of an emergency is the product's fixed text, never the model's. */
export const emergencyParagraph = (dossier: Dossier): string[] =>
  dossier.emergency?.length ? [dossier.emergency.join(' ')] : []

export function asPreview(
  dossier: Dossier,
  reply: PreviewReply,
  passages: readonly Quotation[],
  check: Check,
): { preview: Preview; brief: Brief } {
  const paragraphs = reply.paragraphs
    .map((paragraph) => check(paragraph).trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length < 2 || paragraphs.join(' ').length < 120)
    throw new UnusableReply('Too little of the preview can be shown.')
  const marks = new Set(reply.quotes.map((mark) => mark.toUpperCase().replace(/[^T0-9]/g, '')))
  const quotations = passages.filter((_, index) => marks.has(`T${index + 1}`))
  const title = check(reply.title)
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
  const preview: Preview = {
    title: title.length > 3 ? clip(title, 90) : topicOf(dossier),
    paragraphs: [...emergencyParagraph(dossier), ...paragraphs.slice(0, 6)],
    quotations,
    limits: limitsOf(dossier, quotations),
    deadlines: computedDeadlines(dossier, knowledge(dossier), quotations),
    papers: papersOf(dossier),
    missing: composePreview(dossier).missing,
  }
  return { preview, brief: asBrief(dossier, reply, check) }
}

export function asFollow(dossier: Dossier, reply: FollowReply, check: Check): { text: string; brief: Brief } {
  const text = [...(dossier.emergency ?? []), said(check, reply.reply, 15)].join('\n\n')
  return { text, brief: asBrief(dossier, reply, check) }
}
