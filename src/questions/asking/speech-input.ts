const trimmedEnd = (text: string) => text.replace(/[^\S\n]+$/, '')

/** Dictated words as they follow a text: one space between words, and a capital where a sentence begins. */
function following(before: string, said: string): string {
  const words = said.trim().replace(/\s+/g, ' ')
  const begins = before === '' || /[.?!…\n]$/.test(before)
  return begins ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** Appends dictated text: a space between, and a capital where a sentence begins. */
export function appendSpeechInput(text: string, said: string): string {
  const before = trimmedEnd(text)
  const own = following(before, said)
  if (own === '') return text
  return before === '' || before.endsWith('\n') ? before + own : `${before} ${own}`
}

/** What to insert between two texts for what was dictated there, with the spaces that it needs. */
export function speechBetween(before: string, after: string, said: string): string {
  const own = following(trimmedEnd(before), said)
  if (own === '') return ''
  const first = before === '' || /\s$/.test(before) ? '' : ' '
  return first + own + (/^[\p{L}\p{N}]/u.test(after) ? ' ' : '')
}
