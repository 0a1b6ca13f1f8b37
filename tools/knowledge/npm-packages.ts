// The packages of the Labour Ministry's developers (SocialGouv), as `npm pack` brings them.
import { filesOfTar } from './archives.ts'
import {
  articleUrl,
  endOf,
  type Holding,
  type OfficialSource,
  type OfficialText,
  openLicence,
} from './official-text.ts'

/** `socialgouv-legi-data-2.513.0.tgz` is `@socialgouv/legi-data 2.513.0`. */
const sourceOf = (path: string): string =>
  path.replace(/^.*\/socialgouv-([a-z-]+)-(\d[\d.]*)\.tgz$/, '@socialgouv/$1 $2')

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

type LegiArticle = { id: string; num: string; etat: string; dateDebut: number; dateFin: number; texte: string }
type LegiNode =
  | { type: 'article'; data: LegiArticle }
  | { type: 'code' | 'section'; data: { title: string; dateModif?: string }; children: LegiNode[] }

function* articlesIn(node: LegiNode): Generator<LegiArticle> {
  if (node.type === 'article') yield node.data
  else for (const child of node.children) yield* articlesIn(child)
}

/**
 * `@socialgouv/legi-data`: four codes (labour, social security, rural, relations with the administration), each whole as
 * of the day of its last change.
 */
export async function legiData(path: string): Promise<OfficialSource> {
  const source = sourceOf(path)
  const holdings: Holding[] = []
  const codes: { title: string; articles: LegiArticle[] }[] = []
  for await (const { text } of filesOfTar(path, (name) => /\/data\/LEGITEXT\d+\.json$/.test(name))) {
    const code: LegiNode = JSON.parse(text)
    if (code.type === 'article') continue
    const { title, dateModif = '' } = code.data
    holdings.push({ title, source, licence: openLicence, state: dateModif, whole: true })
    codes.push({ title, articles: [...articlesIn(code)] })
  }
  return { holdings, texts: textsOf(codes, source) }
}

async function* textsOf(
  codes: readonly { title: string; articles: readonly LegiArticle[] }[],
  source: string,
): AsyncGenerator<OfficialText> {
  for (const { title, articles } of codes)
    for (const { id, num, dateDebut, dateFin, texte } of articles)
      yield {
        source,
        title,
        article: num,
        id,
        date: dayOf(dateDebut),
        until: endOf(dayOf(dateFin)),
        url: articleUrl(id),
        licence: openLicence,
        text: texte,
      }
}

type LabourSheet = { title: string; date: string; url: string; intro: string; sections: { text: string }[] }

/** `@socialgouv/fiches-travail-data`: the pages for the public of travail-emploi.gouv.fr. */
export async function* labourSheets(path: string): AsyncGenerator<OfficialText> {
  for await (const { text } of filesOfTar(path, (name) => name.endsWith('/data/fiches-travail.json')))
    for (const { title, date, url, intro, sections } of JSON.parse(text) as LabourSheet[])
      yield {
        source: sourceOf(path),
        title,
        date: date.split('/').reverse().join('-'),
        url,
        licence: 'Licence Ouverte 2.0 (ministère du Travail)',
        text: [intro, ...sections.map((section) => section.text)].join('\n'),
      }
}
