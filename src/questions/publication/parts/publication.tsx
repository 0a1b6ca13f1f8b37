import { useState } from 'react'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import { useCommand } from '../../parts/use-command.ts'
import type { QuestionView } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import type { PublicationApi } from '../contract.ts'

const call = client<PublicationApi>()
type Proposal = ReplyOf<PublicationApi['GET /questions/:id/publication']>

type PublicationProps = {
  view: QuestionView
  onChange: (view: QuestionView) => void
}

/** The author may publish question and answer without a name, and withdraw them at any time. */
export function Publication({ view, onChange }: PublicationProps) {
  const words = useQuestionMessages('record', 'shared', 'refusals')
  const locale = useLocale()
  const { publish } = words.record
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const { busy, problem, run } = useCommand<'prepare' | 'takeBack'>(words.refusals)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`publication:${view.id}`)
  const now = view.publication
  if (!now && !view.can.share) return null

  const prepare = () =>
    run('prepare', async () => {
      const found = await call('GET /questions/:id/publication', { params: { id: view.id } })
      setProblems([])
      setProposal(now ? { ...found, title: now.title, text: now.text } : found)
    })

  const takeBack = () =>
    run('takeBack', async () => {
      await call('DELETE /questions/:id/publication', { params: { id: view.id } })
      announce(publish.gone)
      onChange({ ...view, publication: null })
    })

  async function send(values: FormData) {
    const title = String(values.get('title') ?? '')
    const text = String(values.get('text') ?? '')
    const missing: FieldProblem[] = []
    if (title.trim().length < 10) missing.push({ field: 'title', message: publish.titleShort })
    if (text.trim().length < 20) missing.push({ field: 'text', message: publish.textShort })
    if (!values.get('agreed')) missing.push({ field: 'agreed', message: publish.agreedMissing })
    setProblems(missing)
    if (missing.length > 0) return
    try {
      const body = { title, text, agreed: true as const, locale }
      const next = await call('PUT /questions/:id/publication', { params: { id: view.id }, body })
      draft.sent()
      setProposal(null)
      announce(publish.states.waiting)
      onChange(next)
    } catch (error) {
      const code = codeOf(error)
      const message = refusalMessage(words.refusals, code)
      setProblems([code === 'personal_details' ? { field: 'text', message } : { message }])
    }
  }

  return (
    <section className="side-block no-print" aria-labelledby="publication">
      <h2 className="side-title" id="publication">
        {publish.title}
      </h2>
      <p>{now ? publish.states[now.state] : publish.text}</p>
      {now?.reason && <blockquote>{now.reason}</blockquote>}
      <p className="form-foot">
        {now?.state !== 'published' && now?.state !== 'waiting' && view.can.share && (
          <Button variant="plain" size="small" busy={busy !== null} onClick={() => void prepare()}>
            {now ? publish.again : publish.open}
          </Button>
        )}
        {now && (
          <Button variant="plain" size="small" busy={busy !== null} onClick={() => void takeBack()}>
            {publish.takeBack}
          </Button>
        )}
      </p>
      <ErrorText id="publication-error" live>
        {problem}
      </ErrorText>
      <Dialog
        open={proposal !== null}
        onClose={() => setProposal(null)}
        title={publish.dialogTitle}
        closeLabel={words.shared.close}
      >
        {proposal && (
          <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.record.rating.summary}>
            <p>{publish.lead}</p>
            <TextField
              name="title"
              label={publish.titleLabel}
              defaultValue={proposal.title}
              maxLength={160}
              data-first=""
            />
            <TextArea
              name="text"
              label={publish.textLabel}
              hint={publish.textHint}
              defaultValue={proposal.text}
              maxLength={4000}
              rows={7}
            />
            <details>
              <summary>{publish.answer}</summary>
              <MessageText
                text={[proposal.answer.short, ...proposal.answer.steps.map(({ text }) => text)].join('\n\n')}
              />
            </details>
            <Check name="agreed" value="yes" data-unkept="" label={publish.agreed} hint={publish.agreedHint} />
            <p className="form-foot">
              <SubmitButton>{publish.send}</SubmitButton>
              <Button variant="plain" onClick={() => setProposal(null)}>
                {publish.cancel}
              </Button>
            </p>
          </Form>
        )}
      </Dialog>
    </section>
  )
}
