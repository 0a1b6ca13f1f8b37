import { useEffect, useId, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../../shell/drafts/form-draft.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { Check, Choices } from '../../../../ui/forms/check.tsx'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { type Colleague, longestNote, shortestNote } from '../../contract.ts'
import { questions } from '../api-clients.ts'
import { useWorkspaceMessages, type WorkspaceMessages } from '../messages.ts'

type HandOverProps = {
  question: WorkspaceQuestion
  open: boolean
  onClose: () => void
  onQuestion: (question: WorkspaceQuestion) => void
  onLost: (token: number) => void
}

/** The fields that are missing, or the code of the refusal. */
type Problems = { who?: boolean; note?: boolean; code?: string }

/** Proposes the question to a colleague who is available now. What was typed stays until it is sent. */
export function HandOverDialog({ question, open, onClose, onQuestion, onLost }: HandOverProps) {
  const words = useWorkspaceMessages()
  const said = words.handOver
  const locale = useLocale()
  const { found, look } = useColleagues(question.id, open)
  const id = useId()
  const draft = useFormDraft(`hand-over:${question.id}`)
  const [sending, setSending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  async function propose(values: FormData): Promise<void> {
    if (!question.lease) return
    const typed = String(values.get('note')).trim()
    const chosen = found === 'failed' ? undefined : found?.find(({ id }) => id === values.get('colleague'))
    const missing: Problems = {
      who: !chosen,
      note: typed.length < shortestNote,
    }
    setProblems(missing)
    if (!chosen || missing.note) return
    const { token } = question.lease
    setSending(true)
    try {
      const next = await questions('POST /desk/questions/:id/hand-over', {
        params: { id: question.id },
        body: { token, to: chosen.id, note: typed, showsDraft: values.has('showsDraft'), locale },
      })
      draft.sent()
      announce(fill(said.sent, { name: chosen.name }))
      onClose()
      onQuestion(next)
    } catch (error) {
      const code = error instanceof CallError ? error.code : ''
      if (code === 'lease_lost') {
        onClose()
        return onLost(token)
      }
      if (code === 'colleague_unavailable' || code === 'expert_declined') look()
      setProblems({ code })
    } finally {
      setSending(false)
    }
  }

  const who = problems.who ? said.whoMissing : null
  const note = problems.note ? said.noteMissing : null
  const able = found !== 'failed' && found !== null && found.length > 0
  const foot = (
    <>
      <Button variant="plain" onClick={onClose}>
        {words.cancel}
      </Button>
      {able && (
        <Button type="submit" form={id} busy={sending}>
          {said.send}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={said.title} closeLabel={words.cancel} foot={foot}>
      <p>{said.lead}</p>
      <p className="soft">{said.fee}</p>
      {found === null && <Loading label={said.looking} />}
      {found === 'failed' && (
        <p>
          {said.failedList}{' '}
          <Button variant="link" onClick={look}>
            {said.again}
          </Button>
        </p>
      )}
      {found !== null && found !== 'failed' && found.length === 0 && <p>{said.nobody}</p>}
      {able && (
        <Form {...draft.form} id={id} onSend={propose} summaryTitle={said.title}>
          <Choices
            legend={said.who}
            name="colleague"
            choices={found.map(({ id, name, profession }) => ({ value: id, label: name, hint: profession }))}
            error={who}
          />
          <TextArea name="note" label={said.note} hint={said.noteHint} rows={3} maxLength={longestNote} error={note} />
          <Check name="showsDraft" label={said.showsDraft} hint={said.showsDraftHint} />
        </Form>
      )}
      <ErrorText id="hand-over-error" live>
        {problems.code === undefined ? (who ?? note) : sentenceFor(problems.code, said)}
      </ErrorText>
    </Dialog>
  )
}

function sentenceFor(code: string, said: WorkspaceMessages['handOver']): string {
  if (code === 'colleague_unavailable' || code === 'expert_declined') return said.unavailable
  return code === 'hand_over_open' ? said.already : said.failed
}

/** Who is available is asked each time the dialog opens. */
function useColleagues(questionId: string, open: boolean) {
  const locale = useLocale()
  const [found, setFound] = useState<readonly Colleague[] | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!open) return
    const away = new AbortController()
    setFound(null)
    questions('GET /desk/questions/:id/colleagues', {
      params: { id: questionId },
      query: { locale },
      signal: away.signal,
    }).then(
      ({ colleagues }) => setFound(colleagues),
      () => !away.signal.aborted && setFound('failed'),
    )
    return () => away.abort()
  }, [questionId, open, locale, tries])
  return { found, look: () => setTries(tries + 1) }
}
