import { readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalEntity } from '../../../brand-legal.ts'
import { vatIn } from '../../quotes/quote.ts'
import { type DocumentData, type IssuedInvoice, unknownParty } from './data.ts'
import { crossIndustryInvoice, facturXMetadata } from './factur-x.ts'
import { invoicePdf } from './pdf.ts'

const company = {
  ...unknownParty,
  name: 'Jeanne Martin',
  email: 'compta@atelier.test',
  company: 'Atelier Martin & <Fils>',
  siret: '732 829 320 00074',
  vatNumber: 'FR 44 732829320',
  address: '12 rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  country: 'fr',
}
type Wish = { cents: number; kind?: IssuedInvoice['kind']; rate?: number; change?: Partial<DocumentData> }

function issued({ cents, kind = 'invoice', rate = 20, change = {} }: Wish): IssuedInvoice {
  const sign = kind === 'invoice' ? 1 : -1
  const vat = vatIn(cents, rate)
  const number = kind === 'invoice' ? 'F2026-000042' : 'A2026-000007'
  const credit = kind === 'credit_note'
  return {
    number,
    series: number.slice(0, 5),
    sequence: Number(number.slice(6)),
    kind,
    chargeId: 'charge',
    creditId: credit ? 'credit' : null,
    purchaseId: null,
    personId: 'person',
    total: sign * cents,
    vat: sign * vat,
    vatRate: rate.toFixed(2),
    issuedAt: new Date('2026-11-20T23:30:00Z'),
    data: {
      seller: legalEntity.legal,
      buyer: company,
      line: 'plan',
      net: sign * (cents - vat),
      currency: 'eur',
      payment: 'pi_1',
      paidAt: '2026-11-20T22:00:00Z',
      period: null,
      corrects: credit ? { number: 'F2026-000042', issuedAt: '2026-11-20T17:00:00Z' } : null,
      mode: 'live',
      ...change,
    },
  } as IssuedInvoice
}

const folder = new URL('./factur-x/', import.meta.url)
let schema: XmlDocument
let validator: XsdValidator
beforeAll(() => {
  xmlRegisterFsInputProviders()
  const url = new URL('Factur-X_1.07.3_EN16931.xsd', folder).href
  schema = XmlDocument.fromBuffer(readFileSync(new URL(url)), { url })
  validator = XsdValidator.fromDoc(schema)
})
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

const ram = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'

/** What the official schema says against a document, and its values by path. */
function read(xml: string) {
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    const at = (path: string) =>
      document
        .find(
          `//${path
            .split('/')
            .map((name) => `ram:${name}`)
            .join('/')}`,
          { ram },
        )
        .map(({ content }) => content)
    const sum = (name: string) => at(`SpecifiedTradeSettlementHeaderMonetarySummation/${name}`).map(Number)
    return {
      net: sum('TaxBasisTotalAmount'),
      vat: sum('TaxTotalAmount'),
      total: sum('GrandTotalAmount'),
      due: sum('DuePayableAmount'),
      lines: at('SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount').map(Number),
      rates: at('ApplicableTradeTax/RateApplicablePercent'),
      names: at('BuyerTradeParty/Name'),
      organisations: at('SpecifiedLegalOrganization/ID'),
      corrects: at('InvoiceReferencedDocument/IssuerAssignedID'),
    }
  } finally {
    document.dispose()
  }
}

