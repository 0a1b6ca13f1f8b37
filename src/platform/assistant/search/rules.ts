import { textFeatures } from '../../../i18n/text-features.ts'
import { matchesAny } from '../compose/fragments.ts'
import { fold } from '../fold.ts'
import type { Quotation, RankedRule, RankedSheet, SheetKnowledge, SheetRule } from '../port.ts'
import { type Example, fitKernelRidge } from './kernel-ridge.ts'
import { terms } from './search.ts'

/** Cost of large coefficients, and how closely each kind of text is fitted: calibrated on examples left out in turn. */
const ridge = 0.3
const weights = { asked: 1, text: 0.5, about: 0.3 }
/**
 * How surely a rule must be on point to be quoted, a second one beside it, and to be read by a model; and how surely a
 * text must be about a sheet to be asked for its facts. Two rules of a sheet that are both near take each other's lead:
 * the first of them is quoted where the two together are sure (`bothOfTwo`), the second being at least `partOfFirst` as likely.
 */
const floor = { first: 0.72, second: 0.45, read: 0.2, sheet: 0.5, ofTwo: 0.4, bothOfTwo: 0.75, partOfFirst: 1 / 3 }

const featuresOf = (text: string) => textFeatures(fold(text).match(/[a-z0-9']+/g) ?? [], terms(text))

/** Whether something in the folded text makes another rule hold. */
const isExcluded = ({ unless }: SheetRule, folded: string): boolean => unless.length > 0 && matchesAny(unless, folded)

export type RuleRanker = Pick<SheetKnowledge, 'rank' | 'nearest'>

/** `nearest`: the cosine of the nearest example; `inCommon`: words of the text that the rules or their examples have. */
type Evidence = { lead: number; nearest: number; inCommon: number }

/**
 * By logistic regression on examples left out in turn, with and without their rule, on questions of other categories and
 * on everyday ones that no rule answers. A lead alone says little of a short question: some rule is always the nearest.
 */
const surenessOfRule = ({ lead, nearest, inCommon }: Evidence): number =>
  1 / (1 + Math.exp(7.89 - 10.27 * lead - 8.34 * nearest - 2.94 * Math.log(1 + inCommon)))
const surenessOfSheet = ({ score, lead, nearest, inCommon }: Evidence & { score: number }): number =>
  1 / (1 + Math.exp(5.84 - 4.01 * score - 5.01 * lead - 8.79 * nearest - 1.51 * Math.log(1 + inCommon)))

/**
 * Learns from the example questions, the phrases and the texts of a category's rules which rule answers a question, and
 * which sheet it is about. A rule that stands in several sheets is one.
 */
export async function createRuleRanker(rules: readonly SheetRule[]): Promise<RuleRanker> {
  const texts = [...new Set(rules.map(({ text }) => text))]
  const labelOf = new Map(texts.map((text, label) => [text, label]))
  const labels = (some: readonly SheetRule[]) => [...new Set(some.map(({ text }) => labelOf.get(text) ?? 0))]
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
  const sharing = texts.map((of) => rules.filter(({ text }) => text === of))
  const wordsOf = sharing.map(
    (some) => new Set(some.flatMap(({ asked, about, text }) => [...asked, ...about, text].flatMap(terms))),
  )
  const sheets = [...Map.groupBy(rules, ({ sheet }) => sheet)].map(([sheet, own]) => ({ sheet, own: labels(own) }))
  const scoresOf = await fitKernelRidge(examples, texts.length, ridge)

  const read = (text: string) => {
    const { scores, nearest } = scoresOf(featuresOf(text))
    const said = [...new Set(terms(text))]
    const of = (from: ArrayLike<number>, label: number) => from[label] ?? 0
    return {
      score: (label: number) => of(scores, label),
      evidence: (some: readonly number[], lead: number): Evidence => ({
        lead,
        nearest: Math.max(...some.map((label) => of(nearest, label))),
        inCommon: said.filter((word) => some.some((label) => wordsOf[label]?.has(word))).length,
      }),
      // A label's scores add up, as the classifier is linear; a shared rule counts for each of its sheets in part.
      sheetScore: (own: readonly number[]) =>
        own.reduce((sum, label) => sum + of(scores, label) / (sharing[label]?.length ?? 1), 0),
    }
  }

  return {
    rank(text) {
      const { score, evidence, sheetScore } = read(text)
      const scoreOfSheet = new Map(sheets.map(({ sheet, own }) => [sheet, sheetScore(own)]))
      const folded = fold(text)
      // A rule that the text excludes takes no lead from the others.
      const holds = (label: number) => (sharing[label] ?? []).some((rule) => !isExcluded(rule, folded))
      const ranked = [...texts.keys()]
        .sort((a, b) => score(b) - score(a))
        .slice(0, 12)
        .filter(holds)
        .slice(0, 4)
      return ranked.flatMap((label, index): RankedRule[] => {
        const next = ranked[index === 0 ? 1 : 0]
        const lead = score(label) - (next === undefined ? 0 : score(next))
        const probability = surenessOfRule(evidence([label], lead))
        // Of the sheets that share the rule, the one that the text is nearest to comes first.
        return (sharing[label] ?? [])
          .toSorted((a, b) => (scoreOfSheet.get(b.sheet) ?? 0) - (scoreOfSheet.get(a.sheet) ?? 0))
          .map((rule) => ({ rule, probability }))
      })
    },
    nearest(text): RankedSheet | undefined {
      const { evidence, sheetScore } = read(text)
      const [first, second] = sheets
        .map(({ sheet, own }) => ({ sheet, own, score: sheetScore(own) }))
        .sort((a, b) => b.score - a.score)
      if (!first) return undefined
      const { sheet, own, score } = first
      const probability = surenessOfSheet({ score, ...evidence(own, score - (second?.score ?? 0)) })
      return probability >= floor.sheet ? { sheet, probability } : undefined
    },
  }
}

/** The ranked rules that nothing in the text excludes. */
function notExcluded(text: string, { rank }: Pick<RuleRanker, 'rank'>): RankedRule[] {
  const folded = fold(text)
  return rank(text).filter(({ rule }) => !isExcluded(rule, folded))
}

/** Those of them that hold where the client is. */
function applicable(text: string, knowledge: SheetKnowledge): RankedRule[] {
  const held = (of: SheetRule) => knowledge.rules.some(({ key, sheet }) => key === of.key && sheet === of.sheet)
  return notExcluded(text, knowledge).filter(({ rule }) => held(rule))
}

/** The sheets of the rule that surely answers the text, the nearest first. */
export function sheetsThatAnswer(text: string, ranker: Pick<RuleRanker, 'rank'>): string[] {
  const [first, ...others] = notExcluded(text, ranker).toSorted((a, b) => b.probability - a.probability)
  if (!first || first.probability < floor.first) return []
  return [first, ...others].filter(({ rule }) => rule.text === first.rule.text).map(({ rule }) => rule.sheet)
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
      !isExcluded(rule, folded),
  )
  return [...near, ...own].slice(0, limit)
}

export const quotationOf = ({ key, sheet, title, text: excerpt, url, read }: SheetRule): Quotation => ({
  title,
  url,
  excerpt,
  rule: { key, sheet, read },
})

const isSure = (first: RankedRule, others: readonly RankedRule[]): boolean =>
  first.probability >= floor.first ||
  (first.probability >= floor.ofTwo &&
    others.some(
      ({ rule, probability }) =>
        rule.sheet === first.rule.sheet &&
        rule.text !== first.rule.text &&
        first.probability + probability >= floor.bothOfTwo &&
        probability >= first.probability * floor.partOfFirst,
    ))

/** The rule that answers the text, or none; a second one of the same sheet where it is nearly as near. */
export function rulesFor(text: string, knowledge: SheetKnowledge, limit = 2): Quotation[] {
  const own = ({ rule }: RankedRule) => rule.sheet === knowledge.subject?.slug
  const [first, ...others] = applicable(text, knowledge).sort(
    (a, b) => b.probability - a.probability || Number(own(b)) - Number(own(a)),
  )
  if (!first || !isSure(first, others)) return []
  const second = others.filter(
    ({ rule, probability }) =>
      rule.sheet === first.rule.sheet && rule.text !== first.rule.text && probability >= floor.second,
  )
  return [first, ...second].slice(0, limit).map(({ rule }) => quotationOf(rule))
}
