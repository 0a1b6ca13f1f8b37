// Sub-categories by a part of their name: « réparations », "eviction", as one says them, not as they are titled.

import { fold } from '../../i18n/fold.ts'
import { categories, findCategory, findSubCategory } from '../catalog.ts'
import type { Category, SubCategory } from '../category.ts'
import type { NamedCategory } from './category-switch.ts'
import { categoryNames, professions } from './field-names.ts'

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})[sx]$/, '')
const asSaid = (phrase: string): string =>
  fold(phrase)
    .replace(/[’']/g, "'")
    .replace(/[^a-z0-9' -]+/g, ' ')
    .replace(/^(?: *(?:un|une|des|du|de la|de l'|de|d'|le|la|les|l'|an?|the|my|any) ?(?<=[ ']))+/, '')
    .split(/\s+/)
    .map(singular)
    .join(' ')
    .trim()

/** « Garantie et vice caché » is called a garantie, or a vice caché. */
const partsOf = (name: string): string[] => [name, ...name.split(/, | et | ou | and | or | : /)]

const namesOf = ({ name, synonyms }: SubCategory): ReadonlySet<string> =>
  new Set([...partsOf(name.fr), ...partsOf(name.en), ...synonyms.fr, ...synonyms.en].map(asSaid))

const known = new Map<SubCategory, ReadonlySet<string>>()
function called(sub: SubCategory): ReadonlySet<string> {
  const names = known.get(sub) ?? namesOf(sub)
  known.set(sub, names)
  return names
}

const topicOf = ({ category, subCategory }: NamedCategory): SubCategory | undefined => {
  const field = findCategory(category)
  return field && subCategory !== null ? findSubCategory(field, subCategory) : undefined
}

const opening = '^(?:(?:non|no|nope|mais|but|ah|oh|euh|pardon|desolee?|sorry|en fait|actually|attendez|wait)[ ,.!]+)*'
const isNot =
  "(?:(?:ce|ca|cela) n'est (?:pas|ni)|c'est ni|(?:je|on|nous) (?:ne |n')?(?:suis|sommes|est|parle|parlons) pas|personne ne m(?:e |')|il n'y a (?:pas|aucune?)|(?:i am|i'm|we are|we're) not(?: being| talking about| asking about)?|nobody is|no one is|there(?:'s| is) no|c'est pas|cest pas|c pas|(?:il|ca) (?:ne )?s'agit pas|(?:ca|cela) (?:ne )?concerne pas|je (?:ne )?parle pas|ma question n'est pas|(?:(?:ca|cela) )?n'a rien a voir avec|rien a voir avec|aucun rapport avec|(?:it's|its|it is|this is|that's|thats|that is) not|(?:it|this|that) isn't|isn't|not about|(?:it |this |that )?(?:has |have )?nothing to do with)"
const manner = '(?: (?:du tout|vraiment|really|at all|about|to do with|a propos de|sur|for|pour))*'
const matter =
  "(?: (?:une? )?(?:question|probleme|souci|affaire|histoire|sujet)s? (?:de la|de l'|du|des|de|d')?| (?:an? )?(?:question|matter|problem|issue|case) (?:of|about))?"
const denial = new RegExp(`${opening}${isNot}${manner}${matter} ?(.+)$`)
const tail = / (?:question|matter|issue|problem|case|thing|stuff)s?$/
const emphasis = /(?:,? (?:at all|du tout|vraiment|really|here|ici|in my case|dans mon cas|actually|en fait|me))+$/

/** « ce n'est pas un vice caché, c'est la facture »: what is denied, and the rest. */
function deniedIn(message: string): { denied: string; rest: string } | null {
  const said = fold(message).trim()
  const [clause = '', ...rest] = said.split(
    /(?<!^(?:non|no|nope|mais|but|ah|oh|euh|pardon|sorry|actually|en fait|wait)) *[,.;:!?]+ *| (?=mais |but |plutot |rather )/,
  )
  const denied = denial.exec(clause.replace(/,$/, ''))?.[1]?.replace(emphasis, '')
  return denied === undefined ? null : { denied: asSaid(denied.replace(tail, '')), rest: rest.join(' ') }
}

/** « harcelé », "harassed": a word of the same family. */
const familyOf = (word: string): string => (word.length >= 7 ? word.slice(0, 6) : word)

/** Each of the things denied is called as this sub-category is, or by a word of the same family. */
function namesAll(denied: string, sub: SubCategory): boolean {
  const families = new Set([...called(sub)].filter((name) => !name.includes(' ')).map(familyOf))
  const each = denied.split(/ (?:or|nor|ou|ni|and|et) (?:not |pas )?(?:about )?/).map(asSaid)
  return each.every((one) => called(sub).has(one) || (!one.includes(' ') && families.has(familyOf(one))))
}

/** « ce n'est pas une question de … »: the subject is denied, whatever was asked about it. */
const ofSubject = /(?<![a-z])(?:about|s'agit|concerne|question|sujet|subject|rien a voir|nothing to do)(?![a-z])/

/**
 * The rest of a message that says that it is not about this sub-category: « ce n'est pas un vice caché », "that's not
 * repairs". Null where it says no such thing, or replies to a question about it.
 */
export function deniedTopic(message: string, topic: NamedCategory, asked: readonly string[]): string | null {
  const sub = topicOf(topic)
  const found = sub && deniedIn(message)
  if (!found || !namesAll(found.denied, sub)) return null
  return !ofSubject.test(fold(message)) && asked.some((question) => asSaid(question).includes(found.denied))
    ? null
    : found.rest
}

const without = new RegExp(
  `${opening}(?:je (?:ne |n')?(?:veux|ai|cherche) pas(?: besoin)?|pas besoin|pas|i (?:do not|don't) (?:need|want)|no need for|not|no)(?: (?:d'une? |de l'|de la |d'|de |du |une? |le |la |an? |the |any )?|(?= d'))(.+?)[ .!]*$`,
)

/**
 * Whether a message does without who answers in this category: « pas de vétérinaire », "no plumber". It may be a fact of
 * the case where that is what was asked.
 */
export function declinesProfession(message: string, category: string, asked: readonly string[]): boolean {
  const named = without.exec(fold(message).trim())?.[1]
  if (named === undefined || !professions.has(named)) return false
  const ofCategory = (['fr', 'en'] as const).some((locale) =>
    categoryNames(locale).some(([name, slug]) => name === named && slug === category),
  )
  return ofCategory && !asked.some((question) => fold(question).includes(named))
}

const topicsIn = (category: Category): NamedCategory[] =>
  category.subCategories.map(({ slug }) => ({ category: category.slug, subCategory: slug }))
const allTopics = categories.flatMap(topicsIn)

const leading =
  /^(?:(?:non|no|oui|yes|mais|but|et|alors|donc|c'est|cest|ce serait|it's|its|it is|this is|plutot|rather|more|about|sur|pour|for)[ ,:]+)+/

/** The sub-category that a short message names by a part of its name: first in the category `last`, else where only one is called so. */
export function detectNamedTopic(message: string, last: string): NamedCategory | null {
  const said = asSaid(
    fold(message)
      .replace(/^[\s,.;:!?]+/, '')
      .replace(leading, ''),
  )
  const named = allTopics.filter((topic) => {
    const sub = topicOf(topic)
    return sub !== undefined && called(sub).has(said)
  })
  return named.find(({ category }) => category === last) ?? (named.length === 1 ? (named[0] ?? null) : null)
}

const tellsOf =
  /^(?:(?:non|no|nope|mais|but|en fait|actually|oui|yes)[ ,.]+)*(?:(?:it's|its|it is|this is|my question is|i'm asking|i am asking) (?:really |rather |more |mainly |only |actually )?(?:about|a (?:question|matter) (?:of|about))|(?:c'est|cest|il s'agit) (?:plutot |bien |en fait )?(?:d'?une |une )?question (?:de |d'|sur )|(?:c'est|cest) (?:plutot |bien |en fait )?(?:a propos|au sujet) (?:de |d'|du |des )|(?:ca|cela) concerne|ma question (?:porte sur|concerne)|il s'agit (?:plutot |en fait )?(?:de |d'|du |des ))(.+)$/

/** What a short message says that the question is about: "it's about working time", « il s'agit de mes congés ». */
export function subjectTold(message: string): string | null {
  const said = fold(message).trim()
  return said.length > 120 || /\?|[.!] \S/.test(said) ? null : (tellsOf.exec(said)?.[1]?.trim() ?? null)
}

/** Whether a message has a name of the category in it, or of one of its sub-categories but this one. */
export function speaksOfCategory(message: string, { category: slug, subCategory }: NamedCategory): boolean {
  const category = findCategory(slug)
  if (!category) return false
  const said = ` ${asSaid(message)} `
  const own = (['fr', 'en'] as const).flatMap((locale) =>
    categoryNames(locale).flatMap(([name, of]) => (of === slug ? [asSaid(name)] : [])),
  )
  const topics = category.subCategories.flatMap((sub) =>
    sub.slug === subCategory ? [] : [...partsOf(sub.name.fr), ...partsOf(sub.name.en)].map(asSaid),
  )
  return [...own, ...topics].some((name) => said.includes(` ${name} `))
}
