import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import type { Payment } from '../contract-payments.ts'

const tones = {
  taken: 'moss',
  part_refunded: 'apricot',
  refunded: undefined,
  held: 'sky',
  voided: undefined,
  declined: 'brick',
  unfinished: undefined,
} as const

export function PaymentState({ payment }: { payment: Payment }) {
  const words = useAdminMessages('payments').payments
  return (
    <>
      <Tag tone={tones[payment.state]}>{words.states[payment.state]}</Tag>
      {payment.disputed && <Tag tone="brick">{words.disputed}</Tag>}
    </>
  )
}

type PaymentListProps = {
  list: {
    payments: readonly Payment[]
    person: Payment['person'] | null
    page: number
    more: boolean
    rights: readonly string[]
  }
}

/** The filters are in the URL, so that a search can be saved and shared with a colleague. */
export function PaymentList({ list }: PaymentListProps) {
  const words = useAdminMessages('payments').payments
  const { frame } = useAdminMessages()
  const locale = useLocale()
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const kept = Object.fromEntries([...search].filter(([name, value]) => value && name !== 'page'))
  return (
    <>
      {list.person && <OfOne person={list.person} rights={list.rights} />}
      <Form className="letters-filter" key={search.toString()}>
        {list.person && <input type="hidden" name="person" value={list.person.id} />}
        <TextField name="search" type="search" label={words.search} defaultValue={search.get('search') ?? ''} />
        <SelectField name="state" label={words.state} defaultValue={search.get('state') ?? ''}>
          <option value="">{words.every}</option>
          {Object.entries(words.states).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="plain" busy={busy}>
          {words.find}
        </Button>
      </Form>
      {list.payments.length === 0 ? (
        <p className="soft after-filter">{words.none}</p>
      ) : (
        <Table label={words.title} look="cards" filtered>
          <thead>
            <tr>
              <th scope="col">{words.reference}</th>
              <th scope="col">{words.person}</th>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.when}</th>
              <th scope="col" className="r">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.payments.map((payment) => (
              <tr key={payment.id}>
                <td>
                  <Link to={href('admin-payments', locale, { payment: payment.id })}>
                    <Unbroken>{payment.reference ?? payment.id.slice(-8)}</Unbroken>
                  </Link>
                </td>
                <td>
                  <PersonLink person={payment.person} />
                </td>
                <td>{(words.kinds as Record<string, string>)[payment.kind] ?? payment.kind}</td>
                <td>
                  <PaymentState payment={payment} />
                </td>
                <td>
                  <time dateTime={payment.at}>{day(locale, payment.at)}</time>
                </td>
                <td className="r">{money(locale, payment.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <nav className="form-foot after-filter" aria-label={frame.pages}>
        {list.page > 1 && (
          <ButtonLink variant="plain" to={href('admin-payments', locale, { ...kept, page: String(list.page - 1) })}>
            {frame.previous}
          </ButtonLink>
        )}
        {list.more && (
          <ButtonLink variant="plain" to={href('admin-payments', locale, { ...kept, page: String(list.page + 1) })}>
            {frame.next}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

type OfOneProps = { person: Payment['person']; rights: readonly string[] }

/** The person by whom the list is filtered, with links to their other records. */
function OfOne({ person, rights }: OfOneProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  return (
    <p className="facts of-one">
      <b>{fill(words.ofOne, { name: person.name })}</b>
      <Link to={href('admin-subscriptions', locale, { person: person.id })}>{words.theirPlans}</Link>
      {rights.includes('hold_data') && (
        <Link to={href('admin-messages', locale, { show: 'people', search: person.id })}>{words.theirData}</Link>
      )}
      <Link to={href('admin-payments', locale)}>{words.back}</Link>
    </p>
  )
}
