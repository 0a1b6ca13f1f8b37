import { useState } from 'react'
import { client } from '../../api/call.ts'
import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, type WordsLike } from '../../i18n/text.ts'
import { typedCents } from '../../i18n/typed-cents.ts'
import { type FailureWords, sayFailure } from '../../shell/say-failure.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { QuotesApi, StaffService } from '../contract-quotes.ts'
import type { fr } from '../quotes.text.fr.ts'
import type { FrameWords } from './admin-frame.tsx'

type QuoteRequestProps = {
  service: StaffService
  mayPrice: boolean
  words: WordsLike<typeof fr>
  frame: FrameWords
  failures: FailureWords
  locale: Locale
  onDone: () => Promise<void>
}

const desk = client<QuotesApi>()

export function QuoteRequest({ service, mayPrice, words, frame, failures, locale, onDone }: QuoteRequestProps) {
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const { id, state, amount, expiresAt } = service
  const open = mayPrice && (state === 'requested' || state === 'quoted')
  const answer = (act: Promise<unknown>) =>
    act.then(
      () => {
        setProblems([])
        return onDone()
      },
      (error: unknown) =>
        setProblems([{ message: sayFailure(error, failures, { ...frame.reasons, ...words.refusals }) }]),
    )
  const quote = async (values: FormData) => {
    const cents = typedCents(String(values.get('amount')))
    if (!(cents >= 100 && cents <= 10_000_000)) return setProblems([{ field: 'amount', message: words.amountWrong }])
    const body = { title: String(values.get('title')), scope: String(values.get('scope')), amount: cents }
    await answer(desk('POST /admin/quotes/:id', { params: { id }, body }))
  }
  const mark = async (values: FormData) => {
    const typed = String(values.get('percent')).trim()
    const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
    if (!(percent >= service.done && percent <= 100))
      return setProblems([{ field: 'percent', message: fill(words.percentWrong, { from: service.done }) }])
    await answer(desk('POST /admin/quotes/:id/done', { params: { id }, body: { percent } }))
  }
  const decline = (values: FormData) =>
    answer(desk('POST /admin/quotes/:id/decline', { params: { id }, body: { reason: String(values.get('reason')) } }))
  return (
    <article className="part-shown" aria-labelledby={`quote-${id}`}>
      <div className="panel-head">
        <h2 id={`quote-${id}`}>{service.reference}</h2>
        <Tag tone={state === 'requested' ? 'apricot' : state === 'active' ? 'moss' : undefined}>
          {words.states[state]}
        </Tag>
      </div>
      <p className="soft">
        {service.email}, {fill(words.asked, { date: day(locale, service.requestedAt) })}
      </p>
      <p lang={service.locale}>{service.wish}</p>
      {amount !== null && (
        <p>
          <b>{money(locale, amount)}</b>, {service.title}
          {expiresAt && state === 'quoted' && `, ${fill(words.expires, { date: day(locale, expiresAt) })}`}
        </p>
      )}
      {(state === 'active' || state === 'withdrawn') && (
        <p>
          {fill(words.done, { percent: service.done })}
          {service.closedAt && `, ${fill(words.closed, { date: day(locale, service.closedAt) })}`}
        </p>
      )}
      {mayPrice && state === 'active' && service.done < 100 && (
        <details>
          <summary>{words.markDone}</summary>
          <Form summaryTitle={frame.check} problems={problems} onSend={mark}>
            <TextField
              name="percent"
              id={`percent-${id}`}
              label={words.percent}
              hint={words.percentHint}
              inputMode="numeric"
              maxLength={3}
            />
            <SubmitButton>{words.note}</SubmitButton>
          </Form>
        </details>
      )}
      {open && (
        <>
          <details open={state === 'requested'}>
            <summary>{amount === null ? words.quote : words.again}</summary>
            <Form summaryTitle={frame.check} problems={problems} onSend={quote}>
              <TextField
                name="title"
                id={`title-${id}`}
                label={words.name}
                defaultValue={service.title ?? ''}
                maxLength={120}
              />
              <TextArea
                name="scope"
                id={`scope-${id}`}
                label={words.scope}
                defaultValue={service.scope ?? ''}
                maxLength={4000}
              />
              <TextField name="amount" id={`amount-${id}`} label={words.amount} inputMode="decimal" />
              <SubmitButton>{words.send}</SubmitButton>
            </Form>
          </details>
          <details>
            <summary>{words.decline}</summary>
            <Form summaryTitle={frame.check} problems={problems} onSend={decline}>
              <TextArea name="reason" id={`reason-${id}`} label={words.reason} maxLength={1000} />
              <SubmitButton variant="danger">{words.refuse}</SubmitButton>
            </Form>
          </details>
        </>
      )}
    </article>
  )
}
