import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { monthOf } from '../../../billing/months.ts'
import { periodSpan } from '../../../billing/payouts/periods.ts'
import { day, money, monthName } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import type { AdminPayoutsApi, PayoutRun } from '../contract-payouts.ts'
import { PayoutReturn } from './payout-return.tsx'
import type { PayoutsMessages } from './payouts-messages.ts'

const desk = client<AdminPayoutsApi>()

type RunProps = {
  run: PayoutRun
  /** Whether this staff member may see the account numbers and record the bank's reply. */
  mayPay: boolean
  onChange: () => Promise<void>
}

/** The payouts of one period: each expert's amount and account, the files, and the bank's confirmation. */
export function PayoutRunView({ run, mayPay, onChange }: RunProps) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  const { running, problem, save } = useDownload(words)
  const { period, paidAt } = run
  // What is noted is noted once: its form goes.
  useFocusIfLost(paidAt !== null)
  useFocusIfLost(run.payouts.every(({ returned }) => returned !== null))
  // A statement is of a month, and of the month in which a shorter period ends.
  const month = monthOf(new Date((periodSpan(period)?.end.getTime() ?? 0) - 1))
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{page.amount}</dt>
          <dd className="num">{money(locale, run.amount)}</dd>
        </div>
        <div>
          <dt>{page.payouts}</dt>
          <dd className="num">{run.payouts.length}</dd>
        </div>
        <div>
          <dt>{page.preparedAt}</dt>
          <dd>{day(locale, run.preparedAt)}</dd>
        </div>
        <div>
          <dt>{page.state}</dt>
          <dd>
            <PaidTag paidAt={paidAt} />
            {run.reference && (
              <p className="small soft">
                {page.reference} {run.reference}
              </p>
            )}
          </dd>
        </div>
      </dl>
      {mayPay && (
        <section className="pay-files" aria-labelledby="files">
          <h2 id="files">{page.files}</h2>
          <p className="soft">{page.filesText}</p>
          <div className="form-foot">
            {(['xml', 'csv'] as const).map((kind) => (
              <Button
                key={kind}
                variant="plain"
                icon={Download}
                busy={running === kind}
                onClick={() => void save(kind, `/admin/payouts/run.${kind}?period=${period}`, `${period}.${kind}`)}
              >
                {page[kind]}
              </Button>
            ))}
          </div>
        </section>
      )}
      <ErrorText id="file-error" live>
        {problem}
      </ErrorText>
      <Table label={page.payouts} look="cards" filtered>
        <thead>
          <tr>
            <th scope="col">{page.expert}</th>
            <th scope="col">{page.holder}</th>
            <th scope="col">{page.account}</th>
            <th scope="col" className="r">
              {page.answers}
            </th>
            <th scope="col" className="r">
              {page.amount}
            </th>
            <th scope="col">{page.documents}</th>
          </tr>
        </thead>
        <tbody>
          {run.payouts.map(({ expertId, name, holder, ibanEnd, answers, amount, invoice, returned }) => (
            <tr key={expertId}>
              <th scope="row">
                <ExpertLink name={name} />
                {returned && (
                  <p className="small soft">
                    {fill(page.returnedOn, { date: day(locale, returned.at), reason: returned.reason })}
                  </p>
                )}
              </th>
              <td>{holder}</td>
              <td>{fill(page.endsWith, { end: ibanEnd })}</td>
              <td className="r" data-label={page.answers}>
                {answers}
              </td>
              <td className="r">{money(locale, amount)}</td>
              <td>
                <div className="payout-payee">
                  <Button
                    variant="link"
                    size="small"
                    icon={FileText}
                    busy={running === expertId}
                    aria-label={fill(page.statementOf, { name, month: monthName(locale, month) })}
                    onClick={() =>
                      void save(
                        expertId,
                        `/admin/payouts/statement.pdf?month=${month}&expert=${expertId}`,
                        `${month}-${expertId.slice(-8)}.pdf`,
                      )
                    }
                  >
                    PDF
                  </Button>
                  {invoice && (
                    <Button
                      variant="link"
                      size="small"
                      icon={FileText}
                      busy={running === invoice}
                      aria-label={fill(page.invoiceOf, { name, number: invoice })}
                      onClick={() => void save(invoice, `/admin/payouts/invoices/${invoice}/pdf`, `${invoice}.pdf`)}
                    >
                      {invoice}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {mayPay && !paidAt && <MarkPaid period={period} onDone={onChange} />}
      {mayPay && paidAt && <PayoutReturn run={run} onDone={onChange} />}
    </>
  )
}

export function PaidTag({ paidAt }: { paidAt: string | null }) {
  const words = useAdminMessages('payouts').payouts
  const locale = useLocale()
  const { page } = words
  return (
    <Tag tone={paidAt ? 'moss' : 'apricot'}>
      {paidAt ? fill(page.paidOn, { date: day(locale, paidAt) }) : page.notPaid}
    </Tag>
  )
}

function MarkPaid({ period, onDone }: { period: string; onDone: () => Promise<void> }) {
  const words = useAdminMessages('payouts').payouts
  const { page, frame, failures, refusals } = words
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const send = async (values: FormData) => {
    const reference = String(values.get('reference'))
    try {
      await desk('POST /admin/payouts/paid', { body: { period, reference } })
    } catch (error) {
      return setProblems(fieldProblems(error, failures, { ...frame.reasons, ...refusals }, 'reference'))
    }
    announce(page.marked)
    await onDone()
  }
  return (
    <section className="pay-files" aria-labelledby="paid">
      <h2 id="paid">{page.paidTitle}</h2>
      <p className="soft">{page.paidText}</p>
      <Form className="form form--narrow" summaryTitle={frame.check} problems={problems} onSend={send}>
        <TextField name="reference" label={page.bankReference} maxLength={60} autoComplete="off" required />
        <div className="form-foot">
          <SubmitButton>{page.markPaid}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}

/** Downloads one file at a time and reports why it failed. */
export function useDownload({ failures, refusals, frame }: PayoutsMessages) {
  const { running, problem, run } = useAct(failures, { ...frame.reasons, ...refusals })
  return { running, problem, save: (key: string, path: string, name: string) => run(key, () => saveFile(path, name)) }
}
