import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import type { PaymentToConfirm } from '../contract.ts'
import type { PlanClient } from './plan-client.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'
import '../../../ui/css/screens/plan.css'

/** `first`: what to do on arrival instead of reading, for a person who returns from the bank. */
export function usePaymentDue(door: PlanClient, first: (() => Promise<PaymentToConfirm>) | null) {
  const [due, setDue] = useState<PaymentToConfirm | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [arrive] = useState(() => first)
  const read = useCallback(async () => {
    setError(null)
    try {
      // A failed confirmation must not hide what is still open.
      if (arrive) setDue(await arrive().catch(() => door.read()))
      else setDue(await door.read())
    } catch (thrown) {
      setError(thrown)
    }
  }, [door, arrive])
  useEffect(() => void read(), [read])
  return { due, setDue, error, read }
}

type DoorScreenProps = {
  title: string
  due: PaymentToConfirm | null
  error: unknown
  onRetry: () => void
  children: ReactNode
}

/** A page that an email links to, without an account: one task, and what to do when the link has expired. */
export function PlanLinkScreen({ title, due, error, onRetry, children }: DoorScreenProps) {
  const words = usePlanPageMessages()
  const { link } = words.plan
  return (
    <main id="main" className="container plan-door">
      <h1>{title}</h1>
      <noscript>
        <Notice tone="danger">{link.needsScript}</Notice>
      </noscript>
      {error !== null ? <NotOpen error={error} onRetry={onRetry} /> : due ? children : <Loading label={link.loading} />}
    </main>
  )
}

function NotOpen({ error, onRetry }: Pick<DoorScreenProps, 'error' | 'onRetry'>) {
  const words = usePlanPageMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { link, page, refusals } = words.plan
  const code = codeOf(error)
  if (code === 'not_signed_in')
    return (
      <Notice title={page.visitor}>
        <p>
          <ButtonLink to={href('login', locale, { next: pathname + search })}>{page.signIn}</ButtonLink>
        </p>
      </Notice>
    )
  if (code === 'link_over' || code === 'plan_unknown')
    return (
      <Notice title={link.over}>
        <p>{link.overText}</p>
        <p>
          <ButtonLink to={href('account', locale)}>{link.account}</ButtonLink>
        </p>
      </Notice>
    )
  return (
    <ErrorState title={link.failed} retryLabel={link.retry} onRetry={onRetry}>
      {failureMessage(error, words.failures, refusals)}
    </ErrorState>
  )
}
