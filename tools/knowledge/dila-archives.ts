// The open data of the DILA: LEGI (every law and its articles) and the sheets of Service-Public.
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { type ArchivedFile, filesOfTar, filesOfZip } from './archives.ts'
import { articleUrl, endOf, type OfficialText, openLicence } from './official-text.ts'

const fileName = (path: string): string => path.replace(/^.*\//, '')

/** What `read` makes of a document, whose memory libxml keeps until it is disposed of. */
function inDocument<T>({ name, text }: ArchivedFile, read: (root: XmlElement) => T): T {
  let document: XmlDocument
  try {
    document = XmlDocument.fromString(text)
  } catch (error) {
    throw new Error(`${name} is no XML: ${error instanceof Error ? error.message.trim() : error}`)
  }
  try {
    return read(document.root)
  } finally {
    document.dispose()
  }
}

const namespaces = { dc: 'http://purl.org/dc/elements/1.1/' }
const textAt = (root: XmlElement, path: string): string => root.get(path, namespaces)?.content.trim() ?? ''

/**
 * The articles of a LEGI archive: the stock (`Freemium_legi_global_*.tar.gz`) or what one day changed (`LEGI_*.tar.gz`).
 * There is a file for each version of an article; `wanted` is asked for the number before a file is parsed, of which the
 * stock has millions.
 */
export async function* legiArticles(path: string, wanted: (number: string) => boolean): AsyncGenerator<OfficialText> {
  const source = fileName(path)
  for await (const file of filesOfTar(path, (name) => /\/article\/.*LEGIARTI\d+\.xml$/.test(name))) {
    const [, number = ''] = /<NUM>([^<]*)<\/NUM>/.exec(file.text) ?? []
    if (wanted(number.trim())) yield inDocument(file, (root) => articleOf(root, source))
  }
}

function articleOf(root: XmlElement, source: string): OfficialText {
  const id = textAt(root, 'META/META_COMMUN/ID')
  const meta = (name: string) => textAt(root, `META/META_SPEC/META_ARTICLE/${name}`)
  return {
    source,
    // The last title of the law is the one that it bears today.
    title: textAt(root, 'CONTEXTE/TEXTE/TITRE_TXT[last()]'),
    article: meta('NUM'),
    id,
    date: meta('DATE_DEBUT'),
    until: endOf(meta('DATE_FIN')),
    url: articleUrl(id),
    licence: openLicence,
    text: textAt(root, 'BLOC_TEXTUEL/CONTENU'),
  }
}

/** The sheets of `vosdroits-latest.zip` (schemas 3.3 to 3.5) whose names (`F1234`) are wanted. */
export async function* servicePublicSheets(
  path: string,
  wanted: (name: string) => boolean,
): AsyncGenerator<OfficialText> {
  const source = fileName(path)
  const isSheet = (name: string) => /(^|\/)F\d+\.xml$/.test(name) && wanted(fileName(name).replace('.xml', ''))
  for await (const file of filesOfZip(path, isSheet)) yield inDocument(file, (root) => sheetOf(root, source))
}

const sheetOf = (root: XmlElement, source: string): OfficialText => ({
  source,
  title: textAt(root, 'dc:title'),
  // « modified 2026-03-02 »
  date: textAt(root, 'dc:date').replace(/^modified /, ''),
  url: textAt(root, '@spUrl'),
  licence: openLicence,
  text: root
    .find('*[not(self::dc:*) and not(self::FilDAriane)]', namespaces)
    .map((part) => part.content)
    .join('\n'),
})
