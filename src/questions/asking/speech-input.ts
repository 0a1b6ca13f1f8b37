/** Appends dictated text: a space between, and a capital where a sentence begins. */
export function appendSpeechInput(text: string, said: string): string {
  const words = said.trim().replace(/\s+/g, ' ')
  if (words === '') return text
  const before = text.replace(/[^\S\n]+$/, '')
  const begins = before === '' || /[.?!…\n]$/.test(before)
  const own = begins ? words.charAt(0).toUpperCase() + words.slice(1) : words
  return before === '' || before.endsWith('\n') ? before + own : `${before} ${own}`
}
