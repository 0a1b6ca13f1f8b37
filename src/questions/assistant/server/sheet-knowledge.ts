import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import { onlyAfterDeath, supposesDeath } from '../../../catalog/knowledge/after-death.ts'
import { lock } from '../../../catalog/knowledge/articles.data.ts'
import { faultsOf, pageOf } from '../../../catalog/knowledge/articles.ts'
import { exampleQuestions } from '../../../catalog/knowledge/example-questions.data.ts'
import { isReadTwice, sheetOf } from '../../../catalog/knowledge/intake.ts'
import { computations } from '../../../catalog/knowledge/rules/computations.ts'
import { dayAfter } from '../../../catalog/knowledge/rules/days.ts'
import type { KnowledgeSheet } from '../../../catalog/knowledge/sheet.ts'
import { joinList } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Computable, SheetKnowledge, SheetRule } from '../../../platform/assistant/port.ts'
import { createRuleRanker, type RuleRanker, sheetsThatAnswer } from '../../../platform/assistant/search/rules.ts'

/** `locale`: the language of what is told; `written`: that of the text, where it is another. */
type Subject = { category: string; subCategory: string | null; text: string; locale: Locale; written?: Locale }

const bothLanguages = (lists: { fr: readonly string[]; en: readonly string[] } | undefined): string[] =>
  lists ? [...lists.fr, ...lists.en] : []

/** « article 15 », "articles 5 and 7": in the reader's language, of a list as the sheets have it. */
function articlesOf(article: string, locale: Locale): string {
  const all = article.split(/, | et /)
  return `${all.length > 1 ? 'articles' : 'article'} ${joinList(locale, all)}`
}

function ruleIn(sheet: string, locale: Locale) {
  return (rule: KnowledgeSheet['rules'][number]): SheetRule => ({
    key: rule.key,
    country: rule.country,
    sheet,
    title: rule.law
      ? `${rule.law[locale]}, ${articlesOf(rule.article ?? '', locale)}`
      : new URL(rule.page).hostname.replace(/^www\./, ''),
    text: rule.says[locale],
    url: pageOf(rule, lock),
    read: rule.read,
    about: rule.about[locale],
    asked: exampleQuestions[sheet]?.[rule.key]?.[locale] ?? [],
    // A pattern may ask for words of its own language ("unless none of these"), which no text of the other one has.
    unless: rule.unless?.[locale] ?? [],
  })
}

const paperIn =
  (locale: Locale) =>
  (paper: KnowledgeSheet['papers'][number]): NonNullable<SheetKnowledge['subject']>['papers'][number] => {
    const { name, given, onlyIf, unless } = supposesDeath(paper.name) ? onlyAfterDeath(paper) : paper
    return {
      name: name[locale],
      given: bothLanguages(given),
      ...(onlyIf && { onlyIf: bothLanguages(onlyIf) }),
      ...(unless && { unless: bothLanguages(unless) }),
    }
  }

type Computed = Pick<KnowledgeSheet['deadlines'][number], 'rule' | 'when' | 'onlyOnce' | 'namesCondition' | 'what'>

/** What every computation has, in the client's language: the answers that it depends on are as shown to the client. */
function computedIn(
  { facts }: KnowledgeSheet,
  { rule, when, onlyOnce, namesCondition, what }: Computed,
  locale: Locale,
) {
  const shown = ({ fact, is }: NonNullable<Computed['when']>) => {
    const asked = facts.find(({ key }) => key === fact)
    return { fact, is: (asked && 'choices' in asked && asked.choices[is]?.[locale]) || '' }
  }
  return {
    rule,
    what: what[locale],
    ...(when && { when: shown(when) }),
    ...(onlyOnce && { onlyOnce: shown(onlyOnce) }),
    ...(namesCondition && { namesCondition }),
  }
}

/** The computation of this name, unless its articles have changed since it was read. */
function computation(name: string, today: string) {
  const found = computations[name]
  return found && today < found.until && faultsOf(found, lock, today).length === 0 ? found : undefined
}

