import { fold } from '../../i18n/fold.ts'

const most = 8

/** The words of a search, folded; a search of a whole story keeps its longest ones. */
export function searchTermsOf(typed: string): string[] {
  const words = [...new Set(fold(typed).match(/[\p{L}\p{N}]{2,40}/gu) ?? [])]
  if (words.length <= most) return words
  const kept = new Set([...words].sort((a, b) => b.length - a.length).slice(0, most))
  return words.filter((word) => kept.has(word))
}

/** A query for PostgreSQL; the words hold nothing but letters and figures. The last may be only begun. */
export function queryOf(words: readonly string[], how: { join: '&' | '|'; begun?: boolean }): string {
  return words
    .map((word, place) => (how.begun && place === words.length - 1 ? `${word}:*` : word))
    .join(` ${how.join} `)
}

/** The nearest of these words, where it is one or two slips of the finger away; null where none is. */
export function correctSpelling(word: string, near: readonly string[]): string | null {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const measured = near
    .map((one) => ({ one, away: editDistance(word, one) }))
    .filter(({ away }) => away <= allowed)
    .sort((a, b) => a.away - b.away)
  return measured[0]?.one ?? null
}

/** How many letters must be added, left out, changed or swapped with their neighbour to make one word the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** A passage as PostgreSQL marks it, without the signs of Markdown and without places left for figures. */
export function passageOf(marked: string): { text: string; hit: boolean }[] {
  const plain = marked
    .replace(/\]\([^)\s]*\)?/g, '')
    .replace(/^[\s>]*(?:#+|[-+]|\d+\.)\s+/gm, '')
    .replace(/[#*_`[\]]/g, '')
    .replace(/\s*\{\w*\}?/g, ' …')
    .replace(/\s+/g, ' ')
  const whole = `${/^\p{Ll}/u.test(plain.replace(/^[\ue000\s]+/, '')) ? '… ' : ''}${plain}${/[.!?…]\s*$/.test(plain) || plain === '' ? '' : ' …'}`
  return whole
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replace(/[\ue000\ue001]/g, ''), hit: part.startsWith('\ue000') }))
}
