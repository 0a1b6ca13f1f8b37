import { joinList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { countryNotice, isAbroad, unknownCountryNotice } from './compose/abroad.ts'
import { acknowledgement, askStep, describeDocuments, describeFacts, questionsToAsk } from './compose/ask.ts'
import { composeBrief } from './compose/brief.ts'
import { firstLines } from './compose/first-lines.ts'
import { clientTexts, knowledge } from './compose/known-answers.ts'
import { composePreview } from './compose/preview.ts'
import { privacyNotice } from './compose/privacy.ts'
import { settledBy } from './compose/settled.ts'
import { termNotes } from './compose/term-notes.ts'
import { extract } from './extraction/extract.ts'
import { confirmedDeadline, statedDatesIn } from './extraction/stated-dates.ts'
import { clip, fold, sentences } from './fold.ts'
import { assistantMessagesFor, formatCivilDate, quoteText } from './messages.ts'
import { isPromptInjection } from './model/prompt-injection.ts'
import type { Assistant, Dossier, ModelWords, Quotation, Step } from './port.ts'
import { passagesFor } from './search/passages.ts'

/** Streams a few words at a time, so that a page shows them arriving; without delays. */
export function inChunks(text: string, onWords: ((words: string) => void) | undefined): void {
  if (onWords) for (const chunk of text.match(/(?:\S+\s*){1,4}|\s+/g) ?? []) onWords(chunk)
}

export function nextStep(dossier: Dossier): Step {
  const questions = questionsToAsk(dossier)
  if (questions.length === 0) return { kind: 'preview', preview: composePreview(dossier), brief: composeBrief(dossier) }
  return askStep(dossier, acknowledgement(dossier), questions)
}

export const spokenStep = (step: Step): string =>
  step.kind === 'ask' ? step.text : step.preview.paragraphs.join('\n\n')

/** The title, with the day of its last revision where it is an article of ours. */
function datedTitle(locale: Locale, { title, revised }: Quotation): string {
  const quoted = quoteText(locale, title)
  const date = revised && formatCivilDate(locale, revised)
  return date ? `${quoted} ${fill(assistantMessagesFor(locale).revised, { date })}` : quoted
}

/**
 * The reply to a message added after the preview: what of it is kept, what it answers, who will read it. A model's words
 * stand in place of those on what was added and on what applies.
 */
export function followText(
  dossier: Dossier,
  model: Pick<ModelWords, 'understood' | 'claims'> = { understood: [], claims: [] },
): string {
  const words = assistantMessagesFor(dossier.locale)
  const last = dossier.turns.findLastIndex((turn) => turn.author === 'client')
  const said = sentences(dossier.turns[last]?.text ?? '').filter((sentence) => !isPromptInjection(sentence))
  const text = said.join('\n')
  const { date } = confirmedDeadline(dossier)
  const at = dossier.turns[last]?.at ?? dossier.now
  const facts = describeFacts(dossier, extract(text), statedDatesIn(text, at, date))
  const before = knowledge({ ...dossier, turns: dossier.turns.slice(0, Math.max(0, last)) })
  const state = knowledge(dossier)
  const settled = settledBy(before, state)
  const asks = said.filter((sentence) => /\?\s*$/.test(sentence))
  const [claim] = model.claims
  const hit = asks.length > 0 && !claim ? passagesFor(dossier, asks.join('\n'), 1)[0] : undefined
  // Each is put once: whoever leaves it open has read it.
  const put = dossier.turns.flatMap((turn) => (turn.author === 'assistant' ? [turn.text] : [])).join('\n')
  const missing = state.missing.find(({ ask }) => !put.includes(ask))
  const substance = said.filter((sentence) => fold(sentence).length > 8)
  const parts: string[] = [...firstLines(dossier, said), words.followThanks]
  if (dossier.country?.corrected) parts.push(countryNotice(dossier, isAbroad(dossier) ? 'notice' : 'corrected'))
  if (model.understood.length > 0) parts.push(...model.understood)
  else if (facts.length > 0) parts.push(fill(words.followAdded, { facts: joinList(dossier.locale, facts) }))
  else if (substance.length > 0)
    parts.push(fill(words.followAddedQuote, { quote: quoteText(dossier.locale, clip(substance.join(' '), 160)) }))
  else if (dossier.documents.length === 0) parts.push(words.followNothing)
  if (said.length === 0) parts.push(...describeDocuments(dossier))
  parts.push(...termNotes(dossier))
  if (settled) parts.push(fill(words.followAnswers, { ask: settled.ask }))
  if (asks.length > 0) parts.push(words.followAsks)
  if (claim)
    parts.push(
      ...unknownCountryNotice(dossier, [claim.passage]),
      fill(words.followClaim, {
        text: claim.text.replace(/\.$/, ''),
        title: claim.passage.title,
        url: claim.passage.url,
      }),
    )
  if (hit)
    parts.push(
      ...unknownCountryNotice(dossier, [hit]),
      fill(words.followFound, {
        title: datedTitle(dossier.locale, hit),
        quote: quoteText(dossier.locale, hit.excerpt),
        url: hit.url,
      }),
    )
  if (substance.length > 0 || dossier.documents.length > 0) parts.push(words.followExpert)
  if (missing) parts.push(fill(words.followMissing, { ask: missing.ask }))
  parts.push(...privacyNotice(dossier, clientTexts(dossier).slice(-1), clientTexts(dossier).slice(0, -1)))
  return parts.join(' ')
}

/** The assistant that needs no API key: the same text for the same dossier, and only text with a written source. */
export function createBuiltIn(): Assistant {
  return {
    async next(dossier, onWords) {
      const step = nextStep(dossier)
      inChunks(spokenStep(step), onWords)
      return { step }
    },
    async follow(dossier, onWords) {
      const text = followText(dossier)
      inChunks(text, onWords)
      return { text, brief: composeBrief(dossier) }
    },
  }
}
