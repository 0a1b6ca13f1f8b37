import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import type { QuestionView } from '../../shapes.ts'
import type { DeadlineApi } from '../contract.ts'
import { formatLongDay } from '../format-long-day.ts'

const call = client<DeadlineApi>()

type DeadlineQuestionProps = {
  view: QuestionView
  onView: (view: QuestionView) => void
}

/**
 * Asks the client about a day found in their text: it is used nowhere before they confirm it as their deadline. What was
 * settled stands in place of the question, with the focus that its buttons had.
 */
export function DeadlineQuestion({ view, onView }: DeadlineQuestionProps) {
  const words = useQuestionMessages('thread', 'refusals')
  const locale = useLocale()
  const said = words.thread.deadline
  const [other, setOther] = useState(false)
  const [missing, setMissing] = useState(false)
  /** The day, or `null` where there is none. */
  const [settled, setSettled] = useState<string | null>()
  const { busy, problem, run } = useCommand<'yes' | 'no' | 'other'>(words.refusals)
  const proposed = view.proposedDeadline
  useEffect(() => {
    if (settled !== undefined) focusIfLost('deadline-settled', true)
  }, [settled])
  const resultOf = (date: string | null) => (date ? fill(said.kept, { date: formatLongDay(date, locale) }) : said.none)
  if (!proposed)
    return settled === undefined ? null : (
      <p className="deadline-question soft" id="deadline-settled">
        {resultOf(settled)}
      </p>
    )

  const settle = (name: 'yes' | 'no' | 'other', date: string | null) =>
    run(name, async () => {
      onView(await call('PUT /questions/:id/deadline', { params: { id: view.id }, body: { date, locale } }))
      setSettled(date)
      announce(resultOf(date))
    })

  return (
    <div className="deadline-question no-print">
      <Notice title={fill(said.ask, { date: formatLongDay(proposed, locale) })} live>
        <p>{said.why}</p>
        <p className="form-foot">
          <Button size="small" busy={busy === 'yes'} onClick={() => void settle('yes', proposed)}>
            {said.yes}
          </Button>
          <Button size="small" variant="plain" busy={busy === 'no'} onClick={() => void settle('no', null)}>
            {said.no}
          </Button>
          <Button size="small" variant="plain" aria-expanded={other} onClick={() => setOther(!other)}>
            {said.other}
          </Button>
        </p>
        {other && (
          <Form
            className="form form--narrow"
            summaryTitle={said.missing}
            onSend={(values) => {
              const chosen = String(values.get('deadline') ?? '')
              setMissing(chosen === '')
              return chosen === '' ? undefined : settle('other', chosen)
            }}
          >
            <TextField
              name="deadline"
              type="date"
              label={said.date}
              min={view.createdAt.slice(0, 10)}
              error={missing ? said.missing : null}
            />
            <p className="form-foot">
              <SubmitButton size="small">{said.keep}</SubmitButton>
            </p>
          </Form>
        )}
        <ErrorText id="deadline-error" live>
          {problem}
        </ErrorText>
      </Notice>
    </div>
  )
}
