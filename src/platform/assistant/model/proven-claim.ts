import { inFigures, quantities } from '../extraction/quantities.ts'
import { sentences } from '../fold.ts'
import type { Passage } from '../search/passages.ts'
import { terms } from '../search/search.ts'

/** What a model says of the law: a sentence, and the words of a passage that prove it. */
export type Claim = { text: string; passageId: string; quote: string }

/** Why a claim is not shown. */
export const claimReasons = ['no-passage', 'no-quote', 'cut-quote', 'other-number', 'other-meaning', 'beyond'] as const
type ClaimReason = (typeof claimReasons)[number]

/** White space, quotation marks, apostrophes and dashes of one form, so that only words and numbers are compared. */
const levelled = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[«»“”„]/g, '"')
    .replace(/\s*"\s*/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+([:;?!%€])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Words that change what a sentence means, in both languages, on folded text in figures. The first form that matches
 * counts. « Ne » followed by « pas » is one negation.
 */
const meanings: readonly [string, string][] = [
  [
    'at-most',
    "pas plus (?:de|d')|au plus(?! tard)|au maximum|maximum|maximale?s?|jusqu' (?:a|au|aux)|dans (?:un|le|les) delais?|moins de|sous|at most|no more than|not more than|up to|within|less than|fewer than|no later than|au plus tard",
  ],
  [
    'at-least',
    'au moins|au minimum|minimum|minimale?s?|plus de|a partir (?:de|du|d)|at least|no less than|not less than|more than|over',
  ],
  ['unless', "sauf|hors(?! charges)|except[ei]\\w*|a moins qu?[e']|unless|except|other than"],
  [
    'if',
    "si|s' ils?|lorsqu[e']|quand|a condition|en cas|des lors|pourvu|dans certain\\w*|in some|if|when|where|provided|in case|as long as",
  ],
  [
    'not',
    "n'|ne|pas|jamais|aucune?|rien|nul(?:le)?|sans|ni|interdi\\w+|refus\\w+|not|never|no|none|nothing|neither|nor|without|forbidden|prohibited|refus\\w+",
  ],
  [
    'must',
    'doi(?:t|vent)|devr\\w+|devez|faut|oblig\\w+|tenue?s?|impos\\w+|must|shall|should|ha(?:s|ve) to|required|mandatory|needs? to|owes?',
  ],
  [
    'may',
    "peu(?:t|vent)|pourr\\w+|pouvez|possib\\w+|facultati\\w+|droit (?:de|d'|a)|may|can|could|might|entitled|allowed|optional",
  ],
  ['before', 'avant|before|prior'],
  ['after', 'apres|suivant\\w*|a compter|after|following|from the'],
  [
    'all',
    'tou(?:t|s|te|tes)|toujours|chaque|immediatement|automatiquement|always|all|every|each|any|immediately|automatically',
  ],
  ['only', 'seulement|uniquement|seule?s?|exclusivement|only|solely'],
  ['often', 'souvent|parfois|habituellement|generalement|environ|often|sometimes|usually|about|approximately'],
]
const turning = new RegExp(
  `(?<![a-z0-9])(?:${meanings.map(([name, forms]) => `(?<${name.replace('-', '')}>${forms})`).join('|')}|(?<number>\\d+(?:[.,/-]\\d+)*))(?![a-z0-9])`,
  'g',
)
const actors =
  /(?<![a-z])(?:bailleurs?|proprietaires?|locataires?|employeurs?|salariee?s?|vendeurs?|acheteurs?|assureurs?|assures?|banques?|clients?|syndics?|creanciers?|debiteurs?|notaires?|juges?|caution|garants?|prefet|consommateurs?|professionnels?|landlords?|tenants?|employers?|employees?|sellers?|buyers?|insurers?|insured|banks?|customers?|creditors?|debtors?|notary|judges?|guarantors?|consumers?|traders?)(?![a-z])/g

type Reading = { turns: string[]; segments: string[][]; actors: string[] }

/** A sentence as what turns its meaning (negation, modality, conditions, numbers), and the words between. */
function read(text: string): Reading {
  const plain = inFigures(text)
    .replace(/(?<![a-z])can(?:not|'t)(?![a-z])/g, 'can not')
    .replace(/(?<=[a-z])n't(?![a-z])/g, ' not')
    .replace(/(?<![a-z])(?:ne |n')(?=(?:[a-z']+ ){0,4}(?:[a-z]')?(?:pas|jamais|aucune?|rien|ni)(?![a-z]))/g, '')
    .replace(/'(?=[a-z])/g, "' ")
  const found: Reading = { turns: [], segments: [], actors: [...plain.matchAll(actors)].map(([name]) => actorOf(name)) }
  let at = 0
  for (const match of plain.matchAll(turning)) {
    const [name, value] = Object.entries(match.groups!).find(([, words]) => words !== undefined)!
    found.segments.push(stems(plain.slice(at, match.index)))
    found.turns.push(name === 'number' ? value! : name)
    at = match.index + match[0].length
  }
  found.segments.push(stems(plain.slice(at)))
  return found
}

const stems = (text: string): string[] => terms(text).map((term) => term.slice(0, 6))
const actorOf = (name: string): string => stems(name)[0] ?? name

/** Words that add nothing to a rule. */
const idle = new Set(
  stems('general generale generalement principe principes selon prevoit prevu cas principle according normally rule'),
)

const sameList = (some: readonly string[], others: readonly string[]): boolean => some.join(' ') === others.join(' ')
const sameSet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one))

/** Whether these stand among the others in this order. */
function inOrder(some: readonly string[], others: readonly string[]): boolean {
  let at = 0
  for (const one of others) if (one === some[at]) at += 1
  return at === some.length
}

/** What may not be left outside of a quotation: it would then say the contrary. */
const decisive = new Set(['not', 'if', 'unless'])
const fewestWords = 4

/**
 * Why the claim is not proven by the passages, or nothing. It is where the quotation stands word for word in the
 * passage, with the negations and conditions of its sentence, and the claim has the numbers, negations, modalities and
 * conditions of the quotation in the same order, the same persons in the same order, and no word that the quotation and
 * the passage's title do not have.
 */
export function flawOf({ text, passageId, quote }: Claim, passages: readonly Passage[]): ClaimReason | undefined {
  const passage = passages.find(({ id }) => id === passageId)
  if (!passage) return 'no-passage'
  const exact = levelled(quote).replace(/^["(\s]+|[").,;:\s]+$/g, '')
  const whole = levelled(passage.excerpt)
  const from = wholeWordsAt(whole, exact)
  if (exact.split(' ').length < fewestWords || from < 0) return 'no-quote'
  const quoted = read(exact)
  const around = sentencesAround(whole, from, from + exact.length).map(read)
  const lost = around.flatMap(({ turns }) => turns.filter((one) => decisive.has(one)))
  if (
    !sameList(
      lost,
      quoted.turns.filter((one) => decisive.has(one)),
    )
  )
    return 'cut-quote'
  const claimed = read(text)
  if (!sameSet(quantities(text), quantities(exact))) return 'other-number'
  if (!sameList(claimed.turns, quoted.turns)) return 'other-meaning'
  if (!inOrder(claimed.actors, quoted.actors)) return 'other-meaning'
  const titled = new Set([...stems(inFigures(passage.title)), ...idle])
  const beyond = claimed.segments.some((words, at) => {
    const near = new Set(quoted.segments.slice(Math.max(0, at - 1), at + 2).flat())
    return words.some((word) => !near.has(word) && !titled.has(word))
  })
  return beyond ? 'beyond' : undefined
}

const inWord = /[\p{L}\p{N}]/u

/** Where these words stand in a text, none of them cut; -1 where they do not. */
function wholeWordsAt(whole: string, words: string): number {
  const at = whole.indexOf(words)
  const cut = inWord.test(whole[at - 1] ?? '') || inWord.test(whole[at + words.length] ?? '')
  return cut ? -1 : at
}

/** The sentences of a text that a part of it touches. */
function sentencesAround(whole: string, from: number, to: number): string[] {
  let at = 0
  return sentences(whole).filter((sentence) => {
    const start = whole.indexOf(sentence, at)
    at = start + sentence.length
    return start < to && at > from
  })
}
