const beforeMark = / (?=[;:?!](?:\s|$)|»)/g
const afterQuote = /« /g
const beforeUnit = /(\d) (?=[€%]|(?:km|kg|Mo|h|min)\b)/g

/** Typed text with the non-breaking spaces that French needs: « 780 € », a question mark, a quotation. */
export function nonBreaking(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0').replace(beforeMark, '\u00a0').replace(afterQuote, '«\u00a0')
}
