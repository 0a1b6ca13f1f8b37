import { useState } from 'react'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'

type LedgerExportProps = {
  from: string
  to: string
}

/** Downloads the entries of the chosen days: fetches the file with the session, then saves it. */
export function LedgerExport({ from, to }: LedgerExportProps) {
  const words = useAdminMessages('ledger').ledger
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  async function save(values: FormData) {
    const days = { from: String(values.get('from')), to: String(values.get('to')) }
    if (!days.from || !days.to) return setProblems([{ field: days.from ? 'to' : 'from', message: words.daysNeeded }])
    setProblems([])
    try {
      await saveFile(`/admin/ledger.csv?from=${days.from}&to=${days.to}`, `fec-${days.from}-${days.to}.csv`)
      announce(words.saved)
    } catch (error) {
      setProblems([{ message: failureMessage(error, failures, frame.reasons) }])
    }
  }
  return (
    <Form className="letters-filter" summaryTitle={frame.check} problems={problems} onSend={save}>
      <TextField id="export-from" name="from" type="date" label={words.from} defaultValue={from} />
      <TextField id="export-to" name="to" type="date" label={words.to} defaultValue={to} />
      <SubmitButton variant="plain">{words.save}</SubmitButton>
    </Form>
  )
}
