// A page's title and description, within the lengths that search engines show and find useful.
import { brand } from '../brand.ts'

export const maxTitleLength = 65
export const descriptionLength = { from: 70, to: 160 }

const house = ` | ${brand.name}`
/** Where a sentence may stop: before a comma, colon, semicolon or full stop, with the space that French puts there. */
const pause = /[\s]*[,.:;](?=\s|$)/g

/**
 * The first of these titles that fits. The brand name is dropped before any word of the title is; then the title is cut
 * at its last pause that fits.
 */
export function fitTitle(...titles: readonly [string, ...string[]]): string {
  for (const title of titles) {
    if (title.length <= maxTitleLength) return title
    const bare = withoutHouse(title)
    if (bare.length <= maxTitleLength) return bare
  }
  const bare = withoutHouse(titles[titles.length - 1] ?? titles[0])
  const begun = beginning(bare, 0, maxTitleLength) ?? `${wordsWithin(bare, maxTitleLength - 1)}…`
  return begun.length + house.length <= maxTitleLength ? begun + house : begun
}

const withoutHouse = (title: string) => (title.endsWith(house) ? title.slice(0, -house.length) : title)

/** `more` is appended where the text alone is too short. */
export function fitDescription(words: string, more = ''): string {
  const { from, to } = descriptionLength
  const whole = words.length < from && more ? `${words} ${more}` : words
  if (whole.length <= to) return whole
  const begun = beginning(whole, from, to - 1)
  return begun ? `${begun}.` : `${wordsWithin(whole, to - 1)}…`
}

/** The longest beginning that ends before a pause. */
function beginning(text: string, from: number, to: number): string | undefined {
  const ends = [...text.matchAll(pause)].map(({ index }) => index)
  const end = ends.findLast((one) => one >= Math.max(from, 1) && one <= to)
  return end === undefined ? undefined : text.slice(0, end)
}

const wordsWithin = (text: string, most: number) => text.slice(0, text.lastIndexOf(' ', most))
