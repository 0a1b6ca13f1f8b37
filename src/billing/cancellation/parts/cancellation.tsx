import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, type MessagesLike, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { ContractView } from '../contract.ts'
import type { CancellationFormValues, CancellationStep } from '../form.ts'
import type { fr } from '../text.fr.ts'
import { contractName, type TerminationKind } from './contract-name.ts'
import { OwnContracts, useOwnContracts } from './own-contracts.tsx'
import { useSentStep } from './use-sent-step.ts'

type Words = MessagesLike<typeof fr>
type Row = { label: string; value: ReactNode }

type LeavingProps = {
  kind: TerminationKind
  words: Pick<Words, 'shared' | 'cancel' | 'withdraw'>
  contract: { link: string; view: ContractView } | null
  over: boolean
  sent: boolean
  posted: CancellationStep | undefined
}

/** Search engines must not index a page that shows a contract. */
export function cancellationHead(kind: TerminationKind, { words, contract }: Pick<LeavingProps, 'words' | 'contract'>) {
  const { title, description } = words[kind]
  const head = [{ title }, { name: 'description', content: description }]
  return contract ? [...head, { name: 'robots', content: 'noindex' }] : head
}

/** Cancels or withdraws from a contract: the contract, the consequence, one button, no retention offer. */
export function Cancellation(props: LeavingProps) {
  const locale = useLocale()
  const { kind, words, contract, over, sent } = props
  const posted = useSentStep(kind, props.posted)
  const own = words[kind]
  const possible = useOwnContracts(kind)
  const other = kind === 'cancel' ? 'withdraw' : 'cancel'
  // Reading goes on where a step begins, unless its problems have the focus: a contract that is chosen from the list is
  // shown in the same document, everything else in a new one.
  const sentOrPosted = sent || posted !== undefined
  const chosen = contract?.link
  const shown = useRef<string | null | undefined>(null)
  useEffect(() => {
    const isNewStep = sentOrPosted || (shown.current !== null && shown.current !== chosen)
    shown.current = chosen
    if (isNewStep) focusIfLost(stepId, true)
    else focusIfLost()
  }, [sentOrPosted, chosen])
  return (
    <main id="main" className="container page-form leaving">
      <div className="page-form-main">
        <h1>{own.heading}</h1>
        {sent ? (
          <Sent words={words.shared} />
        ) : contract ? (
          <Known {...props} {...contract} posted={posted} />
        ) : posted?.step === 'recap' ? (
          <Typed {...props} posted={posted} />
        ) : (
          <>
            <p className="lead">{own.lead}</p>
            {over && <Notice tone="danger">{words.shared.over}</Notice>}
            <OwnContracts kind={kind} words={words.shared} possible={possible} />
            <Identify kind={kind} words={words} posted={posted} own={possible} />
          </>
        )}
      </div>
      <div className="page-form-side">
        <section>
          <h2>{own.otherTitle}</h2>
          <p>{own.other}</p>
          <p>
            <Link to={href(other, locale, contract ? { link: contract.link } : {})}>{own.otherLink}</Link>
          </p>
        </section>
      </div>
    </main>
  )
}

const stepId = 'leaving-step'

function Sent({ words }: { words: Words['shared'] }) {
  const locale = useLocale()
  return (
    <>
      <div id={stepId}>
        <Notice tone="success" title={words.sentTitle}>
          {words.sent}
        </Notice>
      </div>
      <p>{words.sentWhy}</p>
      <p className="soft">{words.noReceipt}</p>
      <p>
        <Link to={href('contact', locale)}>{words.write}</Link>
      </p>
    </>
  )
}

type IdentifyProps = Pick<LeavingProps, 'kind' | 'words' | 'posted'> & { own: ReturnType<typeof useOwnContracts> }

/** First step, when no link identifies the contract. The browser that holds one contract fills it in. */
function Identify({ kind, words: all, posted, own }: IdentifyProps) {
  const tag = useLanguageTag()
  const problems = useMemo(() => sayProblems(all, kind, posted), [all, kind, posted])
  const words = all.shared
  const values: Partial<CancellationFormValues> = posted?.values ?? {}
  const draft = useFormDraft('leaving', 'tab')
  const [contract, another] = own
  const me = useAccount()
  // The contract itself shows its address with most letters hidden.
  const reference = contract && !another ? contract.contract.reference : ''
  const email = (reference && me?.email) || ''
  const fields = { reference: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) }
  // The contract is known after the form is drawn, and may be after somebody has begun to type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are the same ones throughout
  useEffect(() => {
    const known = { reference, email }
    for (const name of ['reference', 'email'] as const) {
      const field = fields[name].current
      if (field && field.value === '' && field !== document.activeElement) field.value = known[name]
    }
  }, [reference, email])
  return (
    <Form
      {...draft.form}
      method="post"
      problems={problems}
      summaryTitle={plural(tag, words.summary, problems.length)}
      className="form"
    >
      <p className="label" id={stepId}>
        {fill(words.steps, { n: 1 })}
      </p>
      <TextField
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        ref={fields.reference}
        defaultValue={values.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <EmailField
        name="email"
        label={words.email}
        ref={fields.email}
        defaultValue={values.email}
        maxLength={254}
        required
      />
      <TextField
        name="name"
        label={words.name}
        optional={words.optional}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={120}
      />
      <p className="form-foot">
        <Button type="submit">{words.goOn}</Button>
      </p>
    </Form>
  )
}

