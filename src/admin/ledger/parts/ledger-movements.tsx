import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { day, money } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Table } from '../../../ui/table.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { LedgerAccount, Movement } from '../contract-ledger.ts'

type FilterProps = { accounts: readonly LedgerAccount[] }

/** The days, the account and the payment are in the URL, so that a search can be saved and shared with a colleague. */
export function LedgerFilter({ accounts }: FilterProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const asked = (name: string) => search.get(name) ?? ''
  return (
    <Form className="letters-filter" key={search.toString()} preventScrollReset>
      <TextField name="from" type="date" label={words.from} defaultValue={asked('from')} />
      <TextField name="to" type="date" label={words.to} defaultValue={asked('to')} />
      <SelectField name="account" label={words.account} defaultValue={asked('account')}>
        <option value="">{words.all}</option>
        {accounts.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[locale]}
          </option>
        ))}
      </SelectField>
      <TextField name="payment" type="search" label={words.payment} defaultValue={asked('payment')} />
      <Button type="submit" variant="plain" busy={busy}>
        {words.show}
      </Button>
      {search.size > 0 && (
        <ButtonLink variant="link" to={href('admin-ledger', locale)} preventScrollReset>
          {words.clear}
        </ButtonLink>
      )}
    </Form>
  )
}

type MovementsProps = {
  list: { movements: readonly Movement[]; page: number; more: boolean }
  accounts: readonly LedgerAccount[]
  kept: Record<string, string>
}

/** Each movement with all of its lines, whose debits equal its credits. */
export function Movements({ list, accounts, kept }: MovementsProps) {
  const words = useAdminMessages('ledger').ledger
  const { frame } = useAdminMessages()
  const locale = useLocale()
  const nameOf = new Map(accounts.map(({ code, name }) => [code, name[locale]]))
  const page = (number: number) => href('admin-ledger', locale, { ...kept, page: String(number) })
  if (list.movements.length === 0) return <Empty title={words.none}>{words.noneText}</Empty>
  return (
    <>
      <Table label={words.movements} look="groups" filtered>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.document}</th>
            <th scope="col">{words.account}</th>
            <th scope="col" className="r">
              {words.debit}
            </th>
            <th scope="col" className="r">
              {words.credit}
            </th>
          </tr>
        </thead>
        {list.movements.map((movement) => (
          <tbody key={`${movement.source} ${movement.sourceId}`}>
            {movement.lines.map(({ account, amount }, index) => (
              <tr key={account}>
                {index === 0 && <MovementCells movement={movement} />}
                <td>{nameOf.get(account) ?? account}</td>
                <td className="r" data-label={words.debit}>
                  {amount > 0 && money(locale, amount)}
                </td>
                <td className="r" data-label={words.credit}>
                  {amount < 0 && money(locale, -amount)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
      <nav className="form-foot after-filter" aria-label={frame.pages}>
        {list.page > 1 && (
          <ButtonLink variant="plain" to={page(list.page - 1)} preventScrollReset>
            {frame.previous}
          </ButtonLink>
        )}
        {list.more && (
          <ButtonLink variant="plain" to={page(list.page + 1)} preventScrollReset>
            {frame.next}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

type CellsProps = { movement: Movement }

function MovementCells({ movement }: CellsProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  const { source, sourceId, at, payment, document, lines } = movement
  const what = (words.sources as Record<string, string>)[source] ?? source
  return (
    <>
      <td rowSpan={lines.length}>
        <time dateTime={at}>{day(locale, at)}</time>
      </td>
      <th scope="rowgroup" rowSpan={lines.length}>
        {what}
      </th>
      <td rowSpan={lines.length}>
        {payment ? (
          <Link to={href('admin-payments', locale, { payment })}>
            {document ?? payment.slice(-8)}
            <span className="sr">, {words.see}</span>
          </Link>
        ) : (
          (document ?? sourceId.slice(-8))
        )}
      </td>
    </>
  )
}
