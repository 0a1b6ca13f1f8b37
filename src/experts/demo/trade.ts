// The attributes of a profession of the demonstration.
export type Field = 'law' | 'care' | 'mind' | 'money' | 'craft' | 'tech' | 'animals' | 'study' | 'office'

export type Trade = {
  /** Masculine and feminine. */
  fr: readonly [string, string]
  en: string
  field: Field
  /** `{city}`; `{bar}` and `{school}` are the nearby bar and university or school district, with their preposition. */
  title: { fr: readonly [string, string]; en: string; body: string }
  /** Previous positions, worded to follow a comma. */
  past: { fr: readonly string[]; en: readonly string[] }
}

/** Written as “one | two”, with the same number of items in both languages. */
export const past = (fr: string, en: string) => ({ fr: fr.split(' | '), en: en.split(' | ') })
