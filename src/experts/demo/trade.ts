// What a profession of the demonstration is made of.
export type Field = 'law' | 'care' | 'mind' | 'money' | 'craft' | 'tech' | 'animals' | 'study' | 'office'

export type Trade = {
  /** Masculine and feminine. */
  fr: readonly [string, string]
  en: string
  field: Field
  /** `{city}`; `{bar}` and `{school}` are the bar and the seat of learning nearby, with their preposition. */
  title: { fr: readonly [string, string]; en: string; body: string }
  /** Where one comes from, as it follows a comma. */
  past: { fr: readonly string[]; en: readonly string[] }
}

/** Written as “one | two”, the same number in both languages. */
export const past = (fr: string, en: string) => ({ fr: fr.split(' | '), en: en.split(' | ') })
