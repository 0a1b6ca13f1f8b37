// Small archives of the same formats as the official ones: https://echanges.dila.gouv.fr/OPENDATA/LEGI/ (DTD of LEGI)
// and https://lecomarquage.service-public.gouv.fr/vdd/3.5/ (schema 3.5 of Service-Public).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { packTar } from 'modern-tar'
import { afterAll, describe, expect, it } from 'vitest'
import { filesOfTar } from './archives.ts'
import { legiArticles, servicePublicSheets } from './dila-archives.ts'
import { labourSheets, legiData } from './npm-packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'clairavis-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function tarOf(name: string, files: Record<string, string>): Promise<string> {
  const entries = Object.entries(files).map(([file, body]) => ({
    header: { name: file, size: Buffer.byteLength(body), type: file.endsWith('/') ? 'directory' : 'file' } as const,
    body,
  }))
  const path = join(folder, name)
  writeFileSync(path, gzipSync(await packTar(entries)))
  return path
}

function zipOf(name: string, files: Record<string, string>): string {
  const path = join(folder, name)
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]))))
  return path
}

const article = (id: string, number: string, begin: string, end: string, text: string) => `<?xml version="1.0"?>
<ARTICLE><META><META_COMMUN><ID>${id}</ID><NATURE>Article</NATURE></META_COMMUN>
<META_SPEC><META_ARTICLE><NUM>${number}</NUM><ETAT>VIGUEUR</ETAT><DATE_DEBUT>${begin}</DATE_DEBUT>
<DATE_FIN>${end}</DATE_FIN><TYPE>AUTONOME</TYPE></META_ARTICLE></META_SPEC></META>
<CONTEXTE><TEXTE cid="LEGITEXT000006069565" nature="CODE">
<TITRE_TXT c_titre_court="Code" debut="1993-07-27" fin="1993-07-28">Code (ancien)</TITRE_TXT>
<TITRE_TXT c_titre_court="Code de la consommation" debut="1993-07-28" fin="2999-01-01">Code de la consommation</TITRE_TXT>
<TM><TITRE_TM id="LEGISCTA000032221041">Livre II</TITRE_TM></TM></TEXTE></CONTEXTE>
<NOTA><CONTENU><p>Une note.</p></CONTENU></NOTA>
<BLOC_TEXTUEL><CONTENU>${text}</CONTENU></BLOC_TEXTUEL></ARTICLE>`

const legi = 'legi/global/code_et_TNC_en_vigueur/code_en_vigueur/LEGI/TEXT/00/00/06/06/95/LEGITEXT000006069565'

const all = async <T>(texts: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const text of texts) found.push(text)
  return found
}

describe('an archive of LEGI', () => {
  const pathOf = (id: string) => `${legi}/article/LEGI/ARTI/00/00/32/22/10/${id}.xml`
  const archive = () =>
    tarOf('LEGI_20261120-210000.tar.gz', {
      'legi/': '',
      [pathOf('LEGIARTI000032221008')]: article(
        'LEGIARTI000032221008',
        'L221-18',
        '2016-07-01',
        '2999-01-01',
        '<p>Le consommateur dispose<br/>de quatorze jours &amp; plus.</p>',
      ),
      [pathOf('LEGIARTI000032221009')]: article('LEGIARTI000032221009', 'L221-19', '2016-07-01', '2027-01-01', 'Fin.'),
      [`${legi}/section_ta/LEGI/SCTA/LEGISCTA000032221041.xml`]: '<SECTION_TA/>',
      [`${legi}/texte/version/LEGITEXT000006069565.xml`]: '<TEXTE_VERSION/>',
      'liste_suppression_legi.dat': 'legi/global/x\n',
    })

  it('gives its articles with their days, law and text', async () => {
    const texts = await all(legiArticles(await archive(), () => true))
    expect(texts).toEqual([
      {
        source: 'LEGI_20261120-210000.tar.gz',
        title: 'Code de la consommation',
        article: 'L221-18',
        id: 'LEGIARTI000032221008',
        date: '2016-07-01',
        until: undefined,
        url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032221008',
        licence: 'Licence Ouverte 2.0 (DILA)',
        text: 'Le consommateur disposede quatorze jours & plus.',
      },
      expect.objectContaining({ article: 'L221-19', until: '2027-01-01', text: 'Fin.' }),
    ])
  })
  it('is parsed only where the number of the article is wanted', async () => {
    const texts = await all(legiArticles(await archive(), (number) => number === 'L221-19'))
    expect(texts.map((text) => text.article)).toEqual(['L221-19'])
  })
  it('says which of its files is no XML', async () => {
    const broken = await tarOf('LEGI_20261121-210000.tar.gz', {
      [pathOf('LEGIARTI000000000001')]: '<ARTICLE><NUM>L1</NUM>',
    })
    await expect(all(legiArticles(broken, () => true))).rejects.toThrow(/LEGIARTI000000000001\.xml is no XML/)
  })
})

