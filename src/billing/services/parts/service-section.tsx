import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type CallError, client } from '../../../api/call.ts'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { DetectedEmergency } from '../../../safety/parts/emergency-over.tsx'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { useLive } from '../../../shell/live/live.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/feedback/confirm-step.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FoldedSection } from '../../../ui/folded-section.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { ServiceMessages } from '../../subscriptions/parts/load-messages.ts'
import { useServiceMessages } from '../../subscriptions/parts/use-plan-messages.ts'
import type { ServicesApi, ServiceView } from '../contract.ts'

const call = client<ServicesApi>()
const shortest = 20
const EmergencyOver = lazy(() => import('../../../safety/parts/emergency-over.tsx'))

type SetAside = { situations: EmergencySituation[]; kept: string | null; atHome: boolean }
const nothingAside: SetAside = { situations: [], kept: null, atHome: false }

type ServiceSectionProps = {
  /** Erases what was typed, before a page that shows an emergency is left in a hurry. */
  onExit: () => void
}

/** A service beyond a plan: the request, the price that staff name for it, the order. */
export function ServiceSection({ onExit }: ServiceSectionProps) {
  const words = useServiceMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { data, reload } = useReading('services', () => call('GET /me/services'))
  const services = data?.services ?? []
  const withheld = useAccount()?.emailsWithheld
  /** Where somebody at home may read along, no letter follows. */
  const [sent, setSent] = useState<'told' | 'quiet' | null>(null)
  const draft = useFormDraft('wish')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [danger, setDanger] = useState<(DetectedEmergency & { kept: string | null; wish: string }) | null>(null)
  /** What the person has said to be no emergency, and what the text was kept as until then. */
  const aside = useRef<SetAside>(nothingAside)
  // The page's data comes after the browser has looked for the anchor of the address.
  useEffect(() => {
    if (location.hash === '#services') document.getElementById('services')?.scrollIntoView()
  }, [])
  useLive(['service'], () => void reload())

  async function send(values: FormData) {
    const wish = String(values.get('wish') ?? '').trim()
    if (wish.length < shortest) return setProblems([{ field: 'wish', message: words.missing }])
    return file(wish)
  }

  async function file(wish: string) {
    setProblems([])
    const { situations, kept, atHome } = aside.current
    try {
      const body = { wish, locale, notEmergency: situations, timeZone: browserTimeZone(), kept }
      await call('POST /me/services', { body })
      aside.current = { ...nothingAside, situations }
      draft.sent()
      setSent(atHome ? 'quiet' : 'told')
      await reload()
      focusIfLost('services', true)
    } catch (error) {
      const { code, data } = (error as CallError).problem ?? {}
      if (code === 'emergency_stands') {
        const found = data as DetectedEmergency & { kept: string | null }
        if (found.kept) draft.sent()
        return setDanger({ ...found, wish })
      }
      setProblems([{ message: failureMessage(error, failures, words.refusals) }])
    }
  }

  function back() {
    if (!danger) return
    const { situations, kept, screen, wish } = danger
    // Also where the filing fails and is tried again: what was kept ends with it.
    aside.current = { situations: [...aside.current.situations, ...situations], kept, atHome: screen.atHome }
    setDanger(null)
    void file(wish)
  }

  async function closed(sentence: string) {
    setSent(null)
    await reload()
    announce(sentence)
    focusIfLost('services', true)
  }

  const waiting = services.some(({ state }) => state === 'requested')
  return (
    <FoldedSection id="services" title={words.title} open={services.length > 0}>
      <p className="plan-lead">{words.lead}</p>
      {danger && (
        <Suspense>
          <EmergencyOver danger={danger} sent={danger.kept !== null} onBack={back} onExit={onExit} />
        </Suspense>
      )}
      {sent && (
        <Notice tone="success" live>
          {sent === 'told' && !withheld ? words.sent : words.sent.replace(/(?<=\.)\s.*/s, '')}
        </Notice>
      )}
      {services.length > 0 && (
        <ul className="services">
          {services.map((service) => (
            <ServiceItem key={service.id} service={service} {...{ locale, words, failures }} onClosed={closed} />
          ))}
        </ul>
      )}
      {!waiting && !sent && (
        <Form
          {...draft.form}
          onSend={send}
          problems={problems}
          summaryTitle={problems[0]?.field ? words.toReview : words.failed}
        >
          <TextArea name="wish" label={words.wish} hint={words.wishHint} rows={4} maxLength={4000} required />
          <div className="form-foot">
            <SubmitButton>{words.send}</SubmitButton>
          </div>
        </Form>
      )}
    </FoldedSection>
  )
}

