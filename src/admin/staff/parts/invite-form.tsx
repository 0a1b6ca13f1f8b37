import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldErrors } from '../../../shell/errors/field-problems.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Choices } from '../../../ui/forms/check.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { StaffApi } from '../contract-staff.ts'
import { RoleBoxes, rolesIn } from './role-boxes.tsx'
import type { StaffPartProps } from './staff-members.tsx'

const desk = client<StaffApi>()

type InviteFormProps = StaffPartProps & { mailSent: boolean; onSent: () => void }

export function InviteForm({ mailSent, onSent, onDone }: InviteFormProps) {
  const words = useAdminMessages('staff').staff
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const draft = useFormDraft('invitation')
  async function send(values: FormData) {
    const body = {
      email: String(values.get('email')),
      roles: rolesIn(values),
      locale: values.get('locale') === 'en' ? ('en' as const) : ('fr' as const),
      reason: String(values.get('reason')),
    }
    const said: Record<string, string> = { ...frame.reasons, ...words.refusals }
    try {
      await desk('POST /admin/staff/invitations', { body })
    } catch (error) {
      const fields = fieldErrors(error).map(({ field, code }) => ({
        field,
        message: said[code] ?? words.refusals.required,
      }))
      setProblems(fields.length > 0 ? fields : [{ message: failureMessage(error, failures, said) }])
      return
    }
    draft.sent()
    announce(words.sent)
    onSent()
    await onDone()
  }
  return (
    <Form {...draft.form} className="form form--narrow" summaryTitle={frame.check} problems={problems} onSend={send}>
      <p className="soft">{words.inviteIntro}</p>
      {!mailSent && (
        <Notice>
          <p>
            {words.notMailed} <Link to={href('email-tester', locale)}>{words.openMail}</Link>
          </p>
        </Notice>
      )}
      <EmailField name="email" label={words.email} autoComplete="off" required data-first="" />
      <RoleBoxes words={words} initial={[]} id="invite" />
      <Choices
        legend={words.language}
        name="locale"
        initial={locale}
        choices={(['fr', 'en'] as const).map((value) => ({ value, label: words.languages[value] }))}
      />
      <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} rows={2} required />
      <p className="form-foot">
        <SubmitButton>{words.send}</SubmitButton>
      </p>
    </Form>
  )
}
