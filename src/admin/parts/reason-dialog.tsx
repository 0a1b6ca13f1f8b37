import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormDraft } from '../../shell/drafts/form-draft.ts'
import { codeOf, failureMessage } from '../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../shell/errors/use-failure-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { focusIfLost } from '../../ui/feedback/lost-focus.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/forms/form.tsx'
import { useAdminMessages } from './messages.ts'

type ReasonDialogProps = {
  open: boolean
  title: string
  /** The action and its subject's id, the key of the saved draft: `refund:…`. */
  draft: string
  /** The field name in the API. */
  field: 'note' | 'reason' | 'text'
  longest?: number
  label: string
  hint: string
  send: string
  danger?: boolean
  refusals?: Record<string, string>
  onSend: (values: FormData) => Promise<unknown>
  onClose: () => void
  /** The heading of what an action changes; the button that opened the dialog may go with it. */
  changes?: string
  children?: ReactNode
}

/** As long as what was read anew may take to be drawn; later the reader has gone on. */
const redrawn = 5000

/** Asks for the reason of a staff action, so that others can read it later. Input survives a refusal and a reload. */
export function ReasonDialog(props: ReasonDialogProps) {
  const words = useAdminMessages().frame
  const failures = useFailureMessages()
  const { open, title, field, label, hint, refusals, onSend, onClose, changes } = props
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const kept = useFormDraft(`reason:${props.draft}`)
  useEffect(() => {
    if (open) return () => focusIfLost(changes, true)
  }, [open, changes])
  // What was read anew may be drawn after the dialog has given the focus back to a button that goes with it.
  const sent = useRef(false)
  useEffect(() => {
    if (open || !sent.current || document.activeElement !== document.body) return
    sent.current = false
    focusIfLost(changes, true)
  })
  const close = () => {
    setProblems([])
    onClose()
  }
  const say = (error: unknown): FieldProblem => {
    const fieldCode = (error as { fieldCode?: (field: string) => string | null }).fieldCode?.(field)
    const known: Record<string, string> = { ...words.reasons, ...refusals }
    if (fieldCode) return { field, message: known[fieldCode] ?? failures.invalid_input }
    const message = failureMessage(error, failures, known)
    return codeOf(error).startsWith('amount') ? { field: 'amount', message } : { message }
  }
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={words.close}>
      <Form
        {...kept.form}
        summaryTitle={words.check}
        problems={problems}
        onSend={(values) =>
          onSend(values).then(
            () => {
              kept.sent()
              sent.current = true
              setTimeout(() => {
                sent.current = false
              }, redrawn)
              close()
            },
            (error: unknown) => setProblems([say(error)]),
          )
        }
      >
        {props.children}
        <TextArea name={field} label={label} hint={hint} maxLength={props.longest ?? 500} required data-first="" />
        <div className="form-foot">
          <SubmitButton variant={props.danger ? 'danger' : 'primary'}>{props.send}</SubmitButton>
          <Button variant="plain" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
