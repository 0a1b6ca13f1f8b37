import { isElidedBefore } from './elision.ts'

/**
 * Messages are plain data (`text.fr.ts`, `text.en.ts` in each feature), so that a page's loader can send the browser
 * exactly the messages of one language that the page uses. Placeholders stand in braces: `Bonjour {name}`.
 */
export type MessagesLike<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly MessagesLike<Item>[]
    : { readonly [Key in keyof T]: MessagesLike<T[Key]> }

export type Plural = { one: string; other: string }

/** With a full stop where it ends without a mark of its own: « En danger ? » stays as it is. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * Replaces `{name}` by its value; a placeholder without a value stays visible, so that a test sees it. A value that ends a
 * sentence itself is followed by no second full stop, and « de {name} » becomes « d’Emma » where French asks for it.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(placeholder, (whole, before = '', key: string, stop?: string) => {
    if (!(key in values)) return whole
    const value = String(values[key])
    const word = before && isElidedBefore(value) ? before.replace('e ', '’') : before
    return word + (stop ? sentence(value) : value)
  })
}

/** « de » and « que » with the placeholder that follows them; a full stop after it. */
const placeholder = /((?<!\p{L})(?:d|qu)e )?\{(\w+)\}(\.(?=\s|$))?/giu

const pluralRules = new Map<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>()

/** Chooses the plural form of the language for `count` and fills `{n}` with the formatted count. */
export function plural(
  tag: string,
  forms: Plural,
  count: number,
  values: Record<string, string | number> = {},
): string {
  let known = pluralRules.get(tag)
  if (!known) {
    known = { rules: new Intl.PluralRules(tag), numbers: new Intl.NumberFormat(tag) }
    pluralRules.set(tag, known)
  }
  // French uses the singular for zero, but not a form with "one" spelled out.
  const singular = known.rules.select(count) === 'one' && (count === 1 || forms.one.includes('{n}'))
  const form = singular ? forms.one : forms.other
  return fill(form, { n: known.numbers.format(count), ...values })
}

/** `fill` for all messages of a page at once, on the server; the component fills placeholders left without a value. */
export function fillAll<T>(words: T, values: Record<string, string | number>): T {
  if (typeof words === 'string') return fill(words, values) as T
  if (Array.isArray(words)) return words.map((word: unknown) => fillAll(word, values)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, fillAll(word, values)])) as T
}

/** A profession within a sentence: `avocate au barreau de Quimper`; what stands in capitals stays so. */
export const lowerFirst = (text: string): string => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())

/** A text after a colon: its article loses the capital, a name keeps it. */
export const lowerArticle = (text: string): string =>
  text.replace(/^(?:L(?:e|a|es) |L’|Une? |The |An? )/, (article) => article.toLowerCase())
