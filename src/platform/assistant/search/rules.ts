import { matchesAny } from '../compose/known-answers.ts'
import { fold, sentences } from '../fold.ts'
import type { Quotation, SheetKnowledge, SheetRule } from '../port.ts'
import { terms } from './search.ts'

/** A second rule is quoted only from the same sheet, and where it is nearly as near. */
const secondShare = 0.75
/** The sheet of the question's own subject goes before its neighbours. */
const ownSubject = 1.25

/** How rare each word is among the phrases of the category's rules. */
function rarityIn(rules: readonly SheetRule[]): (word: string) => number {
  const frequency = new Map<string, number>()
  for (const { about } of rules)
    for (const word of new Set(about.flatMap(terms))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + rules.length / (frequency.get(word) ?? 1))
}

type Scored = { rule: SheetRule; score: number }

/** The rules of which a phrase stands whole in a sentence, nearest first: the more and the rarer its words. */
function onPoint(text: string, rules: readonly SheetRule[], subject?: string): Scored[] {
  const spoken = sentences(text).map((sentence) => new Set(terms(sentence)))
  const folded = fold(text)
  const rarity = rarityIn(rules)
  const scoreOf = ({ about, unless, sheet }: SheetRule): number => {
    if (unless.length > 0 && matchesAny(unless, folded)) return 0
    const found = new Set<string>()
    for (const words of about.map(terms))
      if (words.length > 1 && spoken.some((sentence) => words.every((word) => sentence.has(word))))
        for (const word of words) found.add(word)
    const score = [...found].reduce((sum, word) => sum + rarity(word), 0)
    return sheet === subject ? score * ownSubject : score
  }
  return rules
    .map((rule) => ({ rule, score: scoreOf(rule) }))
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score)
}

/** The sheet with the rule nearest to the text; undefined where none is on point. */
export const nearestSheet = (text: string, rules: readonly SheetRule[]): string | undefined =>
  onPoint(text, rules)[0]?.rule.sheet

/** The rule that answers the text, or none; a second one of the same sheet where it is nearly as near. */
export function rulesFor(text: string, { rules, subject }: SheetKnowledge, limit = 2): Quotation[] {
  const [best, ...others] = onPoint(text, rules, subject?.slug)
  if (!best) return []
  const near = others.filter(({ rule, score }) => rule.sheet === best.rule.sheet && score >= best.score * secondShare)
  return [best, ...near].slice(0, limit).map(({ rule: { key, title, text: excerpt, url, read } }) => ({
    title,
    url,
    excerpt,
    rule: { key, read },
  }))
}
