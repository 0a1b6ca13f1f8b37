import { usePageRunning } from '../../../shell/navigation/use-page-running.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { ClosedNotice } from '../../fields/parts/closed-notice.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { questionForm, type SubmittedForm } from './submitted-form.ts'

type LetterFormProps = {
  sent: SubmittedForm
  fields: readonly { slug: string; name: string }[]
}

/** Shown after a form was posted without JavaScript: the text, and an email in place of the conversation. */
export function EmailForm({ sent, fields }: LetterFormProps) {
  const words = useQuestionMessages('ask').ask.noScript
  const awake = usePageRunning()
  if (sent.emailStatus === 'sent')
    return (
      <Notice tone="success" title={words.sent} live>
        {words.sentText}
      </Notice>
    )
  const { emailStatus: letter } = sent
  return (
    <>
      <UnsentNotice sent={sent} words={words} />
      {!awake && letter === 'not_safe_to_write' && (
        <p>
          <Button form={questionForm} type="submit" name="safeNow" value="yes" variant="plain">
            {words.safeNow}
          </Button>
        </p>
      )}
      {!awake && !sent.help && letter !== 'not_safe_to_write' && (
        <section className="sheet letter-form" aria-labelledby="letter">
          <h2 id="letter">{words.letter}</h2>
          <p>{words.letterText}</p>
          {letter === 'category_unknown' && (
            <SelectField form={questionForm} name="category" label={words.field} required defaultValue="">
              <option value="">{words.fieldNone}</option>
              {fields.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <div className="letter-fields">
            <TextField
              form={questionForm}
              name="email"
              type="email"
              autoComplete="email"
              label={words.email}
              defaultValue={sent.email}
              error={letter === 'email' ? words.problems.email : null}
            />
            <Button form={questionForm} type="submit" variant="plain">
              {words.send}
            </Button>
          </div>
          <p hidden>
            <label htmlFor="website">{words.trap}</label>
            <input id="website" form={questionForm} name="website" tabIndex={-1} autoComplete="off" />
          </p>
        </section>
      )}
    </>
  )
}

type UnsentNoticeProps = { sent: SubmittedForm; words: QuestionUiMessages['ask']['noScript'] }

/** What has become of a text that was posted without JavaScript, and who has read it meanwhile. */
export function UnsentNotice({ sent: { alert, help, emailStatus: problem }, words }: UnsentNoticeProps) {
  const told = alert === 'closed' ? words.alertClosed : alert === 'open' ? words.alertOpen : ''
  return (
    <>
      {(alert || !help) && (
        <Notice
          tone={alert === 'closed' && !problem ? undefined : 'danger'}
          title={alert ? words.notEmergency : words.title}
          live
        >
          {told} {problem && problem !== 'email' && problem !== 'sent' ? words.problems[problem] : words.text}
        </Notice>
      )}
      {help && <ClosedNotice closed={help} typed />}
    </>
  )
}
