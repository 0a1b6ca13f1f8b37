import { createHash } from 'node:crypto'
import { fill } from '../../../i18n/text.ts'
import type { Mask } from '../../redaction/mask.ts'
import { countryNotice, imposedLines, isAbroad } from '../compose/abroad.ts'
import { topicOf } from '../compose/ask.ts'
import { confirmedDeadline } from '../extraction/stated-dates.ts'
import { sentences } from '../fold.ts'
import type { Dossier, ModelCall } from '../port.ts'
import type { Passage } from '../search/passages.ts'
import { isPromptInjection } from './prompt-injection.ts'
import { en } from './prompts/en.ts'
import { fr } from './prompts/fr.ts'

export type Task = ModelCall['task']
/** What is asked about a question as a whole. */
export type DossierTask = Exclude<Task, 'translate' | 'safety'>

const longest = { question: 6000, turn: 3000, document: 6000, documents: 5 }

/** Characters that a reader does not see and a model does: they can carry a hidden text. */
export const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/** The client's text as a model may read it: visible characters, no tag, no personal data, no order to the model. */
export function sanitizeForModel(text: string, limit: number, mask: Mask): string {
  // Reads far more than is sent, so that no value is cut in two before it is recognised.
  const visible = text
    .slice(0, limit * 4)
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
  const kept = sentences(visible).filter((sentence) => !isPromptInjection(sentence))
  return mask.hide(kept.join('\n')).replace(/</g, '‹').replace(/>/g, '›').slice(0, limit)
}

export const promptsFor = (locale: Dossier['locale']) => (locale === 'fr' ? fr : en)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
/** Which words the model was given: changes with every change of a prompt. */
export const promptVersion = { fr: hashOf(JSON.stringify(fr)), en: hashOf(JSON.stringify(en)) }

/** `tag` holds a random number made for this one call, so that no author of the material can have closed it. */
export function instructions(dossier: Dossier, tag: string): string {
  return fill(promptsFor(dossier.locale).house, {
    topic: topicOf(dossier),
    profession: dossier.category.profession,
    policy: imposedLines(dossier).join(' ') || '—',
    country: isAbroad(dossier) ? countryNotice(dossier, 'notice') : '—',
    deadline: confirmedDeadline(dossier).date ?? '—',
    tag,
  })
}

const textsOf = (dossier: Dossier): string[] => [
  dossier.question,
  ...dossier.turns.map(({ text }) => text),
  ...dossier.documents.map(({ text }) => text ?? ''),
]

/** The material is JSON between the tags, so that a client's line cannot pose as another speaker. */
export function buildMessage(
  dossier: Dossier,
  task: DossierTask,
  tag: string,
  passages: readonly Passage[],
  candidates: readonly { key: string; ask: string }[],
  mask: Mask,
): string {
  // A first pass over all texts: a name that a later text introduces is then masked in the first one too.
  for (const text of textsOf(dossier)) sanitizeForModel(text, longest.question, mask)
  const material = {
    question: sanitizeForModel(dossier.question, longest.question, mask),
    turns: dossier.turns.map(({ author, text }) => ({ author, text: sanitizeForModel(text, longest.turn, mask) })),
    documents: dossier.documents.slice(0, longest.documents).map(({ name, text }) => ({
      name: sanitizeForModel(name, 80, mask),
      text: text ? sanitizeForModel(text, longest.document, mask) : null,
    })),
    passages: passages.map(({ id, title, country, date, excerpt }) => ({ id, title, country, date, text: excerpt })),
  }
  const list = candidates.map(({ key, ask }) => `- ${key}: ${ask}`).join('\n')
  const order = promptsFor(dossier.locale)[task].replace('{candidates}', () => list)
  return `<${tag}>\n${JSON.stringify(material, null, 1)}\n</${tag}>\n\n${order}`
}
