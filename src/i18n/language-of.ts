import type { Locale } from './locale.ts'

/** Function words frequent in one of the two languages and absent from the other. */
const own: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    'le la les des du de une un est et ou pour dans avec sur vous votre je ce cette que qui ne pas par aux très mais plus bien même clair claire merci enfin'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is are was for with you your that which not by this it i be my in very but well clear thank thanks answer'.split(
      ' ',
    ),
  ),
}

/** The language that a text is clearly written in; `undefined` where a few words leave it open. */
export function languageOf(text: string): Locale | undefined {
  let lead = 0
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (own.fr.has(word)) lead += 1
    if (own.en.has(word)) lead -= 1
  }
  if (lead === 0) return undefined
  return lead > 0 ? 'fr' : 'en'
}
