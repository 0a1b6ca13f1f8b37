import { z } from 'zod'
import { followText } from '../built-in.ts'
import { countryKey } from '../compose/abroad.ts'
import { acknowledgement, askStep, describeDocuments, mostQuestions } from '../compose/ask.ts'
import { composeBrief } from '../compose/brief.ts'
import { clientTexts } from '../compose/known-answers.ts'
import { composePreview } from '../compose/preview.ts'
import { clip, fold, sentences } from '../fold.ts'
import { assistantMessagesFor, clipWhole } from '../messages.ts'
import type { Brief, Dossier, Preview, ScriptQuestion, Step } from '../port.ts'
import { type Check, isGrounded, UnusableReply } from './check.ts'

const claim = z.object({
  text: z.string().max(500),
  passageId: z.string().max(20),
  quote: z.string().max(600),
})
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
    understood: z.array(z.string().max(500)).max(8),
    claims: z.array(claim).max(6),
    unsure: z.array(z.string().max(400)).max(4),
    ...forExpert,
  }),
  follow: z.object({ reply: z.array(z.string().max(500)).max(6), claims: z.array(claim).max(3), ...forExpert }),
  translate: z.object({ lines: z.array(z.string().max(6000)).max(80) }),
  safety: z.object({ situation: z.string().max(40) }),
}
export type Replies = { [Task in keyof typeof schemas]: z.output<(typeof schemas)[Task]> }
export const wholeClaims = z.array(claim).catch([])

const listed = (check: Check, list: readonly string[], is: 'restatement' | 'doubt' = 'restatement'): string[] =>
  list.map((text) => check.words(text, { is })).filter((text) => text !== '')

/** The message that asks, or nothing where the model finds that nothing is missing. */
export function asStep(
  dossier: Dossier,
  reply: Replies['ask'],
  candidates: readonly ScriptQuestion[],
  check: Check,
): Step | null {
  // In which country it is decides what else can be said: never left to a model.
  const country = candidates.filter(({ key }) => key === countryKey)
  const questions = [...country, ...reply.questions]
    .flatMap(({ key, ask }) => {
      const scripted = candidates.find((candidate) => candidate.key === key)
      if (!scripted) return []
      const adapted = check.words(ask, { is: 'question', scripted: scripted.ask })
      return [{ key, ask: adapted === '' ? scripted.ask : adapted }]
    })
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .slice(0, mostQuestions)
  if (questions.length === 0) return null
  const understood = listed(check, sentences(reply.understood)).join(' ')
  const opening =
    understood === ''
      ? acknowledgement(dossier)
      : [assistantMessagesFor(dossier.locale).thanks, understood, ...describeDocuments(dossier)].join(' ')
  return askStep(dossier, opening, questions)
}

/** Keeps a model's statements about the client only where the client said them; rule extractions are always there. */
function asBrief(dossier: Dossier, reply: z.output<z.ZodObject<typeof forExpert>>, check: Check): Brief {
  const brief = composeBrief(dossier)
  const material = [
    ...clientTexts(dossier),
    ...dossier.documents.map(({ name, text }) => `${name} ${text ?? ''}`),
  ].join('\n')
  const told = fold(brief.facts.map(({ value }) => value).join('\n'))
  const facts = reply.facts
    .map(({ label, value }) => ({ label, value: clip(check.words(value, { is: 'extract' }), 200) }))
    .filter(({ value }) => isGrounded(value, material) && !told.includes(fold(value)))
    .map(({ label, value }) => ({
      label: clip(check.words(label, { is: 'extract' }), 80) || assistantMessagesFor(dossier.locale).toldLabel,
      value,
    }))
  const summary = listed(check, sentences(reply.summary)).join(' ')
  return {
    ...brief,
    summary: summary.length > 20 ? clipWhole(summary, 900) : brief.summary,
    facts: [...brief.facts, ...facts.slice(0, 8)],
    redFlags: [...brief.redFlags, ...listed(check, reply.redFlags).slice(0, 3)],
  }
}

/** A reply of which nothing can be shown is the built-in assistant's to write. */
function refuseEmpty(...lists: readonly (readonly unknown[])[]): void {
  if (lists.every((list) => list.length === 0)) throw new UnusableReply('Nothing of the reply can be shown.')
}

export function asPreview(
  dossier: Dossier,
  reply: Replies['preview'],
  check: Check,
): { preview: Preview; brief: Brief } {
  const understood = listed(check, reply.understood).slice(0, 5)
  const claims = check.proven(reply.claims).slice(0, 3)
  const unsure = listed(check, reply.unsure, 'doubt').slice(0, 2)
  refuseEmpty(understood, claims)
  const title = check.words(reply.title, { is: 'extract' }).replace(/[.\s]+$/, '')
  return {
    preview: composePreview(dossier, { title: clip(title, 90), understood, claims, unsure }),
    brief: asBrief(dossier, reply, check),
  }
}

export function asFollow(dossier: Dossier, reply: Replies['follow'], check: Check): { text: string; brief: Brief } {
  const understood = listed(check, reply.reply).slice(0, 3)
  const claims = check.proven(reply.claims).slice(0, 1)
  refuseEmpty(understood, claims)
  return { text: followText(dossier, { understood, claims }), brief: asBrief(dossier, reply, check) }
}
