import { fill } from '../../../i18n/text.ts'
import { type Element, element, xmlOf } from '../../server/xml.ts'
import { type DocumentData, lineDescription, type PrintedInvoice, withoutSpaces } from './data.ts'
import { invoiceMessages as en } from './messages.en.ts'
import { invoiceMessages as fr } from './messages.fr.ts'

const ram = (name: string, ...content: (Element | string)[]) => element(`ram:${name}`, {}, content)
const id = (name: string, schemeID: string, value: string) => element(`ram:${name}`, { schemeID }, [value])

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** Codes of the standard: the type of a document, how it was paid, when its VAT is due. */
const codes = {
  invoice: '380',
  creditNote: '381',
  selfBilledInvoice: '389',
  service: 'S1',
  paidService: 'S2',
  bankCard: '48',
  /** The buyer knows the account; naming another means of payment would put the account number on the invoice. */
  notNamed: '1',
  vatWhenPaid: '72',
  vatOnDebits: '5',
  oneUnit: 'C62',
}

/**
 * An issued document as a Cross Industry Invoice of the EN 16931 profile, to be embedded in its PDF. A credit note's
 * amounts are positive there: its type code gives their direction.
 */
export function crossIndustryInvoice(issued: PrintedInvoice): string {
  const { data } = issued
  const document = element('rsm:CrossIndustryInvoice', namespaces, [
    element('rsm:ExchangedDocumentContext', {}, [
      ram(
        'BusinessProcessSpecifiedDocumentContextParameter',
        ram('ID', issued.data.selfBilled ? codes.service : codes.paidService),
      ),
      ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', 'urn:cen.eu:en16931:2017')),
    ]),
    element('rsm:ExchangedDocument', {}, [
      ram('ID', issued.number),
      ram('TypeCode', typeCode(issued)),
      ram('IssueDateTime', date('udt', issued.issuedAt)),
      ...notes(issued),
    ]),
    element('rsm:SupplyChainTradeTransaction', {}, [
      line(issued),
      ram('ApplicableHeaderTradeAgreement', seller(data), buyer(data)),
      ram(
        'ApplicableHeaderTradeDelivery',
        ram('ActualDeliverySupplyChainEvent', ram('OccurrenceDateTime', date('udt', data.paidAt))),
      ),
      settlement(issued),
    ]),
  ])
  return xmlOf(document)
}

function typeCode({ kind, data }: PrintedInvoice): string {
  if (data.selfBilled) return codes.selfBilledInvoice
  return kind === 'invoice' ? codes.invoice : codes.creditNote
}

function notes({ data }: PrintedInvoice): Element[] {
  const words = data.buyer.locale === 'fr' ? fr : en
  const note = (code: string, content: string) => ram('IncludedNote', ram('Content', content), ram('SubjectCode', code))
  const { seller, selfBilled, buyer } = data
  const said = selfBilled
    ? [
        note('REG', words.selfBilled.mention),
        note('AAI', fill(words.selfBilled.issued, { seller: seller.entity, buyer: buyer.company ?? '' })),
      ]
    : [note('ABL', `${seller.entity}, ${seller.form}. ${seller.registry}.`)]
  return [
    ...said,
    note('PMT', words.recovery),
    note('PMD', words.penalties),
    note('AAB', words.discount),
    ...(data.mode === 'demo' ? [note('AAI', words.specimenNote)] : []),
  ]
}

function line(issued: PrintedInvoice): Element {
  const { data } = issued
  const words = data.buyer.locale === 'fr' ? fr : en
  const net = amount(data.net)
  return ram(
    'IncludedSupplyChainTradeLineItem',
    ram('AssociatedDocumentLineDocument', ram('LineID', '1')),
    ram('SpecifiedTradeProduct', ram('Name', lineDescription(issued, words))),
    ram('SpecifiedLineTradeAgreement', ram('NetPriceProductTradePrice', ram('ChargeAmount', net))),
    ram('SpecifiedLineTradeDelivery', element('ram:BilledQuantity', { unitCode: codes.oneUnit }, ['1'])),
    ram(
      'SpecifiedLineTradeSettlement',
      ram(
        'ApplicableTradeTax',
        ram('TypeCode', 'VAT'),
        ram('CategoryCode', taxOf(data).category),
        ram('RateApplicablePercent', issued.vatRate),
      ),
      ...period(data),
      ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', net)),
    ),
  )
}

/** The category of VAT, and why there is none (codes UNTDID 5305 and VATEX). */
function taxOf({ selfBilled, buyer }: DocumentData): { category: string; reason: string; code: string } {
  const words = (buyer.locale === 'fr' ? fr : en).selfBilled
  if (selfBilled?.vat === 'exempt') return { category: 'E', reason: words.exempt, code: 'VATEX-FR-FRANCHISE' }
  if (selfBilled?.vat === 'reverse_charge') return { category: 'AE', reason: words.reverse_charge, code: 'VATEX-EU-AE' }
  return { category: 'S', reason: '', code: '' }
}

