import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems, messageOutsideField } from '../../../shell/errors/field-problems.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Choices } from '../../../ui/forms/check.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AnswerToRead, SecondReadingApi } from '../../second-reading/contract.ts'
import { type Criterion, criteria, type Grades, shortestComment } from '../../second-reading/rubric.ts'
import { FigureSection } from './figure-section.tsx'
import { useFiguresMessages } from './use-figures-messages.ts'

const api = client<SecondReadingApi>()

type Offered = { reading: AnswerToRead | null; waiting: number }

/** Takes the answer that has waited longest and lets one say what it is worth. */
export function ReadAnswer() {
  const words = useFiguresMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const [sent, setSent] = useState(false)
  useEffect(() => {
    api('GET /desk/second-reading', { query: { locale } }).then(setOffered, setFailed)
  }, [locale])

  const take = () => {
    setSent(false)
    return api('POST /desk/second-reading/take', { body: { locale } }).then(setOffered, setFailed)
  }
  const graded = async () => {
    setSent(true)
    setOffered(await api('GET /desk/second-reading', { query: { locale } }))
  }
  return (
    <FigureSection id="read" title={words.read.title} definition={words.read.text}>
      {failed !== null && <Notice tone="danger">{failureMessage(failed, failures, words.refusals)}</Notice>}
      {sent && (
        <Notice tone="success" live>
          {words.read.sent}
        </Notice>
      )}
      {offered && !offered.reading && (
        <p>{offered.waiting === 0 ? words.read.nothing : plural(tag, words.read.waiting, offered.waiting)}</p>
      )}
      {offered && !offered.reading && offered.waiting > 0 && (
        <p>
          <Button variant="plain" onClick={() => void take()}>
            {words.read.take}
          </Button>
        </p>
      )}
      {offered?.reading && <OneReading key={offered.reading.id} reading={offered.reading} onGraded={graded} />}
    </FigureSection>
  )
}

type OneReadingProps = { reading: AnswerToRead; onGraded: () => Promise<void> }

function OneReading({ reading, onGraded }: OneReadingProps) {
  const words = useFiguresMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`second-reading:${reading.id}`)

  /** In the summary with the name of what is to be chosen. */
  function unchosen(field: Criterion): FieldProblem {
    const message = words.refusals.required
    return { field, message, apart: messageOutsideField(field, message, { locale, labels: words.criteria }) }
  }

  async function send(values: FormData) {
    const comment = String(values.get('comment') ?? '').trim()
    const missing: FieldProblem[] = criteria.filter((criterion) => !values.get(criterion)).map(unchosen)
    if (comment.length < shortestComment) missing.push({ field: 'comment', message: words.refusals.too_short })
    if (missing.length > 0) return setProblems(missing)
    const grades = Object.fromEntries(criteria.map((criterion) => [criterion, values.get(criterion)])) as Grades
    const body = { id: reading.id, grades, comment }
    try {
      await api('POST /desk/second-reading/grade', { body })
    } catch (error) {
      return setProblems(fieldProblems(error, failures, words.refusals))
    }
    draft.sent()
    await onGraded()
  }

  return (
    <>
      <p className="soft small">
        {reading.category.name}. {fill(words.read.until, { when: dayAndHour(locale, reading.until) })}
      </p>
      <article className="sheet to-read" lang={reading.locale}>
        <h3 lang={locale}>{words.read.question}</h3>
        <p className="written">{reading.question}</p>
        <h3 lang={locale}>{words.read.answer}</h3>
        {reading.parts.map(({ section, text }) => (
          <div key={section}>
            <h4 lang={locale}>{words.read.sections[section]}</h4>
            <p className="written">{text}</p>
          </div>
        ))}
      </article>
      <Form
        {...draft.form}
        onSend={send}
        problems={problems}
        summaryTitle={words.read.check}
        method="post"
        className="form form--narrow"
      >
        {criteria.map((criterion) => (
          <Choices
            key={criterion}
            legend={words.criteria[criterion]}
            name={criterion}
            choices={(['yes', 'partly', 'no'] as const).map((value) => ({ value, label: words.marks[value] }))}
            required
          />
        ))}
        <TextArea
          name="comment"
          label={words.read.comment}
          hint={words.read.commentHint}
          maxLength={2000}
          rows={6}
          required
        />
        <p className="form-foot">
          <SubmitButton>{words.read.send}</SubmitButton>
        </p>
      </Form>
    </>
  )
}
