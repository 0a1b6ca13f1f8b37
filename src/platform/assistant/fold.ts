import { withoutAccents } from '../../i18n/fold.ts'

/** How texts are compared and cut. Detect patterns of the scripts are written for the folded form. */

export { fold } from '../../i18n/fold.ts'

const levelled = (character: string): string => {
  if (/[’‘ʼ´]/.test(character)) return "'"
  if (/\s/.test(character)) return ' '
  const plain = withoutAccents(character).toLowerCase()
  return plain.length === character.length ? plain : character
}

/** Lower case without accents, character for character: an index in the result is an index in the NFC text. */
export const level = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\n -~]/g, levelled)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/`/g, "'")

const abbreviation = /(?:^|[\s(])(?:M|MM|Mme|Mlle|Mr|Mrs|Ms|Dr|Me|St|Ste|art|no|av|bd|env|max|min|p|cf|approx)\.$/i

/** Sentences as typed; a line counts as a sentence where the client does not punctuate. */
export const sentences = (text: string): string[] => {
  const result: string[] = []
  for (const piece of text.normalize('NFC').split(/(?<=[.?!…])\s+|\s*\n+\s*/)) {
    const last = result.at(-1)
    if (last !== undefined && abbreviation.test(last)) result[result.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') result.push(piece.trim())
  }
  return result
}

/** At most `limit` characters, cut at a space, around `at` where given. */
export const clip = (text: string, limit: number, at = 0): string => {
  // A non-breaking space, as before a French colon, is kept.
  const whole = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (whole.length <= limit) return whole
  let from = Math.max(0, Math.min(at - Math.floor(limit / 3), whole.length - limit))
  if (from > 0) from = whole.indexOf(' ', from) + 1 || from
  let to = Math.min(whole.length, from + limit)
  if (to < whole.length) to = whole.lastIndexOf(' ', to) > from ? whole.lastIndexOf(' ', to) : to
  return `${from > 0 ? '… ' : ''}${whole.slice(from, to)}${to < whole.length ? ' …' : ''}`
}
