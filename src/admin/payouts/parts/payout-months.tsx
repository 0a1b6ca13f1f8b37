import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { client } from '../../../api/call.ts'
import { periodName } from '../../../billing/payouts/period-name.ts'
import { rhythmOfPeriod } from '../../../billing/payouts/periods.ts'
import { day, money } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Table } from '../../../ui/table.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { AdminPayoutsApi, Payouts } from '../contract-payouts.ts'
import { PaidTag } from './payout-run.tsx'

const desk = client<AdminPayoutsApi>()

type Shared = { payouts: Payouts }

/** The total owed, and how much of it waits for something. */
export function PayoutsOwed({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  const sum = (rows: Payouts['open']) => rows.reduce((total, { amount }) => total + amount, 0)
  const figures: [string, number][] = [
    [page.owed, payouts.payable],
    [page.toPrepare, sum(payouts.open)],
    [page.waiting, sum(payouts.open.filter(({ waits }) => waits.length > 0))],
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

/** Prepares the payouts of a past month or week, or what was asked for; confirms twice: it cannot be undone. */
export function PreparePayouts({ payouts }: Shared) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page, frame, failures, refusals } = words
  const go = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const groups = Map.groupBy(payouts.periods, rhythmOfPeriod)
  const asked = payouts.open.filter(({ askedAt }) => askedAt !== null).length
  async function prepare(period: string) {
    setBusy(true)
    try {
      await desk('POST /admin/payouts', { body: { period } })
      announce(page.prepared)
      await go(href('admin-payouts', locale, { period }))
    } catch (error) {
      setProblems(fieldProblems(error, failures, { ...frame.reasons, ...refusals }, 'period'))
    } finally {
      setBusy(false)
      setChosen(null)
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
        onSend={async (values) => setChosen(String(values.get('period')))}
      >
        <SelectField name="period" label={page.period}>
          {[...groups].map(([rhythm, periods]) => (
            <optgroup key={rhythm} label={page.rhythms[rhythm]}>
              {periods.map((period) => (
                <option key={period} value={period}>
                  {rhythm === 'on_demand'
                    ? plural(languageTag[locale], page.asked, asked)
                    : periodName(locale, period, words.periods)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SubmitButton>{page.prepare}</SubmitButton>
      </Form>
      <ConfirmDialog
        open={chosen !== null}
        title={fill(page.confirmTitle, { period: chosen ? periodName(locale, chosen, words.periods) : '' })}
        confirmLabel={page.prepare}
        cancelLabel={frame.cancel}
        busy={busy}
        onConfirm={() => chosen && void prepare(chosen)}
        onCancel={() => setChosen(null)}
      >
        <p>{page.confirmText}</p>
      </ConfirmDialog>
    </section>
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
          <th scope="col">{page.period}</th>
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
          <tr key={run.period}>
            <th scope="row">
              <Link to={href('admin-payouts', locale, { period: run.period })}>
                {periodName(locale, run.period, words.periods)}
              </Link>
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
