import { type ReactNode, useState } from 'react'
import { client } from '../../../api/call.ts'
import { serviceStates } from '../../../billing/services/contract.ts'
import { day, money } from '../../../i18n/format.ts'
import { parseCents } from '../../../i18n/parse-cents.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import type { QuotesApi, StaffService } from '../contract-quotes.ts'

type QuoteRequestProps = {
  service: StaffService
  mayPrice: boolean
  onDone: () => Promise<void>
}

const desk = client<QuotesApi>()

/** A client's request, its quoted price, and the possible actions. */
export function QuoteRequest(props: QuoteRequestProps) {
  const words = useAdminMessages('quotes').quotes
  const locale = useLocale()
  const { service, mayPrice } = props
  const { id, state, amount, expiresAt } = service
  // The form that was sent goes with the state in which it was open.
  useFocusIfLost(serviceStates.indexOf(state), `quote-${id}`)
  const open = mayPrice && (state === 'requested' || state === 'quoted')
  return (
    <article className="part-shown case-file" aria-labelledby={`quote-${id}`}>
      <div className="panel-head">
        <h2 id={`quote-${id}`}>
          <Unbroken>{service.reference}</Unbroken>
        </h2>
        <Tag tone={state === 'requested' ? 'apricot' : state === 'active' ? 'moss' : undefined}>
          {words.states[state]}
        </Tag>
      </div>
      <p className="facts soft">
        <span>
          <PersonLink person={{ id: service.person, name: service.email ?? '–' }} />
        </span>
        <span>{fill(words.asked, { date: day(locale, service.requestedAt) })}</span>
        <span>{words.languages[service.locale]}</span>
      </p>
      <p className="said" lang={service.locale}>
        {service.wish}
      </p>
      {amount !== null && (
        <>
          <h3 lang={service.locale}>{service.title}</h3>
          <p className="facts">
            <b>{fill(words.price, { amount: money(locale, amount) })}</b>
            {expiresAt && state === 'quoted' && <span>{fill(words.expires, { date: day(locale, expiresAt) })}</span>}
            {(state === 'active' || state === 'withdrawn') && (
              <span>{fill(words.done, { percent: service.done })}</span>
            )}
            {service.closedAt && <span>{fill(words.closed, { date: day(locale, service.closedAt) })}</span>}
          </p>
          <p className="said" lang={service.locale}>
            {service.scope}
          </p>
        </>
      )}
      {mayPrice && state === 'active' && service.done < 100 && <MarkDone {...props} />}
      {open && <NamePrice key={`price-${state}`} {...props} />}
      {open && <Decline key={`decline-${state}`} {...props} />}
    </article>
  )
}

type Fields = (name: string) => { name: string; id: string; error: string | null }
type ActProps = Omit<QuoteRequestProps, 'mayPrice'> & {
  act: string
  title: string
  open?: boolean
  /** Returns the problems found before sending, else the call. */
  send: (values: FormData) => readonly FieldProblem[] | Promise<unknown>
  button: string
  danger?: boolean
  children: (own: Fields) => ReactNode
}

/** One action on one request. The page shows several, so each field's id contains the request's id. */
function Act({ service, act, title, open, send, button, danger, children, onDone }: ActProps) {
  const words = useAdminMessages('quotes').quotes
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`${act}:${service.id}`)
  const own: Fields = (name) => {
    const field = `${name}-${service.id}`
    return { name, id: `field-${field}`, error: problems.find((problem) => problem.field === field)?.message ?? null }
  }
  const here = (said: readonly FieldProblem[]) =>
    setProblems(said.map(({ field, ...rest }) => ({ ...rest, ...(field && { field: `${field}-${service.id}` }) })))
  async function submit(values: FormData) {
    const sent = send(values)
    if (!(sent instanceof Promise)) return here(sent)
    try {
      await sent
    } catch (error) {
      return here(fieldProblems(error, failures, { ...frame.reasons, ...words.refusals }))
    }
    draft.sent()
    setProblems([])
    await onDone()
  }
  return (
    <details open={open}>
      <summary>{title}</summary>
      <Form {...draft.form} summaryTitle={frame.check} problems={problems} onSend={submit}>
        {children(own)}
        <div className="form-foot">
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{button}</SubmitButton>
        </div>
      </Form>
    </details>
  )
}

type OneProps = Omit<QuoteRequestProps, 'mayPrice'>

function NamePrice(props: OneProps) {
  const words = useAdminMessages('quotes').quotes
  const { service } = props
  const send = (values: FormData) => {
    const amount = parseCents(String(values.get('amount')))
    if (!(amount >= 100 && amount <= 10_000_000)) return [{ field: 'amount', message: words.amountWrong }]
    const body = { title: String(values.get('title')), scope: String(values.get('scope')), amount }
    return desk('POST /admin/quotes/:id', { params: { id: service.id }, body })
  }
  return (
    <Act
      {...props}
      act="quote"
      title={service.amount === null ? words.quote : words.again}
      open={service.state === 'requested'}
      send={send}
      button={words.send}
    >
      {(own) => (
        <>
          <TextField {...own('title')} label={words.name} defaultValue={service.title ?? ''} maxLength={120} />
          <TextArea
            {...own('scope')}
            label={words.scope}
            hint={words.inLanguage[service.locale]}
            defaultValue={service.scope ?? ''}
            maxLength={4000}
            rows={6}
          />
          <TextField {...own('amount')} label={words.amount} inputMode="decimal" autoComplete="off" />
        </>
      )}
    </Act>
  )
}

function MarkDone(props: OneProps) {
  const words = useAdminMessages('quotes').quotes
  const { service } = props
  const send = (values: FormData) => {
    const typed = String(values.get('percent')).trim()
    const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
    if (!(percent >= service.done && percent <= 100))
      return [{ field: 'percent', message: fill(words.percentWrong, { from: service.done }) }]
    return desk('POST /admin/quotes/:id/done', { params: { id: service.id }, body: { percent } })
  }
  return (
    <Act {...props} act="done" title={words.markDone} send={send} button={words.note}>
      {(own) => (
        <TextField
          {...own('percent')}
          label={words.percent}
          hint={words.percentHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      )}
    </Act>
  )
}

function Decline(props: OneProps) {
  const words = useAdminMessages('quotes').quotes
  const { service } = props
  const send = (values: FormData) =>
    desk('POST /admin/quotes/:id/decline', {
      params: { id: service.id },
      body: { reason: String(values.get('reason')) },
    })
  return (
    <Act {...props} act="decline-quote" title={words.decline} send={send} button={words.refuse} danger>
      {(own) => <TextArea {...own('reason')} label={words.reason} maxLength={1000} />}
    </Act>
  )
}
