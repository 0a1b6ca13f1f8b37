import { withoutAccents } from '../../../i18n/fold.ts'
import { type Element, element, xmlOf } from '../../server/xml.ts'

export type Transfer = { id: string; name: string; iban: string; amount: number; about: string }
type Order = {
  id: string
  createdAt: Date
  payOn: string
  from: { name: string; iban: string }
  transfers: readonly Transfer[]
}

const of = (name: string, ...content: (Element | string)[]) => element(name, {}, content)

/** A SEPA credit transfer in euros (ISO 20022, `pain.001.001.09`), as one entry on the payer's statement. */
export function creditTransfer({ id, createdAt, payOn, from, transfers }: Order): string {
  const count = of('NbOfTxs', String(transfers.length))
  const sum = of('CtrlSum', euros(transfers.reduce((total, { amount }) => total + amount, 0)))
  const payer = of('Nm', basic(from.name, 70))
  const document = element('Document', { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' }, [
    of(
      'CstmrCdtTrfInitn',
      of('GrpHdr', of('MsgId', id), of('CreDtTm', createdAt.toISOString()), count, sum, of('InitgPty', payer)),
      of(
        'PmtInf',
        of('PmtInfId', id),
        of('PmtMtd', 'TRF'),
        of('BtchBookg', 'true'),
        count,
        sum,
        of('PmtTpInf', of('SvcLvl', of('Cd', 'SEPA'))),
        of('ReqdExctnDt', of('Dt', payOn)),
        of('Dbtr', payer),
        of('DbtrAcct', account(from.iban)),
        // The bank of either side is known by the account (IBAN only, regulation 260/2012).
        of('DbtrAgt', of('FinInstnId', of('Othr', of('Id', 'NOTPROVIDED')))),
        of('ChrgBr', 'SLEV'),
        ...transfers.map(one),
      ),
    ),
  ])
  return xmlOf(document)
}

function one({ id, name, iban, amount, about }: Transfer): Element {
  return of(
    'CdtTrfTxInf',
    of('PmtId', of('EndToEndId', id)),
    of('Amt', element('InstdAmt', { Ccy: 'EUR' }, [euros(amount)])),
    of('Cdtr', of('Nm', basic(name, 70))),
    of('CdtrAcct', account(iban)),
    of('RmtInf', of('Ustrd', basic(about, 140))),
  )
}

const account = (iban: string) => of('Id', of('IBAN', iban))
const euros = (cents: number) => (cents / 100).toFixed(2)

/** The characters that every SEPA bank reads: Latin letters without accents, digits and a few more. */
function basic(text: string, longest: number): string {
  return withoutAccents(text)
    .replace(/’/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'AE')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
}
