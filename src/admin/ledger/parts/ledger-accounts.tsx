import { Link } from 'react-router'
import { money } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { LedgerAccount } from '../contract-ledger.ts'

type NothingProps = { checks: readonly { name: string; difference: number }[] }

/** Differences that are zero as long as the ledger is right; any other value is highlighted. */
export function ZeroBalanceChecks({ checks }: NothingProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  return (
    <ul className="matters">
      {checks.map(({ name, difference }) => (
        <li key={name}>
          <div>{(words.checks as Record<string, string>)[name] ?? name}</div>
          <Tag tone={difference === 0 ? 'moss' : 'brick'}>
            {difference === 0 ? words.right : `${words.wrong} ${money(locale, difference)}`}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

type FeesProps = { fees: { amount: number; count: number; taken: number } }

export function Fees({ fees }: FeesProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  if (fees.count === 0 || fees.taken === 0) return <p className="soft">{words.noFees}</p>
  const share = new Intl.NumberFormat(languageTag[locale], { style: 'percent', maximumFractionDigits: 1 })
  return (
    <p>
      {fill(words.fees, {
        amount: money(locale, fees.amount),
        taken: money(locale, fees.taken),
        share: share.format(fees.amount / fees.taken),
      })}
    </p>
  )
}

type AccountsProps = {
  accounts: readonly LedgerAccount[]
  /** The query parameters kept beside the account. */
  kept: Record<string, string>
}

export function Accounts({ accounts, kept }: AccountsProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  return (
    <Table label={words.accounts} look="cards" className="table--accounts">
      <thead>
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col" className="r">
            {words.debit}
          </th>
          <th scope="col" className="r">
            {words.credit}
          </th>
          <th scope="col" className="r">
            {words.balance}
          </th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ code, number, name, debit, credit, balance }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={href('admin-ledger', locale, { ...kept, account: code })} preventScrollReset>
                {name[locale]}
              </Link>{' '}
              <span className="soft">{number}</span>
            </th>
            <td className="r" data-label={words.debit}>
              {debit === 0 ? '–' : money(locale, debit)}
            </td>
            <td className="r" data-label={words.credit}>
              {credit === 0 ? '–' : money(locale, credit)}
            </td>
            <td className="r" data-label={words.balance}>
              <b>{money(locale, balance)}</b>
            </td>
            <td className="soft">{(words.meanings as Record<string, string>)[code]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
