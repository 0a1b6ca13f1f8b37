import { hash } from 'node:crypto'
import { brand } from '../../brand.ts'
import type { PageMetadata } from './page-metadata.ts'

/** The text on a page's picture; `above` is the parent page's name, in small type. */
export type PictureText = { title: string; description: string; above: string; portrait: string }

/** Every picture already shows the brand name. */
const ending = ` | ${brand.name}`

export function pictureTextOf({ title, description, crumbs, portrait }: PageMetadata): PictureText {
  const short = title.endsWith(ending) ? title.slice(0, -ending.length) : title
  return { title: short, description, above: crumbs.at(-1)?.name ?? '', portrait }
}

/** A changed text makes another picture URL, whatever a network has cached. */
export const versionOf = (words: PictureText): string => hash('sha256', Object.values(words).join('\n')).slice(0, 16)
