// The one shape in which every official source is read.
import { createHash } from 'node:crypto'

/** A version of an article, or a page for the public, as its publisher gives it. */
export type OfficialText = {
  /** Where it was read: a package with its version, or an archive. */
  source: string
  /** Of the law, or of the page. */
  title: string
  /** Its number, `L1234-5`, where it is an article. */
  article?: string
  /** Identifies the version of an article: `LEGIARTI000006901118`. */
  id?: string
  /** `YYYY-MM-DD`: since when it is in force, or when the page was last changed. */
  date: string
  /** The day from which it is no longer in force, where one is set. */
  until?: string
  url: string
  licence: string
  text: string
}

/** A law whose articles a source holds. `whole`: all those in force on the day `state`. */
export type Holding = { title: string; source: string; licence: string; state: string; whole: boolean }

export type OfficialSource = { holdings: Holding[]; texts: AsyncIterable<OfficialText> }

export const openLicence = 'Licence Ouverte 2.0 (DILA)'
export const articleUrl = (id: string) => `https://www.legifrance.gouv.fr/codes/article_lc/${id}`

/** Publishers write the end of what has none as a day near the year 3000. */
export const endOf = (day: string): string | undefined => (day >= '2900' ? undefined : day)

/**
 * Two publishers mark up the same words differently, so that a hash compares with one of the same publisher only: it
 * begins with its name, `legi-data:823848fcc531ae94`.
 */
export function hashOf({ source, text }: Pick<OfficialText, 'source' | 'text'>): string {
  const [publisher = ''] = /[a-z]+(?:-[a-z]+)*/.exec(source.replace(/^@socialgouv\//, '').toLowerCase()) ?? []
  const words = text.normalize('NFC').replace(/\s/g, '')
  return `${publisher}:${createHash('sha256').update(words).digest('hex').slice(0, 16)}`
}
