/** The title until the assistant has found a better one: the first sentence, cut at a word. */
export function titleFrom(text: string): string {
  const sentence = text.replace(/[^\S\u00a0\u202f]+/g, ' ').split(/(?<=[.?!])\s/)[0] ?? text
  if (sentence.length <= 80) return sentence.replace(/[.\s]+$/, '')
  return `${sentence.slice(0, 80).replace(/\s+\S*$/, '')}…`
}
