import { textFeatures } from '../../../i18n/text-features.ts'
import { matchesAny } from '../compose/known-answers.ts'
import { fold, sentences } from '../fold.ts'
import type { Quotation, RankedRule, SheetKnowledge, SheetRule } from '../port.ts'
import { type Example, fitKernelRidge } from './kernel-ridge.ts'
import { terms } from './search.ts'

/** Cost of large coefficients, and how closely each kind of text is fitted: calibrated on examples left out in turn. */
const ridge = 0.3
const weights = { asked: 1, text: 0.5, about: 0.3 }
/** How surely a rule must be on point to be quoted, a second one beside it, and to be read by a model. */
const floor = { first: 0.68, second: 0.45, read: 0.2 }

const featuresOf = (text: string) => textFeatures(fold(text).match(/[a-z0-9']+/g) ?? [], terms(text))

/** Whether a phrase of the rule stands whole in a sentence. */
function saysPhrase({ about }: SheetRule, spoken: readonly ReadonlySet<string>[]): boolean {
  return about
    .map(terms)
    .some((words) => words.length > 1 && spoken.some((sentence) => words.every((word) => sentence.has(word))))
}

/**
 * Learns from the example questions, the phrases and the texts of a category's rules which rule answers a question. A
 * rule that stands in several sheets is one. The function returned gives the rules, the likeliest first.
 */
export async function createRuleRanker(rules: readonly SheetRule[]): Promise<(text: string) => RankedRule[]> {
  const texts = [...new Set(rules.map(({ text }) => text))]
  const labelOf = new Map(texts.map((text, label) => [text, label]))
  const examples = rules.flatMap((rule): Example[] => {
    const example = (text: string, weight: number) => ({
      features: featuresOf(text),
      label: labelOf.get(rule.text) ?? 0,
      weight,
    })
    return [
      ...rule.asked.map((text) => example(text, weights.asked)),
      ...rule.about.map((text) => example(text, weights.about)),
      example(rule.text, weights.text),
    ]
  })
  const sheetsOf = Map.groupBy(rules, ({ text }) => text)
  /** How near the nearest rule of a sheet is: of its `own` ones, and of all of each sheet that is none of these. */
  const bestOf = (scores: ArrayLike<number>) => {
    const score = ({ text }: SheetRule) => scores[labelOf.get(text) ?? 0] ?? 0
    const nearest = (some: readonly SheetRule[]) => Math.max(0, ...some.map(score))
    return {
      own: (sheet: string) =>
        nearest(rules.filter((rule) => rule.sheet === sheet && sheetsOf.get(rule.text)?.length === 1)),
      others: (these: readonly string[]) => rules.filter(({ sheet }) => !these.includes(sheet)).map(score),
    }
  }
  const scoresOf = await fitKernelRidge(examples, texts.length, ridge)
  return (text) => {
    const spoken = sentences(text).map((sentence) => new Set(terms(sentence)))
    const scores = scoresOf(featuresOf(text))
    const best = bestOf(scores)
    const ranked = texts
      .map((of, label) => ({ of, score: scores[label] ?? 0 }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 4)
    return ranked.flatMap(({ of, score }, index) => {
      const next = ranked[index === 0 ? 1 : 0]?.score ?? 0
      const shared = rules.filter((rule) => rule.text === of)
      const said = shared.some((rule) => saysPhrase(rule, spoken))
      const probability = sureness(score, score - next, said)
      const other = Math.max(0, ...best.others(shared.map(({ sheet }) => sheet)))
      const subject = sureness(score, score - other, said)
      // Of the sheets that share the rule, the one whose own rules are nearest comes first.
      return shared
        .toSorted((a, b) => best.own(b.sheet) - best.own(a.sheet))
        .map((rule) => ({ rule, probability, subject }))
    })
  }
}

/** By logistic regression on examples left out in turn, half of them without their rule. */
const sureness = (score: number, lead: number, said: boolean): number =>
  1 / (1 + Math.exp(1.18 - 2.12 * score - 12.36 * lead - (said ? 0.22 : 0)))

/**
 * The sheet with the rule nearest to the text; undefined where none is on point. That another rule of the same sheet is
 * as near makes the sheet no less sure.
 */
export const nearestSheet = (ranked: readonly RankedRule[]): string | undefined =>
  ranked[0] && ranked[0].subject >= floor.second ? ranked[0].rule.sheet : undefined

/** The ranked rules that hold where the client is, and that nothing in the text excludes. */
function applicable(text: string, { rules, rank }: SheetKnowledge): RankedRule[] {
  const folded = fold(text)
  const held = (of: SheetRule) => rules.some(({ key, sheet }) => key === of.key && sheet === of.sheet)
  return rank(text).filter(({ rule }) => held(rule) && !(rule.unless.length > 0 && matchesAny(rule.unless, folded)))
}

/** What a model may read: the rules that may be on point, then those of the question's own sheet that are not excluded. */
export function rulesToRead(text: string, knowledge: SheetKnowledge, limit: number): SheetRule[] {
  const near = applicable(text, knowledge)
    .filter(({ probability }) => probability >= floor.read)
    .map(({ rule }) => rule)
  const folded = fold(text)
  const own = knowledge.rules.filter(
    (rule) =>
      rule.sheet === knowledge.subject?.slug &&
      !near.some(({ text: known }) => known === rule.text) &&
      !(rule.unless.length > 0 && matchesAny(rule.unless, folded)),
  )
  return [...near, ...own].slice(0, limit)
}

export const quotationOf = ({ key, sheet, title, text: excerpt, url, read }: SheetRule): Quotation => ({
  title,
  url,
  excerpt,
  rule: { key, sheet, read },
})

/** The rule that answers the text, or none; a second one of the same sheet where it is nearly as near. */
export function rulesFor(text: string, knowledge: SheetKnowledge, limit = 2): Quotation[] {
  const own = ({ rule }: RankedRule) => rule.sheet === knowledge.subject?.slug
  const [first, ...others] = applicable(text, knowledge).sort(
    (a, b) => b.probability - a.probability || Number(own(b)) - Number(own(a)),
  )
  if (!first || first.probability < floor.first) return []
  const second = others.filter(
    ({ rule, probability }) =>
      rule.sheet === first.rule.sheet && rule.text !== first.rule.text && probability >= floor.second,
  )
  return [first, ...second].slice(0, limit).map(({ rule }) => quotationOf(rule))
}
