const sentences: Record<string, readonly [one: string, other: string]> = {
  fr: ['Un caractère de trop\u00a0: raccourcissez ce texte.', '{n} caractères de trop\u00a0: raccourcissez ce texte.'],
  en: ['One character too many: please shorten this text.', '{n} characters too many: please shorten this text.'],
}

/** By how much a text is longer than its field takes; in French where the language is unknown. */
export function tooLongMessage(locale: string, over: number): string {
  const [one, other] = sentences[locale] ?? sentences.fr!
  return over === 1 ? one : other.replace('{n}', String(over))
}
