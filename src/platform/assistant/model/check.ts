import type { Mask } from '../../redaction/mask.ts'
import { clientSentences } from '../compose/known-answers.ts'
import { fold, sentences } from '../fold.ts'
import { hideSecrets } from '../messages.ts'
import type { Dossier } from '../port.ts'
import type { Passage } from '../search/passages.ts'
import { isAttributed, statesRule } from './claim-patterns.ts'
import { clientWords } from './client-words.ts'
import { promptsFor } from './prompt.ts'
import { isPromptInjection } from './prompt-injection.ts'
import { type Claim, claimReasons, flawOf } from './proven-claim.ts'
import { type Kind, reasons, refusalOf } from './restatement.ts'

/** A model's text that must not be shown at all: the built-in assistant answers instead. */
export class UnusableReply extends Error {}

export type ProvenClaim = { text: string; passage: Passage }
export const dropReasons = [...reasons, ...claimReasons, 'order', 'mark', 'markup'] as const
type DropReason = (typeof dropReasons)[number]
/** The sentences that were dropped and why; a repeated sentence counts once. */
export type Dropped = Map<string, DropReason>

/** What of a model's words may be shown, with the values of personal data in place of their marks. */
export type Check = {
  /** The text, or '' where it may not be shown. */
  words(text: string, kind?: Kind): string
  /** The claims that a passage proves. */
  proven(claims: readonly Claim[]): ProvenClaim[]
}

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

/** Tags, Markdown, links, characters that are not seen, and letters that only look like ours. */
const markup =
  /[<>{}`*#|\\\n]|__|\]\(|[\p{Cf}\p{Co}\p{Cn}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
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

const calm = (text: string): string => hideSecrets(text).replace(/[\u00a0\u202f ]?!+/g, '.')

/**
 * Decides what of a model's reply a person sees: a claim about the law only with its proof (`proven-claim.ts`), any
 * other sentence only if it restates what the client said (`restatement.ts`) and nothing in the material dictated it. A
 * text that shows the prompt or its tags is refused whole.
 */
export function createCheck(
  dossier: Dossier,
  tag: string,
  passages: readonly Passage[],
  mask: Mask,
  dropped: Dropped,
): Check {
  const documents = dossier.documents.flatMap(({ name, text }) => [name, ...sentences(text ?? '')])
  const said = clientWords([
    ...clientSentences(dossier),
    ...documents.filter((sentence) => !isPromptInjection(sentence)),
  ])
  const orders = dictated(dossier)
  const lines = promptLines(dossier)

  function refuseLeak(text: string): void {
    const plain = fold(text)
    if (text.includes(tag) || lines.some((line) => plain.includes(line)))
      throw new UnusableReply('The model repeated its instructions.')
  }
  const isDictated = (text: string): boolean => {
    const opened = mask.open(text)
    const plain = words(opened).join(' ')
    return (
      isPromptInjection(opened) ||
      orders.runs.some((run) => plain.includes(run)) ||
      orders.quotes.some((quote) => fold(opened).includes(quote))
    )
  }
  const reasonAgainst = (text: string, kind: Kind) => {
    if (markup.test(text.trim())) return 'markup'
    if (isDictated(text)) return 'order'
    if (!marksFit(text, mask)) return 'mark'
    const parts = [...new Set([text, ...sentences(text)])]
    return parts.map((part) => refusalOf(part.normalize('NFKC'), kind, said, dossier.locale)).find(Boolean)
  }
  const reasonAgainstClaim = (claim: Claim) => {
    if (markup.test(claim.text.trim()) || /\[[A-Z-]+-\d+\]/.test(claim.text)) return 'markup'
    return isDictated(claim.text) ? 'order' : flawOf(claim, passages)
  }
  return {
    words(text, kind = { is: 'restatement' }) {
      refuseLeak(text)
      const reason = reasonAgainst(text, kind)
      if (reason) dropped.set(text, reason)
      return reason ? '' : calm(mask.restore(text.replace(/\s+/g, ' ').trim()))
    },
    proven: (claims) =>
      claims.flatMap((claim) => {
        refuseLeak(claim.text)
        const reason = reasonAgainstClaim(claim)
        if (reason) dropped.set(claim.text, reason)
        const passage = passages.find(({ id }) => id === claim.passageId)
        return reason || !passage ? [] : [{ text: calm(claim.text.trim()), passage }]
      }),
  }
}

/** Whether most of the words stand in what the client wrote: the value is then their fact and not the model's. */
export function isGrounded(value: string, material: string): boolean {
  const known = new Set(words(material))
  const told = words(value).filter((word) => word.length > 2 || /\d/.test(word))
  const numbers = told.filter((word) => /\d/.test(word))
  return (
    told.length > 0 &&
    numbers.every((number) => known.has(number)) &&
    told.filter((word) => known.has(word)).length >= told.length * 0.6
  )
}
