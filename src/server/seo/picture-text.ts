import { hash } from 'node:crypto'
import { brand } from '../../brand.ts'
import type { PageMetadata } from './page-metadata.ts'

/** What the picture of a page says; `above` is the way up, in a small hand. */
export type PictureText = { title: string; description: string; above: string; portrait: string }

/** The name of the house stands in every picture already. */
const ending = ` | ${brand.name}`

export function pictureTextOf({ title, description, crumbs, portrait }: PageMetadata): PictureText {
  const short = title.endsWith(ending) ? title.slice(0, -ending.length) : title
  return { title: short, description, above: crumbs.at(-1)?.name ?? '', portrait }
}

/** Other words are another picture, whatever a network has kept. */
export const versionOf = (words: PictureText): string => hash('sha256', Object.values(words).join('\n')).slice(0, 16)
