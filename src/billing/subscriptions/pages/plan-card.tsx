import { useMemo, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router'
import { money } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { loadDocument } from '../../../shell/navigation/load-document.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/feedback/done-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { CardForm } from '../../payment-form/parts/card-form.tsx'
import type { CardHandle } from '../../payment-form/parts/card-handle.ts'
import { paymentFormConfig } from '../../payment-form/parts/open-stripe.ts'
import { useReturnUrl } from '../../payment-form/parts/use-return-url.ts'
import type { PaymentProblem } from '../../payment-form/payment-problem.ts'
import { planPageMessages } from '../parts/load-messages.ts'
import { planClient } from '../parts/plan-client.ts'
import { PlanLinkScreen, usePaymentDue } from '../parts/plan-link-screen.tsx'

export const handle: ShellHandle = { frame: 'small' }

export function loader({ url, context }: LoaderFunctionArgs) {
  const config = context.get(publicConfigContext)
  return {
    messages: planPageMessages(localeOf(url), config.prices),
    cashier: paymentFormConfig(config),
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.plan.link.cardTitle)

/** Replaces the card of a plan; an open amount is paid with it at once. */
export default function PlanCardPage() {
  const { messages: words, cashier } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const locale = useLocale()
  const tag = useLanguageTag()
  const urlWith = useReturnUrl()
  const door = useMemo(() => planClient(token), [token])
  const setup = search.get('setup')
  const card = useRef<CardHandle>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [done, setDone] = useState<'kept' | 'paid' | null>(null)
  const { link, refusals } = words.plan

  async function take(setupIntent: string, open: boolean) {
    const after = await door.replaceCard(setupIntent)
    // The card is saved, but its bank asks for confirmation before the open amount is paid.
    if (!after.paid) await loadDocument(href('plan-confirm', locale, { token, saved: '1' }))
    else setDone(open ? 'paid' : 'kept')
    return after
  }
  async function returned() {
    const before = await door.read()
    return take(setup ?? '', !before.paid).catch((error: unknown) => {
      setProblems([{ message: failureMessage(error, words.failures, refusals) }])
      return before
    })
  }
  const { due, error, read } = usePaymentDue(door, setup ? returned : null)

  const complain = (problem: PaymentProblem) => setProblems([{ message: words.billing.problems[problem] }])
  async function send() {
    const checked = (await card.current?.check()) ?? { kind: 'problem', problem: 'form_unavailable' }
    setProblems([])
    if (checked.kind === 'problem') return complain(checked.problem)
    if (checked.kind === 'said' || !card.current || !due) return
    try {
      const opened = await door.openCard()
      const answer = await card.current.saveCard({ ...opened, returnUrl: urlWith({ setup: opened.setupIntent }) })
      if (answer.kind === 'problem') return complain(answer.problem)
      await take(opened.setupIntent, !due.paid)
    } catch (thrown) {
      setProblems([{ message: failureMessage(thrown, words.failures, refusals) }])
    }
  }

  const values = due && {
    plan: link.names[due.plan],
    reference: due.reference,
    amount: money(locale, due.amount).replaceAll(' ', '\u00a0'),
  }
  return (
    <PlanLinkScreen title={link.cardTitle} due={due} error={error} onRetry={() => void read()}>
      {due && values && done === null && (
        <>
          <p>
            <Unbroken>{fill(link.cardLead, values)}</Unbroken>
          </p>
          {!due.paid && <Notice>{fill(link.cardOpen, values)}</Notice>}
          <Form
            onSend={send}
            problems={problems}
            summaryTitle={plural(tag, link.summary, problems.length)}
            method="post"
          >
            <section aria-labelledby="card">
              <h2 id="card">{words.billing.card.title}</h2>
              <CardForm cashier={cashier} purpose={{ kind: 'keep' }} onProblem={complain} ref={card} />
            </section>
            <SubmitButton>{due.paid ? link.cardSend : fill(link.cardSendPay, values)}</SubmitButton>
          </Form>
        </>
      )}
      {done && (
        <>
          <DoneNotice>{done === 'paid' ? link.cardPaid : link.cardDone}</DoneNotice>
          <p>
            <ButtonLink to={href('account', locale)} reloadDocument>
              {link.account}
            </ButtonLink>
          </p>
        </>
      )}
    </PlanLinkScreen>
  )
}
