const beforeMark = / (?=[;:?!](?:\s|$)|»)/g
const afterQuote = /« /g
const beforeUnit = /(\d) (?=[€%]|(?:km|kg|Mo|h|min)\b)/g

/** Text as a person typed it, with the spaces that must not end a line: « 780 € », a question mark, a quotation. */
export function nonBreaking(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0').replace(beforeMark, '\u00a0').replace(afterQuote, '«\u00a0')
}
