import { brand } from '../../../brand.ts'
import { legalEntity } from '../../../brand-legal.ts'
import { type Element, element, xmlOf } from '../../server/xml.ts'
import type { Quarter, TaxIdentity } from '../tax.ts'
import type { Seller } from './report.ts'

const e = (name: string, content: (Element | string)[] | string, attributes: Record<string, string> = {}) =>
  element(name.includes(':') ? name : `dpi:${name}`, attributes, typeof content === 'string' ? [content] : content)

const digits = (text: string) => text.replace(/\s/g, '')

/** The yearly message in the OECD's model for platform operators (DPI 1.0), of sellers whose identity is known. */
export function taxReportMessage(year: number, sellers: readonly Seller[], at: Date): string {
  const { legal } = legalEntity
  const message = `${legal.country}${year}${digits(legal.siren)}-${at.getTime()}`
  const document = (ending: string) =>
    e('DocSpec', [e('stf:DocTypeIndic', 'OECD1'), e('stf:DocRefId', `${message}-${ending}`)])
  const operator = e('PlatformOperator', [
    e('ResCountryCode', legal.country),
    e('TIN', digits(legal.siren), { issuedBy: legal.country }),
    e('VAT', digits(legal.vatNumber)),
    e('Name', legal.entity),
    e('PlatformBusinessName', brand.name),
    addressOf({ address: legal.address, postalCode: legal.postalCode, city: legal.city, country: legal.country }),
    e('Nexus', 'RPONEX1'),
    e('AssumedReporting', 'false'),
    document('operator'),
  ])
  const reported = sellers.flatMap(({ identity, account, quarters, expertId }) =>
    identity
      ? [
          e('ReportableSeller', [
            e('Identity', [sellerOf(identity, account)]),
            e('RelevantActivities', [e('PersonalServices', activities(quarters))]),
            document(expertId),
          ]),
        ]
      : [],
  )
  const head = e('MessageSpec', [
    e('TransmittingCountry', legal.country),
    e('ReceivingCountry', legal.country),
    e('MessageType', 'DPI'),
    e('MessageRefId', message),
    e('MessageTypeIndic', 'DPI401'),
    e('ReportingPeriod', `${year}-12-31`),
    e('Timestamp', at.toISOString().slice(0, 19)),
  ])
  return xmlOf(
    e('DPI_OECD', [head, e('DPIBody', [operator, ...reported])], {
      version: '1.0',
      'xmlns:dpi': 'urn:oecd:ties:dpi:v1',
      'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
    }),
  )
}

function sellerOf(identity: TaxIdentity, account: Seller['account']): Element {
  const { kind, name, taxNumber, registration, vatNumber, bornOn } = identity
  const [taxCountry, country] = [identity.taxCountry.toUpperCase(), identity.country.toUpperCase()]
  const isPerson = kind === 'person'
  const [first = name, ...rest] = name.split(' ')
  const who = [
    e('ResCountryCode', country),
    e('TIN', taxNumber, { issuedBy: taxCountry }),
    ...(isPerson ? [] : [e('IN', registration, { issuedBy: country, INType: 'BRN' })]),
    ...(vatNumber ? [e('VAT', vatNumber)] : []),
    isPerson ? e('Name', [e('FirstName', first), e('LastName', rest.join(' ') || first)]) : e('Name', name),
    addressOf(identity),
    ...(bornOn ? [e('BirthInfo', [e('BirthDate', bornOn)])] : []),
  ]
  const paidTo = account
    ? [
        e('FinancialIdentifier', [
          e('Identifier', account.iban, { AccountNumberType: 'IBAN' }),
          e('AccountHolderName', account.holder),
        ]),
      ]
    : []
  const standard = e('Standard', [e(isPerson ? 'IndSellerID' : 'EntSellerID', who), ...paidTo])
  return e(isPerson ? 'IndividualSeller' : 'EntitySeller', [standard])
}

function addressOf(at: { address: string; postalCode: string; city: string; country: string }): Element {
  return e('Address', [
    e('CountryCode', at.country.toUpperCase()),
    e('AddressFix', [e('Street', at.address), e('PostCode', at.postalCode), e('City', at.city)]),
  ])
}

function activities(quarters: readonly Quarter[]): Element[] {
  const money = (name: string, cents: (quarter: Quarter) => number) =>
    quarters.map((quarter, index) => e(`${name}Q${index + 1}`, (cents(quarter) / 100).toFixed(2), { currCode: 'EUR' }))
  return [
    e(
      'Consideration',
      money('Cons', ({ amount }) => amount),
    ),
    e(
      'NumberOfActivities',
      quarters.map(({ answers }, index) => e(`NumbQ${index + 1}`, String(answers))),
    ),
    e(
      'Fees',
      money('Fees', () => 0),
    ),
    e(
      'Taxes',
      money('Tax', () => 0),
    ),
  ]
}
