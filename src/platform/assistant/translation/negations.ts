// Counts what a sentence denies, so that a translation can be compared with it.
import type { Locale } from '../../../i18n/locale.ts'
import { fold } from '../fold.ts'

/** What surely is denied, and what at most is: « impayé » denies by itself and is "not paid" in other words. */
export type Negations = { least: number; most: number }

const closing = /^(?:pas|point|plus|jamais|rien|aucune?s?|personne|guere|nulle?s?|ni)$/
const alone: Record<Locale, RegExp> = {
  fr: /^(?:pas|jamais|aucune?s?|sans|non|ni|rien)$/,
  en: /^(?:not|no|never|nothing|none|nobody|neither|nor|without|cannot|\w+n't)$/,
}
const within: Record<Locale, RegExp> = {
  fr: /^(?:impaye|impossible|incapable|inhabit|inexist|illeg|illicit|irregul|injuste|insuffis|inutile|invalid|absen|refus|manqu|depourv|interdi|faute|defaut|ignor)/,
  en: /^(?:un(?!til|der|ion|it|ique|ivers|less)\w{3,}|impossible|incapab|illegal|irregular|unless|insuffic|invalid|absen|refus|lack|missing|forbid|fail|den(?:y|ie)|otherwise|prohibit|only)/,
}
/** How many words after « ne » its second half is looked for. */
const reach = 7

export function negationsIn(text: string, locale: Locale): Negations {
  const words = fold(text)
    .replace(/(?<![a-z])n'/g, 'ne ')
    .match(/[a-z]+(?:'[a-z]+)*/g)
  let least = 0
  let soft = 0
  const all: readonly string[] = words ?? []
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at]!
    if (locale === 'fr' && word === 'ne') {
      const after = all.slice(at + 1, at + 1 + reach)
      const second = after.findIndex((one) => closing.test(one))
      const only = after.findIndex((one) => one === 'que' || one === "qu'")
      if (second >= 0 && (only < 0 || second < only)) {
        least += 1
        // « ne … jamais rien » denies once.
        at += second + 1
        while (closing.test(all[at + 1] ?? '')) at += 1
      } else soft += 1
    } else if (alone[locale].test(word)) {
      least += 1
      if (locale === 'en' && word === 'neither') at = Math.max(at, all.indexOf('nor', at))
    } else if (within[locale].test(word)) soft += 1
  }
  return { least, most: least + soft }
}

/** Whether two sentences may deny the same number of things. */
export const denyAlike = (one: Negations, other: Negations): boolean =>
  one.least <= other.most && other.least <= one.most
