import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { client } from '../../../api/call.ts'
import { monthsBefore } from '../../../billing/months.ts'
import { day, money, monthName } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import type { AdminPayoutsApi, Payouts } from '../contract-payouts.ts'
import { PaidTag } from './payout-run.tsx'

const desk = client<AdminPayoutsApi>()

type Shared = { payouts: Payouts }

/** The total owed, and how much of it could not be paid today. */
export function PayoutsOwed({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  const sum = (rows: Payouts['open']) => rows.reduce((total, { amount }) => total + amount, 0)
  const figures: [string, number][] = [
    [page.owed, payouts.payable],
    [page.toPrepare, sum(payouts.open)],
    [page.withoutAccount, sum(payouts.open.filter(({ ibanEnd }) => ibanEnd === null))],
  ]
  return (
    <dl className="figures figures--three">
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{money(locale, amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Prepares the payouts of a past month; confirms twice, because it cannot be undone. */
export function PreparePayouts({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page, frame, failures, refusals } = words
  const go = useNavigate()
  const [asked, setAsked] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const done = new Set(payouts.runs.map(({ month }) => month))
  const months = monthsBefore(new Date(), 12).filter((month) => !done.has(month))
  async function prepare(month: string) {
    setBusy(true)
    try {
      await desk('POST /admin/payouts', { body: { month } })
      announce(page.prepared)
      await go(href('admin-payouts', locale, { month }))
    } catch (error) {
      setProblems(fieldProblems(error, failures, { ...frame.reasons, ...refusals }, 'month'))
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  return (
    <section className="pay-files" aria-labelledby="prepare">
      <h2 id="prepare">{page.prepareTitle}</h2>
      <p className="soft">{page.prepareText}</p>
      <Form
        className="form letters-filter"
        summaryTitle={frame.check}
        problems={problems}
        onSend={async (values) => setAsked(String(values.get('month')))}
      >
        <SelectField name="month" label={page.month}>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(locale, month)}
            </option>
          ))}
        </SelectField>
        <SubmitButton>{page.prepare}</SubmitButton>
      </Form>
      <ConfirmDialog
        open={asked !== null}
        title={fill(page.confirmTitle, { month: asked ? monthName(locale, asked) : '' })}
        confirmLabel={page.prepare}
        cancelLabel={frame.cancel}
        busy={busy}
        onConfirm={() => asked && void prepare(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{page.confirmText}</p>
      </ConfirmDialog>
    </section>
  )
}

export function UnpaidExpertFees({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  if (payouts.open.length === 0) return <p className="soft">{page.noOpen}</p>
  return (
    <Table label={page.open} look="cards">
      <thead>
        <tr>
          <th scope="col">{page.expert}</th>
          <th scope="col">{page.account}</th>
          <th scope="col" className="r">
            {page.answers}
          </th>
          <th scope="col" className="r">
            {page.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.open.map(({ expertId, name, ibanEnd, answers, amount }) => (
          <tr key={expertId}>
            <th scope="row">
              <ExpertLink name={name} />
            </th>
            <td>
              {ibanEnd === null ? <Tag tone="brick">{page.noAccount}</Tag> : fill(page.endsWith, { end: ibanEnd })}
            </td>
            <td className="r" data-label={page.answers}>
              {answers}
            </td>
            <td className="r">{money(locale, amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function Runs({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  if (payouts.runs.length === 0) return <p className="soft">{page.noRuns}</p>
  return (
    <Table label={page.runs} look="cards">
      <thead>
        <tr>
          <th scope="col">{page.month}</th>
          <th scope="col">{page.state}</th>
          <th scope="col">{page.preparedAt}</th>
          <th scope="col" className="r">
            {page.payouts}
          </th>
          <th scope="col" className="r">
            {page.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.runs.map((run) => (
          <tr key={run.month}>
            <th scope="row">
              <Link to={href('admin-payouts', locale, { month: run.month })}>{monthName(locale, run.month)}</Link>
            </th>
            <td>
              <PaidTag paidAt={run.paidAt} />
            </td>
            <td>
              <time dateTime={run.preparedAt}>{day(locale, run.preparedAt)}</time>
            </td>
            <td className="r" data-label={page.payouts}>
              {run.payouts}
            </td>
            <td className="r">{money(locale, run.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