type ServiceItemProps = { service: ServiceView; onClosed: (sentence: string) => Promise<void> }

const tones = {
  requested: undefined,
  quoted: 'apricot',
  accepted: 'apricot',
  active: 'moss',
  withdrawn: undefined,
} as const

function ServiceItem({ service, onClosed }: ServiceItemProps) {
  const words = useServiceMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { running, problem, run } = useAct(failures, words.refusals)
  const { id, state, title, amount, wish, done } = service
  const open = state === 'quoted' || state === 'accepted'

  const [sure, setSure] = useState(false)
  const act = useId()
  const closing = words.closing[open ? 'quote' : 'request']
  const closeLabel = open ? words.decline : words.takeBack

  const decline = () =>
    run('decline', async () => {
      await call('POST /me/services/:id/decline', { params: { id } })
      await onClosed(closing.done)
    })
  return (
    <li>
      <div className="plan-head">
        <h3>{title ?? fill(words.asked, { date: day(locale, service.requestedAt) })}</h3>
        <Tag tone={state === 'declined' || state === 'expired' ? undefined : tones[state]}>
          {service.takenBack ? words.takenBack : words.states[state]}
        </Tag>
      </div>
      {amount !== null && <p>{fill(words.price, { amount: money(locale, amount) })}</p>}
      {title && (
        <p className="soft small">
          {dateLine(service, locale, words)}
          <br />
          <Unbroken>{service.reference}</Unbroken>
        </p>
      )}
      <p className="service-wish">{wish}</p>
      {service.scope && (
        <details>
          <summary>{words.order.scope}</summary>
          <p className="service-wish">{service.scope}</p>
        </details>
      )}
      {state === 'active' && (
        <p className="small">
          {fill(words.done, { percent: done })}.{' '}
          {service.mayWithdraw && <Link to={href('withdraw', locale)}>{words.withdraw}</Link>}
        </p>
      )}
      {(open || state === 'requested') && (
        <div className="plan-acts">
          {open && (
            <ButtonLink to={href('checkout', locale, { service: id })} reloadDocument>
              {words.read}
            </ButtonLink>
          )}
          {sure ? (
            <ConfirmStep
              text={closing.sure}
              yes={closeLabel}
              no={closing.keep}
              busy={running !== null}
              danger
              onYes={() => void decline()}
              onNo={() => {
                setSure(false)
                focusIfLost(act)
              }}
            />
          ) : (
            <Button id={act} variant="link" onClick={() => setSure(true)}>
              {closeLabel}
            </Button>
          )}
        </div>
      )}
      <ErrorText id={`service-${id}`} live>
        {problem}
      </ErrorText>
    </li>
  )
}

function dateLine(service: ServiceView, locale: Locale, words: ServiceMessages): string {
  const { state, paidAt, closedAt, expiresAt, requestedAt } = service
  if (state === 'active' && paidAt) return fill(words.paid, { date: day(locale, paidAt) })
  if (closedAt) return fill(words.closed, { date: day(locale, closedAt) })
  if (expiresAt) return fill(words.until, { date: day(locale, expiresAt) })
  return fill(words.asked, { date: day(locale, requestedAt) })
}
