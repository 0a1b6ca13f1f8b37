import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { AdminPayoutsApi, Payouts } from '../contract-payouts.ts'

const desk = client<AdminPayoutsApi>()

type UnpaidProps = {
  payouts: Payouts
  /** Whether this staff member may find an account to be its expert's. */
  mayConfirm: boolean
  onChange: () => Promise<void>
}
type Unpaid = Payouts['open'][number]

/** What is owed to each expert, in which rhythm it is paid, and what it waits for. */
export function UnpaidExpertFees({ payouts, mayConfirm, onChange }: UnpaidProps) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  const [looking, setLooking] = useState<Unpaid | null>(null)
  if (payouts.open.length === 0) return <p className="soft">{page.noOpen}</p>
  return (
    <>
      {payouts.second && !mayConfirm && <SecondPerson second={payouts.second} />}
      <Table label={page.open} look="cards">
        <thead>
          <tr>
            <th scope="col">{page.expert}</th>
            <th scope="col">{page.account}</th>
            <th scope="col">{page.rhythm}</th>
            <th scope="col" className="r">
              {page.answers}
            </th>
            <th scope="col" className="r">
              {page.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {payouts.open.map((row) => (
            <tr key={row.expertId}>
              <th scope="row">
                <ExpertLink name={row.name} />
              </th>
              <td>
                <AccountCell row={row} onLook={mayConfirm ? () => setLooking(row) : null} />
              </td>
              <td>
                <div className="payout-payee">
                  <span>{page.rhythms[row.rhythm]}</span>
                  {row.askedAt && <Tag tone="apricot">{page.askedFor}</Tag>}
                </div>
              </td>
              <td className="r" data-label={page.answers}>
                {row.answers}
              </td>
              <td className="r">{money(locale, row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {looking && (
        <ReasonDialog
          open
          title={fill(page.confirmAccount, { name: looking.name })}
          draft={`payout-account:${looking.expertId}`}
          field="reason"
          label={page.confirmReason}
          hint={page.confirmHint}
          send={page.confirmSend}
          refusals={words.refusals}
          onClose={() => setLooking(null)}
          onSend={async (values) => {
            const body = { changedAt: looking.changedAt ?? '', reason: String(values.get('reason')) }
            await desk('POST /admin/payouts/accounts/:expert/confirm', { params: { expert: looking.expertId }, body })
            announce(page.confirmed)
            await onChange()
          }}
        >
          <p>{fill(page.confirmNames, { name: looking.name, holder: looking.holder ?? '' })}</p>
        </ReasonDialog>
      )}
    </>
  )
}

function AccountCell({ row, onLook }: { row: Unpaid; onLook: (() => void) | null }) {
  const { page } = useAdminMessages('payouts').payouts
  const { holder, ibanEnd, waits, confirmedByOneself } = row
  return (
    <div className="payout-payee">
      {ibanEnd !== null && (
        <span>
          {holder}, {fill(page.endsWith, { end: ibanEnd })}
        </span>
      )}
      {waits.map((reason) => (
        <Tag key={reason} tone="brick">
          {page.waits[reason]}
        </Tag>
      ))}
      {confirmedByOneself && <span className="small soft">{page.confirmedByOneself}</span>}
      {waits.includes('name') && onLook && (
        <Button variant="link" size="small" onClick={onLook} aria-label={fill(page.confirmAccount, { name: row.name })}>
          {page.confirmSend}
        </Button>
      )}
    </div>
  )
}
