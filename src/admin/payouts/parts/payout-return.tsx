import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { AdminPayoutsApi, PayoutRun } from '../contract-payouts.ts'

const desk = client<AdminPayoutsApi>()

type ReturnProps = { run: PayoutRun; onDone: () => Promise<void> }

/** Records a transfer of a paid run that the bank returned, with its reason. */
export function PayoutReturn({ run, onDone }: ReturnProps) {
  const words = useAdminMessages('payouts').payouts
  const { page, frame, failures, refusals } = words
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const draft = useFormDraft(`payout-return:${run.period}`)
  const standing = run.payouts.filter(({ returned }) => returned === null)
  if (standing.length === 0) return null
  const send = async (values: FormData) => {
    const body = { period: run.period, expertId: String(values.get('expertId')), reason: String(values.get('reason')) }
    try {
      await desk('POST /admin/payouts/returned', { body })
    } catch (error) {
      return setProblems(fieldProblems(error, failures, { ...frame.reasons, ...refusals }, 'reason'))
    }
    draft.sent()
    setProblems([])
    announce(page.returnNoted)
    await onDone()
  }
  return (
    <section className="pay-files" aria-labelledby="returned">
      <h2 id="returned">{page.returnTitle}</h2>
      <p className="soft">{page.returnText}</p>
      <Form {...draft.form} className="form form--narrow" summaryTitle={frame.check} problems={problems} onSend={send}>
        <SelectField name="expertId" label={page.expert} required>
          {standing.map(({ expertId, name }) => (
            <option key={expertId} value={expertId}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField name="reason" label={page.returnReason} maxLength={500} autoComplete="off" required />
        <div className="form-foot">
          <SubmitButton>{page.noteReturn}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