/** A French company is known by the nine digits of its SIREN; another one, by the number of its own register. */
function seller({ seller: us }: DocumentData): Element {
  const number = withoutSpaces(us.siren)
  const siren = /^\d{9}(\d{5})?$/.test(number) ? number.slice(0, 9) : null
  const vat = withoutSpaces(us.vatNumber)
  return ram(
    'SellerTradeParty',
    ram('Name', us.entity),
    ram('SpecifiedLegalOrganization', siren ? id('ID', '0002', siren) : ram('ID', number)),
    address(us),
    ...(siren ? [ram('URIUniversalCommunication', id('URIID', '0225', siren))] : []),
    // Without a number for VAT, that of the company is the one of its tax registration (BR-E-02).
    ram('SpecifiedTaxRegistration', vat ? id('ID', 'VA', vat) : id('ID', 'FC', number)),
  )
}

function buyer({ buyer: them }: DocumentData): Element {
  const siren = them.siret ? withoutSpaces(them.siret).slice(0, 9) : null
  const place = address(withoutNulls(them))
  return ram(
    'BuyerTradeParty',
    ram('Name', them.company ?? them.name ?? ''),
    ...(siren ? [ram('SpecifiedLegalOrganization', id('ID', '0002', siren))] : []),
    place,
    ...(siren
      ? [ram('URIUniversalCommunication', id('URIID', '0225', siren))]
      : them.email
        ? [ram('URIUniversalCommunication', id('URIID', 'EM', them.email))]
        : []),
    ...(them.vatNumber ? [ram('SpecifiedTaxRegistration', id('ID', 'VA', withoutSpaces(them.vatNumber)))] : []),
  )
}

const withoutNulls = (party: DocumentData['buyer']) => ({
  address: party.address ?? '',
  postalCode: party.postalCode ?? '',
  city: party.city ?? '',
  country: party.country ?? 'fr',
})

function address(at: { address: string; postalCode: string; city: string; country: string }): Element {
  const country = at.country.toUpperCase()
  return ram(
    'PostalTradeAddress',
    ...(at.postalCode ? [ram('PostcodeCode', at.postalCode)] : []),
    ...(at.address ? [ram('LineOne', at.address)] : []),
    ...(at.city ? [ram('CityName', at.city)] : []),
    ram('CountryID', country === 'UK' ? 'GB' : country),
  )
}

function settlement(issued: PrintedInvoice): Element {
  const { data } = issued
  const [net, vat, total] = [amount(data.net), amount(issued.vat), amount(issued.total)]
  const currency = data.currency.toUpperCase()
  const tax = taxOf(data)
  const open = Boolean(data.selfBilled)
  return ram(
    'ApplicableHeaderTradeSettlement',
    ram('PaymentReference', issued.number),
    ram('InvoiceCurrencyCode', currency),
    ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', open ? codes.notNamed : codes.bankCard)),
    ram(
      'ApplicableTradeTax',
      ram('CalculatedAmount', vat),
      ram('TypeCode', 'VAT'),
      ...(tax.reason ? [ram('ExemptionReason', tax.reason)] : []),
      ram('BasisAmount', net),
      ram('CategoryCode', tax.category),
      ...(tax.code
        ? [ram('ExemptionReasonCode', tax.code)]
        : [ram('DueDateTypeCode', data.seller.vatOnDebits ? codes.vatOnDebits : codes.vatWhenPaid)]),
      ram('RateApplicablePercent', issued.vatRate),
    ),
    ...period(data),
    ram(
      'SpecifiedTradePaymentTerms',
      ram('Description', termsOf(issued)),
      ram('DueDateDateTime', date('udt', data.paidAt)),
    ),
    ram(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      ram('LineTotalAmount', net),
      ram('TaxBasisTotalAmount', net),
      element('ram:TaxTotalAmount', { currencyID: currency }, [vat]),
      ram('GrandTotalAmount', total),
      ram('TotalPrepaidAmount', open ? amount(0) : total),
      ram('DuePayableAmount', open ? total : amount(0)),
    ),
    ...corrected(data),
  )
}

function termsOf({ kind, data }: PrintedInvoice): string {
  const words = data.buyer.locale === 'fr' ? fr : en
  if (data.selfBilled) return words.selfBilled.payment
  return kind === 'invoice' ? words.totals.paid : words.refunded
}

function corrected({ corrects }: DocumentData): Element[] {
  if (!corrects) return []
  const { number, issuedAt } = corrects
  const at = ram('FormattedIssueDateTime', date('qdt', issuedAt))
  return [ram('InvoiceReferencedDocument', ram('IssuerAssignedID', number), at)]
}

function period({ period }: DocumentData): Element[] {
  if (!period) return []
  const start = ram('StartDateTime', date('udt', period.start))
  return [ram('BillingSpecifiedPeriod', start, ram('EndDateTime', date('udt', period.end)))]
}

const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2)

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
const date = (space: 'udt' | 'qdt', at: Date | string) =>
  element(`${space}:DateTimeString`, { format: '102' }, [parisDay.format(new Date(at)).replaceAll('-', '')])

const fxSpace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const properties = {
  DocumentFileName: ['factur-x.xml', 'name of the embedded XML invoice file'],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['1.0', 'The actual version of the Factur-X data'],
  ConformanceLevel: ['EN 16931', 'The conformance level of the Factur-X data'],
} as const

/** The archive metadata about the embedded invoice, with the schema by which a reader interprets them. */
export function facturXMetadata(): string {
  const described = Object.entries(properties).map(
    ([name, [, text]]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
  )
  const said = Object.entries(properties).map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  return `<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${fxSpace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${described.join('\n')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description xmlns:fx="${fxSpace}" rdf:about="">${said.join('')}</rdf:Description>`
}
