import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Invoicing, PayoutsApi } from '../contract.ts'
import { type MandateVat, mandateVats, mandateVersion } from '../mandate.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

const payouts = client<PayoutsApi>()

type MandateFormProps = {
  /** The registration that is known already. */
  known: string | null
  onGiven: (invoicing: Invoicing) => void
}

/** Gives the mandate: the numbers that the invoices bear, and the acceptance. */
export function MandateForm({ known, onGiven }: MandateFormProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { invoicing: text, check } = words.page
  const [vat, setVat] = useState<MandateVat>('exempt')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  return (
    <Form
      summaryTitle={check}
      problems={problems}
      onSend={(values) => {
        if (!values.has('accept')) {
          setProblems([{ field: 'accept', message: text.acceptRequired }])
          return undefined
        }
        const body = {
          version: mandateVersion,
          locale,
          registration: String(values.get('registration')),
          vat,
          vatNumber: String(values.get('vatNumber') ?? ''),
        }
        return payouts('PUT /me/invoicing-mandate', { body }).then(onGiven, (error: unknown) => {
          setProblems(
            fieldProblems(error, words.failures, words.refusals, undefined, {
              locale,
              labels: { registration: text.registration, vatNumber: text.vatNumber },
            }),
          )
        })
      }}
    >
      <TextField
        name="registration"
        label={text.registration}
        defaultValue={known ?? ''}
        maxLength={30}
        autoComplete="off"
        required
      />
      <SelectField
        name="vat"
        label={text.vat}
        value={vat}
        onChange={({ target }) => setVat(mandateVats.find((one) => one === target.value) ?? 'exempt')}
      >
        {mandateVats.map((one) => (
          <option key={one} value={one}>
            {text.vats[one]}
          </option>
        ))}
      </SelectField>
      {vat !== 'exempt' && (
        <TextField name="vatNumber" label={text.vatNumber} maxLength={30} autoComplete="off" required />
      )}
      <Check name="accept" label={text.accept} required />
      <div className="form-foot">
        <SubmitButton>{text.send}</SubmitButton>
      </div>
    </Form>
  )
}
