import { useState } from 'react'
import { monthOf, monthsBefore } from '../../../billing/months.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { useDownload } from './payout-run.tsx'

/** Downloads the sales to consumers between two days as a table; last month by default. */
export function ConsumerTotals() {
  const words = useAdminMessages('payouts').payouts
  const { page, frame } = words
  const { problem, save } = useDownload(words)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const now = new Date(serverNow())
  const end = new Date(Date.parse(`${monthOf(now)}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const send = async (values: FormData) => {
    const [from, to] = [String(values.get('from')), String(values.get('to'))]
    if (!from || !to || from > to) return setProblems([{ field: from ? 'to' : 'from', message: page.daysWrong }])
    setProblems([])
    await save('totals', `/admin/consumer-totals.csv?from=${from}&to=${to}`, `${from}-${to}.csv`)
  }
  return (
    <section className="pay-files" aria-labelledby="consumers">
      <h2 id="consumers">{page.consumers}</h2>
      <p className="soft">{page.consumersText}</p>
      <Form
        className="form letters-filter"
        summaryTitle={frame.check}
        problems={problem ? [...problems, { message: problem }] : problems}
        onSend={send}
      >
        <TextField name="from" type="date" label={page.from} defaultValue={`${monthsBefore(now, 1)[0]}-01`} required />
        <TextField name="to" type="date" label={page.to} defaultValue={end} required />
        <SubmitButton variant="plain">{page.export}</SubmitButton>
      </Form>
    </section>
  )
}