function deadlineIn(
  sheet: KnowledgeSheet,
  deadline: KnowledgeSheet['deadlines'][number],
  locale: Locale,
  today: string,
): Computable<string>[] {
  const { from, after, compute } = deadline
  const common = { ...computedIn(sheet, deadline, locale), takes: { from: { fact: from, as: 'date' as const } } }
  if (after) return [{ ...common, of: (given) => dayAfter(String(given.from), after) }]
  const counted = computation(compute ?? '', today)
  return counted?.gives === 'date' ? [{ ...common, of: counted.of }] : []
}

function amountIn(
  sheet: KnowledgeSheet,
  amount: KnowledgeSheet['amounts'][number],
  locale: Locale,
  today: string,
): Computable<number>[] {
  const counted = computation(amount.compute, today)
  if (counted?.gives !== 'amount') return []
  const takes = Object.entries(counted.takes).map(([name, as]) => [name, { fact: amount.takes[name], as }])
  return [{ ...computedIn(sheet, amount, locale), takes: Object.fromEntries(takes), of: counted.of }]
}

const sheetsIn = (category: string): (readonly [string, KnowledgeSheet])[] =>
  (findCategory(category)?.subCategories ?? []).flatMap(({ slug }) => {
    const sheet = sheetOf(slug)
    return sheet ? [[slug, sheet] as const] : []
  })

const rankers = new Map<string, Promise<RuleRanker>>()

/** Learnt once in the life of a process, when a category is first asked in: it takes some tenths of a second. */
function rankerOf(category: string, locale: Locale) {
  const key = `${category}/${locale}`
  const ranker =
    rankers.get(key) ??
    createRuleRanker(sheetsIn(category).flatMap(([slug, { rules }]) => rules.map(ruleIn(slug, locale))))
  rankers.set(key, ranker)
  return ranker
}

/**
 * The slug of the sheet for a question: that of its sub-category, unless a rule that stands only in others surely answers
 * it; where it has none, the nearest to the text, of those with a rule that surely answers it.
 */
export async function subjectSheet(subject: Subject): Promise<string | undefined> {
  const { category, subCategory, text, locale, written = locale } = subject
  const ranker = await rankerOf(category, written)
  const answering = sheetsThatAnswer(text, ranker)
  if (subCategory === null) {
    const nearest = ranker.nearest(text)?.sheet
    return nearest === undefined || answering.length === 0 || answering.includes(nearest) ? nearest : answering[0]
  }
  return sheetOf(subCategory) && (answering.length === 0 || answering.includes(subCategory))
    ? subCategory
    : (answering[0] ?? undefined)
}

/**
 * What the sheets of a category say where the client is (`country`, ISO code in small letters): no rule of another
 * country, none that is past its day of re-reading (`today`, `YYYY-MM-DD`), and none whose article has changed since.
 */
export async function sheetKnowledge(subject: Subject, country: string, today: string): Promise<SheetKnowledge> {
  const { locale } = subject
  const rules = sheetsIn(subject.category).flatMap(([slug, sheet]) =>
    sheet.rules
      .filter(
        (rule) =>
          isReadTwice(sheet, rule) &&
          (rule.country === 'any' || rule.country === country) &&
          today < rule.until &&
          faultsOf(rule, lock, today).length === 0,
      )
      .map(ruleIn(slug, locale)),
  )
  const ranker = await rankerOf(subject.category, locale)
  const slug = await subjectSheet(subject)
  const sheet = sheetOf(slug)
  if (slug === undefined || !sheet) return { rules, ...ranker }
  return {
    rules,
    ...ranker,
    subject: {
      slug,
      name: findSubCategory(subject.category, slug)?.name[locale] ?? slug,
      deadlines: sheet.deadlines.flatMap((deadline) => deadlineIn(sheet, deadline, locale, today)),
      amounts: sheet.amounts.flatMap((amount) => amountIn(sheet, amount, locale, today)),
      papers: sheet.papers.map(paperIn(locale)),
      decides: sheet.decides[locale],
      changes: sheet.changes.map((change) => change[locale]),
    },
  }
}
