import type { Mask } from '../../redaction/mask.ts'
import { clientSentences } from '../compose/known-answers.ts'
import { cutShort, fold, sentences } from '../fold.ts'
import { assistantMessagesFor, hideSecrets } from '../messages.ts'
import type { Dossier, Quotation } from '../port.ts'
import { isAttributed, statesRule } from './claim-patterns.ts'
import { type Claim, unfoundedClaim } from './claims.ts'
import { sourceEvidenceFrom } from './evidence.ts'
import { promptsFor } from './prompt.ts'
import { isPromptInjection } from './prompt-injection.ts'

/** A model's text that must not be shown at all: the built-in assistant answers instead. */
export class UnusableReply extends Error {}

export type Check = (text: string) => string
/** The sentences that were withheld and why; a repeated sentence counts once. */
export type Withheld = Map<string, Claim | 'order' | 'mark' | 'script'>

const words = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []
const runs = (text: string, size: number): string[] => {
  const all = words(text)
  return all.slice(size - 1).map((_, index) => all.slice(index, index + size).join(' '))
}

/** Text that an obeyed prompt injection would make the model write: its quoted words, and any four words in a row. */
function dictated(dossier: Dossier): { runs: string[]; quotes: string[] } {
  const texts = [
    dossier.question,
    ...dossier.turns.filter((turn) => turn.author === 'client').map((turn) => turn.text),
    ...dossier.documents.map(({ text }) => text ?? ''),
  ]
  const orders = texts.flatMap(sentences).filter(isPromptInjection)
  return {
    runs: orders.flatMap((order) => runs(order, 4)),
    quotes: orders.flatMap((order) =>
      [...order.matchAll(/["“«]\s*([^"”»]{3,80}?)\s*["”»]/g)].map((match) => fold(match[1]!)),
    ),
  }
}

/** Lines of the prompt long enough to be recognised in a reply. */
const promptLines = (dossier: Dossier): string[] =>
  Object.values(promptsFor(dossier.locale))
    .flatMap((prompt) => prompt.split(/\n|(?<=\.) /))
    .map((line) => fold(line.replace(/^[-\s]+/, '')))
    .filter((line) => line.length > 40 && !line.includes('{'))

const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const reaching =
  /(?<![a-z])(?:appel|telephon|composez|ecri(?:vez|re)|contact|joign|joindre|envoy|adressez|vir(?:ez|ement)|vers(?:ez|er)|pa(?:y|ie)|regl|rendez-vous|allez|call|phone|text|ring|writ|send|reach|email|mail|visit|go to|transfer|wire)/

/** A mark stands for a value of the client's: it may be repeated to them, never be a contact to turn to. */
function marksFit(sentence: string, mask: Mask): boolean {
  const kinds = mask.kindsIn(sentence)
  if (!kinds) return false
  if (kinds.every((kind) => kind === 'name')) return true
  const folded = fold(sentence)
  return isAttributed(folded) || !(reaching.test(folded) || statesRule(folded))
}

/** A piece that may be the first half of a sentence: it is also checked together with the next one. */
const unfinished = (piece: string): boolean => !/[.?!…][»”"')]*$/.test(piece) || cutShort(piece)

const goesOn = (piece: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(piece)

/**
 * Filters a model's text before a person sees it. A sentence is shown only if all its claims rest on a passage given to
 * the model or on the client's words (`claims.ts`), and if nothing in the material dictated it; a text that shows the
 * prompt or its tags is refused whole. The values of personal data are then restored in place of their marks.
 */
export function createCheck(
  dossier: Dossier,
  tag: string,
  passages: readonly Quotation[],
  mask: Mask,
  withheld: Withheld,
): Check {
  const house = [
    ...passages.map(({ title, excerpt }) => `${title}\n${excerpt}`),
    ...(dossier.emergency ?? []),
    ...dossier.category.policyLines,
    ...Object.values(assistantMessagesFor(dossier.locale).meanwhileAlways),
  ].join('\n')
  const documents = dossier.documents.flatMap(({ name, text }) => [name, ...sentences(text ?? '')])
  const client = [...clientSentences(dossier), ...documents.filter((sentence) => !isPromptInjection(sentence))]
  const proof = sourceEvidenceFrom({ passages, client })
  const orders = dictated(dossier)
  const lines = promptLines(dossier)
  const reasonAgainst = (sentence: string): Claim | 'order' | 'mark' | 'script' | undefined => {
    const opened = mask.open(sentence)
    const plain = words(opened).join(' ')
    if (
      isPromptInjection(opened) ||
      orders.runs.some((run) => plain.includes(run)) ||
      orders.quotes.some((quote) => fold(opened).includes(quote))
    )
      return 'order'
    if (otherScript.test(sentence.replace(/[µμ]/g, ''))) return 'script'
    if (!marksFit(sentence, mask)) return 'mark'
    return unfoundedClaim(
      sentence.normalize('NFKC').replace(/[\u2010-\u2013]/g, '-'),
      proof,
      house,
      dossier.category.regulated !== 'none',
    )
  }
  const fits = (sentence: string): boolean => {
    const reason = reasonAgainst(sentence)
    if (reason) withheld.set(sentence, reason)
    return reason === undefined
  }
  const fitting = (paragraph: string): string => {
    const pieces = sentences(paragraph)
    const joined = pieces.map((piece, at) => {
      const next = pieces[at + 1]
      return next === undefined || !(unfinished(piece) || goesOn(next)) || fits(`${piece} ${next}`)
    })
    return pieces.filter((piece, at) => fits(piece) && joined[at] && joined[at - 1] !== false).join(' ')
  }
  return (text) => {
    const plain = fold(text)
    if (
      text.includes(tag) ||
      /<\/?(?:material|system|instructions?)\b/i.test(text) ||
      lines.some((line) => plain.includes(line))
    )
      throw new UnusableReply('The model repeated its instructions.')
    const visible = text
      .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .replace(/<[^>]*>/g, '')
      .replace(/!?\[([^\]]*)\]\(([^)]*)\)/g, '$1 $2')
      .replace(/^#+\s*|\*\*|__|`/gm, '')
    const kept = visible.split(/\n{2,}/).map(fitting)
    const shown = mask.restore(kept.filter((paragraph) => paragraph !== '').join('\n\n'))
    return hideSecrets(shown).replace(/[\u00a0\u202f ]?!+/g, '.')
  }
}

/** Whether most of the words stand in what the client wrote: the value is then their fact and not the model's. */
export function isGrounded(value: string, material: string): boolean {
  const known = new Set(words(material))
  const said = words(value).filter((word) => word.length > 2 || /\d/.test(word))
  const numbers = said.filter((word) => /\d/.test(word))
  return (
    said.length > 0 &&
    numbers.every((number) => known.has(number)) &&
    said.filter((word) => known.has(word)).length >= said.length * 0.6
  )
}
