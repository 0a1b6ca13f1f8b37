import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour, money } from '../../../i18n/format.ts'
import { parseCents } from '../../../i18n/parse-cents.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Table } from '../../../ui/table.tsx'
import { describeStep, type StepCodes } from '../../describe-step.ts'
import type { CodeMessages } from '../../parts/console-page.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { AdminPaymentsApi, PaymentDetail } from '../contract-payments.ts'
import { OwedRefunds } from './owed-refunds.tsx'
import { PaymentState } from './payment-list.tsx'
import { RefundRequests } from './refund-requests.tsx'

const desk = client<AdminPaymentsApi>()

const refundsHeading = 'refunds'

type PaymentViewProps = {
  payment: PaymentDetail
  rights: readonly string[]
  codes: StepCodes & CodeMessages<'sources' | 'accounts'>
}

/** One payment from its quote to its ledger entries, with the staff's refunds. */
export function PaymentView(props: PaymentViewProps) {
  const words = useAdminMessages('payments').payments
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { payment, rights, codes } = props
  const [refunding, setRefunding] = useState(false)
  return (
    <>
      <Figures {...props} />
      {rights.includes('ask_refund') && payment.mayRefund && (
        <p className="plan-do">
          <Button variant="plain" onClick={() => setRefunding(true)}>
            {words.refund}
          </Button>
        </p>
      )}
      <OwedRefunds
        owed={payment.owed}
        mayNote={rights.includes('approve_refund')}
        {...{ words, codes, frame, failures, locale }}
      />
      <div className="admin-grid">
        <section>
          <h2>{words.timeline}</h2>
          <ol className="matters">
            {payment.steps.map((step) => (
              <li key={`${step.at} ${step.what} ${step.about}`}>
                <div>
                  {(words.steps as Record<string, string>)[step.what] ?? step.what}
                  <p className="facts soft">
                    <time dateTime={step.at}>{dayAndHour(locale, step.at)}</time>
                    {step.about && <span>{describeStep(step, codes)}</span>}
                  </p>
                </div>
                {step.amount !== null && <span className="num">{money(locale, step.amount)}</span>}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 id={refundsHeading}>{words.refunds}</h2>
          {payment.requests.length === 0 ? (
            <p className="soft">{words.noRefunds}</p>
          ) : (
            <RefundRequests
              requests={payment.requests}
              mayApprove={rights.includes('approve_refund')}
              {...{ words, frame, failures, locale }}
            />
          )}
          <h2 className="second">{words.ledger}</h2>
          {payment.ledger.length === 0 ? <p className="soft">{words.noLedger}</p> : <Postings {...props} />}
        </section>
      </div>
      <RefundDialog {...props} open={refunding} onClose={() => setRefunding(false)} />
    </>
  )
}

function Figures({ payment, rights }: PaymentViewProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  return (
    <dl className="figures">
      <div>
        <dt>{(words.kinds as Record<string, string>)[payment.kind] ?? payment.kind}</dt>
        <dd className="num">{money(locale, payment.amount)}</dd>
        <dd className="small">
          <PaymentState payment={payment} />
        </dd>
      </div>
      <div>
        <dt>{words.person}</dt>
        <dd>
          <PersonLink person={payment.person} />
        </dd>
        <dd className="small">{payment.card && fill(words.card, { digits: payment.card })}</dd>
      </div>
      <div>
        <dt>{words.left}</dt>
        <dd className="num">{money(locale, payment.left)}</dd>
        <dd className="small">
          {payment.disputed && payment.left > 0 && !payment.mayRefund && <span>{words.leftContested}</span>}
          {payment.questionId && rights.includes('read_questions') && (
            <Link to={href('admin-question', locale, { id: payment.questionId })}>{words.question}</Link>
          )}
        </dd>
      </div>
    </dl>
  )
}

function Postings({ payment, codes }: PaymentViewProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  return (
    <Table label={words.ledger} look="cards">
      <thead>
        <tr>
          <th scope="col">{words.source}</th>
          <th scope="col">{words.account}</th>
          <th scope="col" className="r">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payment.ledger.map((line) => (
          <tr key={`${line.source} ${line.account} ${line.amount}`}>
            <td>{codes.sources[line.source] ?? line.source}</td>
            <td>{codes.accounts[line.account] ?? line.account}</td>
            <td className="r">{money(locale, line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type RefundDialogProps = PaymentViewProps & { open: boolean; onClose: () => void }

/** Refunds the remaining amount, unless another one is typed. */
function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  return (
    <ReasonDialog
      open={open}
      title={words.refundTitle}
      draft={`refund:${payment.id}`}
      field="reason"
      label={words.reason}
      hint={words.reasonHint}
      send={words.refund}
      danger
      refusals={words.reasons}
      changes={refundsHeading}
      onClose={onClose}
      onSend={async (values) => {
        const { state } = await desk('POST /admin/payments/:id/refund', {
          params: { id: payment.id },
          body: {
            amount: parseCents(String(values.get('amount'))),
            cause: values.get('cause') === 'mistake' ? 'mistake' : 'goodwill',
            reason: String(values.get('reason')),
          },
        })
        announce(state === 'done' ? words.done : words.asked)
        await revalidate()
      }}
    >
      <p>{fill(words.refundLimit, { limit: money(locale, payment.soloLimit) })}</p>
      {payment.fullRefund.endsPlan && (
        <p>
          {payment.fullRefund.ahead > 0
            ? fill(words.refundEndsPaidPlan, { amount: money(locale, payment.fullRefund.ahead) })
            : words.refundEndsPlan}
        </p>
      )}
      {payment.second.people.length === 0 && <SecondPerson second={payment.second} />}
      <TextField
        name="amount"
        inputMode="decimal"
        label={words.euros}
        defaultValue={(payment.left / 100).toFixed(2).replace('.', locale === 'fr' ? ',' : '.')}
        required
      />
      <SelectField name="cause" label={words.cause} defaultValue="goodwill">
        <option value="goodwill">{words.causes.goodwill}</option>
        <option value="mistake">{words.causes.mistake}</option>
      </SelectField>
    </ReasonDialog>
  )
}