describe('the archive of Service-Public', () => {
  const sheet = (id: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Publication xmlns:dc="http://purl.org/dc/elements/1.1/" ID="${id}" type="Fiche d'information"
  spUrl="https://www.service-public.gouv.fr/particuliers/vosdroits/${id}">
<dc:title>Dépôt de garantie</dc:title><dc:date>modified 2026-03-02</dc:date>
<FilDAriane><Niveau ID="N19808">Logement</Niveau></FilDAriane>
<Introduction><Texte><Paragraphe>Le dépôt est rendu.</Paragraphe></Texte></Introduction>
<Texte><Chapitre><Titre><Paragraphe>Délai</Paragraphe></Titre></Chapitre></Texte></Publication>`

  it('gives the sheets that are wanted, with the day of their last change', async () => {
    const files = { 'F31269.xml': sheet('F31269'), 'F1.xml': sheet('F1'), 'R1.xml': sheet('R1'), 'menu.xml': '<menu/>' }
    const path = zipOf('vosdroits-latest.zip', files)
    const texts = await all(servicePublicSheets(path, (name) => name !== 'F1'))
    expect(texts).toEqual([
      {
        source: 'vosdroits-latest.zip',
        title: 'Dépôt de garantie',
        date: '2026-03-02',
        url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F31269',
        licence: 'Licence Ouverte 2.0 (DILA)',
        text: 'Le dépôt est rendu.\nDélai',
      },
    ])
  })
  it('is read whole, however many chunks of a file it takes', async () => {
    const long = sheet('F2').replace('Le dépôt est rendu.', 'é'.repeat(400_000))
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`F${n + 10}.xml`, sheet(`F${n + 10}`)]))
    const texts = await all(servicePublicSheets(zipOf('many.zip', { ...files, 'F2.xml': long }), () => true))
    expect(texts).toHaveLength(41)
    expect(texts.at(-1)?.text).toContain('é'.repeat(400_000))
  })
})

describe('the packages of npm', () => {
  it('give a code whole, with the day of its last change', async () => {
    const data = { id: 'LEGIARTI000035644692', num: 'R1234-2', etat: 'VIGUEUR', dateDebut: 1506470400000 }
    const code = {
      type: 'code',
      data: { title: 'Code du travail', dateModif: '2026-03-27' },
      children: [
        {
          type: 'section',
          data: { title: 'Titre' },
          children: [{ type: 'article', data: { ...data, dateFin: 32472144000000, texte: 'Un quart.' } }],
        },
      ],
    }
    const { holdings, texts } = await legiData(
      await tarOf('socialgouv-legi-data-2.513.0.tgz', {
        'package/package.json': '{}',
        'package/data/LEGITEXT000006072050.json': JSON.stringify(code),
      }),
    )
    const source = '@socialgouv/legi-data 2.513.0'
    const licence = 'Licence Ouverte 2.0 (DILA)'
    expect(holdings).toEqual([{ title: 'Code du travail', source, licence, state: '2026-03-27', whole: true }])
    expect(await all(texts)).toEqual([
      expect.objectContaining({ article: 'R1234-2', date: '2017-09-27', until: undefined, text: 'Un quart.' }),
    ])
  })
  it('give the pages of the Labour Ministry', async () => {
    const page = { title: 'La démission', date: '18/11/2025', url: 'https://travail-emploi.gouv.fr/la-demission' }
    const path = await tarOf('socialgouv-fiches-travail-data-4.1174.0.tgz', {
      'package/data/fiches-travail.json': JSON.stringify([{ ...page, intro: 'Un.', sections: [{ text: 'Deux.' }] }]),
    })
    expect(await all(labourSheets(path))).toEqual([
      expect.objectContaining({
        source: '@socialgouv/fiches-travail-data 4.1174.0',
        date: '2025-11-18',
        text: 'Un.\nDeux.',
      }),
    ])
  })
})

it('goes on after a file that is not wanted, large or small', async () => {
  const path = await tarOf('mixed.tar.gz', { a: 'x', b: 'y'.repeat(3_000_000), c: 'kept', d: '', e: 'kept too' })
  const files = await all(filesOfTar(path, (name) => name === 'c' || name === 'e'))
  expect(files.map(({ text }) => text)).toEqual(['kept', 'kept too'])
})