function sayProblems(
  { shared, ...ways }: LeavingProps['words'],
  kind: TerminationKind,
  posted: CancellationStep | undefined,
) {
  const words = { ...shared, failed: ways[kind].failed }
  return (posted?.problems ?? []).map(({ field, code }) => ({ ...(field && { field }), message: words[code] }))
}

/** Second step for typed fields: shows no date, because nothing proves yet whose contract it is. */
function Typed({ kind, words, posted }: LeavingProps & { posted: CancellationStep }) {
  const { shared } = words
  const own = words[kind]
  const { reference, email, name } = posted.values
  const rows = [
    { label: shared.reference, value: reference },
    { label: shared.email, value: email },
    ...(name ? [{ label: shared.name, value: name }] : []),
    own.typed,
  ]
  return (
    <Recap words={words} kind={kind} rows={rows} effects={own.effects} posted={posted}>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="name" value={name} />
      <Button variant="plain" type="submit" name="change" value="yes">
        {shared.change}
      </Button>
    </Recap>
  )
}

/** Second step for the contract of a link: its name, its end date, the refund. */
function Known({ kind, words, posted, link, view }: LeavingProps & { link: string; view: ContractView }) {
  const locale = useLocale()
  const { shared } = words
  const own = words[kind]
  const done = kind === 'cancel' ? view.cancelled : view.withdrawn
  const rows: Row[] = [
    { label: shared.contract, value: contractName(view, shared, locale) },
    { label: shared.reference, value: view.reference },
    { label: shared.address, value: view.email },
  ]
  if (done)
    return (
      <Notice tone="success" title={sayDone(kind, words, locale, done)}>
        <p>
          <Link to={href('leaving-receipt', locale, { hash: done.hash })}>{shared.receipt}</Link>
        </p>
      </Notice>
    )
  const live = view.plan === 'service' && view.state !== 'ended'
  if (kind === 'cancel' && !view.cancel) return <Notice>{live ? words.cancel.service : shared.ended}</Notice>
  if (kind === 'withdraw' && !view.withdraw)
    return (
      <Notice>
        {view.state === 'ended'
          ? shared.ended
          : fill(live ? words.withdraw.lateService : words.withdraw.late, { until: lastDay(view, locale) })}
      </Notice>
    )
  const held = view.state === 'held'
  if (kind === 'cancel' && view.cancel?.endsAt) rows.push({ label: own.endsAt, value: day(locale, view.cancel.endsAt) })
  if (kind === 'withdraw')
    rows.push({ label: own.endsAt, value: lastDay(view, locale) }, ...backRows(view, words, locale))
  const backEffects = live ? words.withdraw.serviceEffects : words.withdraw.backEffects
  const effects = held ? own.heldEffects : kind === 'withdraw' ? backEffects : own.effects
  return (
    <Recap words={words} kind={kind} rows={rows} effects={effects} posted={posted}>
      <input type="hidden" name="link" value={link} />
    </Recap>
  )
}

function backRows({ withdraw }: ContractView, { withdraw: words }: LeavingProps['words'], locale: Locale): Row[] {
  return (withdraw?.refunds ?? []).map(({ kind, paid, amount, used, days }) => {
    const charge = words.charges[kind]
    const label =
      used === null || days === null
        ? fill(words.back, { charge })
        : fill(kind === 'service' ? words.part : words.share, { charge, paid: money(locale, paid), used, days })
    return { label, value: money(locale, amount) }
  })
}

/** The period ends at midnight: the last day is the one before. */
const lastDay = ({ withdrawUntil }: ContractView, locale: Locale) =>
  day(locale, new Date(Date.parse(withdrawUntil) - 1))

function sayDone(
  kind: TerminationKind,
  words: LeavingProps['words'],
  locale: Locale,
  done: NonNullable<ContractView['cancelled']>,
): string {
  const at = day(locale, done.at)
  if (kind === 'withdraw') return fill(words.withdraw.done, { at })
  return done.endsAt
    ? fill(words.cancel.done, { at, until: day(locale, done.endsAt) })
    : fill(words.cancel.doneHeld, { at })
}

type RecapProps = {
  words: LeavingProps['words']
  kind: TerminationKind
  rows: readonly Row[]
  effects: readonly string[]
  posted: CancellationStep | undefined
  children: ReactNode
}

function Recap({ words, kind, rows, effects, posted, children }: RecapProps) {
  const tag = useLanguageTag()
  const own = words[kind]
  const problems = useMemo(() => sayProblems(words, kind, posted), [words, kind, posted])
  return (
    <Form
      method="post"
      problems={problems}
      summaryTitle={plural(tag, words.shared.summary, problems.length)}
      className="form"
    >
      <p className="label">{fill(words.shared.steps, { n: 2 })}</p>
      <h2 id={stepId}>{own.recap}</h2>
      <dl className="leaving-facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <Unbroken>{value}</Unbroken> : value}</dd>
          </div>
        ))}
      </dl>
      <ul className="leaving-effects">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="form-foot">
        <Button type="submit" name="step" value="confirm">
          {own.confirm}
        </Button>
        {children}
      </p>
    </Form>
  )
}