describe('the data of an enterprise’s invoice', () => {
  it.each([300, 2900, 20_000, 1, 17_193, 8_641_97])(
    'say the same %i cents as the page, by the official schema',
    (cents) => {
      for (const kind of ['invoice', 'credit_note'] as const) {
        const document = issued({ cents, kind })
        const said = read(crossIndustryInvoice(document))
        const euros = (value: number) => [Math.abs(value) / 100]
        expect(said).toMatchObject({
          net: euros(document.data.net),
          vat: euros(document.vat),
          total: euros(document.total),
          lines: euros(document.data.net),
          due: [0],
        })
        expect(Math.round(said.net[0]! * 100) + Math.round(said.vat[0]! * 100)).toBe(cents)
      }
    },
  )

  it('are valid with every combination of what a client may have left unsaid', () => {
    const changes: Partial<DocumentData>[] = [
      { buyer: { ...company, siret: null } },
      { buyer: { ...company, vatNumber: null, email: null } },
      { buyer: { ...company, address: null, postalCode: null, city: null, country: null } },
      { buyer: { ...company, locale: 'en', country: 'uk' } },
      { period: { start: '2026-11-20T22:00:00Z', end: '2026-12-20T22:00:00Z' } },
      { mode: 'demo' },
      { seller: { ...legalEntity.legal, vatOnDebits: true } },
    ]
    for (const change of changes)
      for (const kind of ['invoice', 'credit_note'] as const)
        expect(() => read(crossIndustryInvoice(issued({ cents: 2900, kind, change })))).not.toThrow()
  })

  it('name the enterprise as it writes itself, and the invoice that a credit note corrects', () => {
    const said = read(crossIndustryInvoice(issued({ cents: 2900, kind: 'credit_note' })))
    expect(said).toMatchObject({
      names: ['Atelier Martin & <Fils>'],
      organisations: ['000000000', '732829320'],
      corrects: ['F2026-000042'],
    })
  })

  it('are refused by the schema once something is out of its place', () => {
    const xml = crossIndustryInvoice(issued({ cents: 2900 }))
    expect(() => read(xml.replace('GrandTotalAmount>29.00', 'GrandTotalAmount>much'))).toThrow()
    expect(() => read(xml.replaceAll('ram:BuyerTradeParty', 'ram:Buyer'))).toThrow()
  })

  it.each([
    ['exempt', 0, 'E', 'VATEX-FR-FRANCHISE'],
    ['charged', 20, 'S', undefined],
    ['reverse_charge', 0, 'AE', 'VATEX-EU-AE'],
  ] as const)('of an expert (%s) say who issued it and that it is to be paid', (vat, rate, category, code) => {
    const seller = { ...legalEntity.legal, entity: 'Hélène Œuvrard', siren: '552100554', vatNumber: '' }
    const change: Partial<DocumentData> = {
      line: 'answers',
      selfBilled: { vat, answers: 3, contestDays: 30 },
      seller:
        vat === 'exempt' ? seller : { ...seller, vatNumber: vat === 'charged' ? 'FR83552100554' : 'BE0403019261' },
    }
    const xml = crossIndustryInvoice(issued({ cents: 5400, rate, change }))
    const said = read(xml)
    expect(said).toMatchObject({ total: [54], due: [54], organisations: ['552100554', '732829320'] })
    expect(xml).toContain('<ram:TypeCode>389</ram:TypeCode>')
    expect(xml).toContain(`<ram:CategoryCode>${category}</ram:CategoryCode>`)
    expect(/<ram:ExemptionReasonCode>(.+)</.exec(xml)?.[1]).toBe(code)
    expect(xml).toContain('Autofacturation')
  })

  it('carry the day of Paris', () => {
    expect(crossIndustryInvoice(issued({ cents: 300 }))).toContain('>20261121<')
  })
})

describe('the file of an enterprise’s invoice', () => {
  const pdf = async (document: IssuedInvoice) => {
    const xml = crossIndustryInvoice(document)
    const bytes = await invoicePdf(document, { name: 'factur-x.xml', xml, metadata: facturXMetadata() })
    return { xml, bytes, text: Buffer.from(bytes).toString('latin1') }
  }

  it('is an archive (PDF/A-3) that says what it carries', async () => {
    const { text } = await pdf(issued({ cents: 2900 }))
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toMatch(/\/OutputIntents/)
    expect(text).toMatch(/\/S \/GTS_PDFA1/)
    expect(text).toMatch(/\/AF \[/)
    expect(text).toMatch(/\/AFRelationship \/Data/)
    expect(text).toMatch(/\/Subtype \/text#2Fxml/)
    const metadata = text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'))
    for (const said of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      'Factur-X PDFA Extension Schema',
    ])
      expect(metadata).toContain(said)
    expect(() => XmlDocument.fromString(metadata.slice(metadata.indexOf('?>') + 2).trim()).dispose()).not.toThrow()
  })

  it('hands its data out as they are in the books', async () => {
    const { bytes, xml } = await pdf(issued({ cents: 2900 }))
    const file = await getDocumentProxy(new Uint8Array(bytes))
    const attachments = (await file.getAttachments()) as Record<string, { filename: string; content: Uint8Array }>
    expect(Object.keys(attachments)).toEqual(['factur-x.xml'])
    expect(Buffer.from(attachments['factur-x.xml']!.content).toString('utf8')).toBe(xml)
  })

  it('embeds every face that it uses', async () => {
    const { bytes, text } = await pdf(issued({ cents: 2900 }))
    expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
    const fonts = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fonts).toBeGreaterThan(0)
    expect(text.match(/\/FontFile\d? /g)).toHaveLength(fonts)
    expect(bytes.byteLength).toBeLessThan(200_000)
  })
})
