import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { money } from '../../i18n/format.ts'
import { createPdfDocument } from './pdf-document.ts'
import { featuresFor, printable } from './pdf-faces.ts'
import { createPdfPage } from './pdf-page.ts'

const at = new Date('2026-11-20T17:00:00Z')
const about = { title: 'Un reçu', author: 'Clairavis', locale: 'fr', at } as const

/** The font of each piece of text in a document. */
async function fontsIn(pdf: Uint8Array): Promise<Map<string, string>> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  return new Map(
    items.flatMap((item) =>
      'str' in item ? [[item.str, String(page.commonObjs.get(item.fontName).name)] as const] : [],
    ),
  )
}

describe('the faces of documents', () => {
  it.each(['29,00\u00a0€', '1\u202f480,00\u00a0€', '-200,00\u00a0€', '€29.00', '20\u00a0%', '20%', '100'])(
    'set %s in figures of one width',
    (amount) => expect(featuresFor(amount)).toEqual({ features: ['tnum'] }),
  )

  it.each(['Aujourd’hui', '20 novembre 2026', 'F2026-000001', ''])('leave %s as it is', (words) =>
    expect(featuresFor(words)).toEqual({}),
  )

  it.each([
    ['à partir du 13 décembre 2026', 'à partir du 13\u00a0décembre\u00a02026'],
    ['up to and including 1 January 2027.', 'up to and including 1\u00a0January\u00a02027.'],
    ['le 1er janvier 2027', 'le 1er\u00a0janvier\u00a02027'],
    ['RCS Nantes 000 000 000', 'RCS Nantes 000\u00a0000\u00a0000'],
    ['10\u202f000 €', '10\u00a0000 €'],
    ['12 rue des Lilas, 69003 Lyon', '12 rue des Lilas, 69003 Lyon'],
  ])('keep the numbers and dates of « %s » on one line', (words, printed) => expect(printable(words)).toBe(printed))

  it('are those, in sentences too, on archive pages and in printed documents alike', async () => {
    const amount = money('fr', 30_000).replaceAll('\u202f', '\u00a0')
    const page = createPdfPage(about)
    page.say('P', amount, { x: 54, y: 60, width: 300 })
    page.say('P', 'Article L221-20', { x: 54, y: 90, width: 300 })
    const paper = createPdfDocument(about)
    paper.say('P', amount, { y: 60, size: 10 })
    paper.say('P', 'Article L221-20', { y: 90, size: 10 })
    for (const pdf of [await page.close(), await paper.close()]) {
      const fonts = await fontsIn(pdf)
      const [said] = [...fonts].filter(([words]) => words.includes('300'))
      expect(said?.[1]).toMatch(/Bricolage/)
      expect(fonts.get('Article L221-20')).toMatch(/Bricolage/)
    }
  })
})
