import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { Loading } from '../../ui/delayed.tsx'
import { type PaymentProblem, paymentProblemOf } from '../payment-problem.ts'
import type { BillingWords } from '../quote-words.ts'
import type { CardHandle, CardPurpose } from './card-handle.ts'

type StripeCardFormProps = {
  publishableKey: string
  purpose: CardPurpose
  locale: Locale
  words: BillingWords['card']
  onProblem: (problem: PaymentProblem) => void
  ref: Ref<CardHandle>
}

/** The provider's Payment Element: card numbers never touch this page. Its script is loaded here and nowhere else. */
export function StripeCardForm({ publishableKey, purpose, locale, words, onProblem, ref }: StripeCardFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null)
  const [ready, setReady] = useState(false)
  const tell = useRef(onProblem)
  tell.current = onProblem
  const { kind } = purpose
  const amount = purpose.kind === 'keep' ? 0 : purpose.amount

  useEffect(() => {
    let gone = false
    async function open() {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey, { locale })
      if (gone || !place.current) return
      if (!stripe) throw new Error('no provider')
      const common = { currency: 'eur', appearance: appearanceOf(document.documentElement) }
      const elements = stripe.elements(
        kind === 'keep'
          ? { ...common, mode: 'setup', setupFutureUsage: 'off_session' }
          : {
              ...common,
              mode: 'payment',
              amount,
              setupFutureUsage: 'off_session',
              ...(kind === 'hold' && { captureMethod: 'manual' }),
            },
      )
      const card = elements.create('payment', { layout: 'tabs' })
      card.on('ready', () => setReady(true))
      card.on('loaderror', () => tell.current('unavailable'))
      card.mount(place.current)
      form.current = { stripe, elements }
    }
    open().catch(() => tell.current('unavailable'))
    return () => {
      gone = true
      form.current?.elements.getElement('payment')?.destroy()
      form.current = null
    }
  }, [publishableKey, locale, kind, amount])

  useImperativeHandle(
    ref,
    () => ({
      async check() {
        if (!form.current) return { kind: 'problem', problem: 'unavailable' }
        const { error } = await form.current.elements.submit()
        if (!error) return { kind: 'fine' }
        return error.type === 'validation_error'
          ? { kind: 'said' }
          : { kind: 'problem', problem: paymentProblemOf(error.decline_code ?? error.code) }
      },
      async confirm({ clientSecret, returnUrl }) {
        if (!form.current) return { kind: 'problem', problem: 'unavailable' }
        const { stripe, elements } = form.current
        const { error } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl },
          redirect: 'if_required',
        })
        if (!error || error.code === 'payment_intent_unexpected_state') return { kind: 'asked' }
        return { kind: 'problem', problem: paymentProblemOf(error.decline_code ?? error.code) }
      },
      async keep({ clientSecret, returnUrl }) {
        if (!form.current) return { kind: 'problem', problem: 'unavailable' }
        const { stripe, elements } = form.current
        const { error } = await stripe.confirmSetup({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl },
          redirect: 'if_required',
        })
        if (!error || error.code === 'setup_intent_unexpected_state') return { kind: 'asked' }
        return { kind: 'problem', problem: paymentProblemOf(error.decline_code ?? error.code) }
      },
    }),
    [],
  )

  return (
    <>
      {!ready && <Loading label={words.loading} />}
      <div ref={place} />
    </>
  )
}

/** Our paper and ink inside the provider's frame, which knows neither our style sheet nor our colour notation. */
function appearanceOf(root: HTMLElement): Appearance {
  const style = getComputedStyle(root)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colour = (token: string) => {
    if (!canvas) return undefined
    canvas.fillStyle = style.getPropertyValue(token)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--pine'),
      colorBackground: colour('--sheet'),
      colorText: colour('--ink'),
      colorDanger: colour('--brick-ink'),
      borderRadius: '8px',
      fontSizeBase: '17px',
    },
  }
}
