import { useState } from 'react'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { type FailureMessages, failureMessage } from '../../../shell/errors/say-failure.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { FrameMessages } from '../../parts/admin-frame.tsx'
import type { LedgerMessages } from './ledger-accounts.tsx'

type LedgerExportProps = {
  from: string
  to: string
  words: LedgerMessages
  frame: FrameMessages
  failures: FailureMessages
}

/** Downloads the entries of the chosen days: fetches the file with the session, then saves it. */
export function LedgerExport({ from, to, words, frame, failures }: LedgerExportProps) {
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
