import type { Appearance } from '@stripe/stripe-js'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Loading } from '../../../ui/time/delayed.tsx'
import { useBillingMessages } from '../../quotes/parts/use-billing-messages.ts'
import { type CardPurpose, elementsOptions } from '../elements-options.ts'
import type { PaymentProblem } from '../payment-problem.ts'
import type { CardHandle } from './card-handle.ts'
import { openStripe, type PaymentFormConfig } from './open-stripe.ts'
import { createStripeCard, type StripeCard } from './stripe-card.ts'
import { whileAsked } from './while-asked.ts'

type CardFormProps = {
  cashier: PaymentFormConfig
  purpose: CardPurpose
  onProblem: (problem: PaymentProblem) => void
  ref: Ref<CardHandle>
}

const notOpen = { kind: 'problem', problem: 'form_unavailable' } as const
const gone = { kind: 'problem', problem: 'unavailable' } as const
/** How long a press waits for the provider's form, in milliseconds. */
const patience = 20_000

/** The provider's Payment Element: card numbers never touch this page. Its script is loaded here and nowhere else. */
export function CardForm({ cashier, purpose, onProblem, ref }: CardFormProps) {
  const words = useBillingMessages('card').card
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<StripeCard | null>(null)
  const opening = useRef<Promise<unknown>>(undefined)
  const [ready, setReady] = useState(false)
  const tell = useRef(onProblem)
  tell.current = onProblem
  const spoken = useRef(locale)
  spoken.current = locale
  const wanted = useRef(purpose)
  wanted.current = purpose
  const { publishableKey, script } = cashier
  const { kind } = purpose
  const amount = purpose.kind === 'keep' ? 0 : purpose.amount

  useEffect(() => {
    let left = false
    const colours = new MutationObserver(() => {
      void form.current?.elements.update({ appearance: appearanceOf(document.documentElement) })
    })
    async function open() {
      const language = spoken.current
      const stripe = await openStripe({ publishableKey, script }, language)
      if (left || !place.current) return
      const opened = createStripeCard(stripe, wanted.current, appearanceOf(document.documentElement))
      const card = opened.elements.create('payment', { layout: 'tabs', wallets: { link: 'never' } })
      const shown = new Promise<void>((resolve, reject) => {
        card.on('ready', () => resolve())
        card.on('loaderror', reject)
      })
      card.mount(place.current)
      form.current = opened
      if (spoken.current !== language) void opened.elements.update({ locale: spoken.current })
      colours.observe(document.documentElement, { attributeFilter: ['class'] })
      await shown
      setReady(true)
    }
    opening.current = open().catch(() => tell.current('form_unavailable'))
    return () => {
      left = true
      colours.disconnect()
      form.current?.elements.getElement('payment')?.destroy()
      form.current = null
    }
  }, [publishableKey, script])

  // In the other language the form stays, with the card that was typed: nobody here can read it and fill it in again.
  useEffect(() => {
    void form.current?.elements.update({ locale })
  }, [locale])

  // A newer quote: the card that was typed stays.
  useEffect(() => {
    void form.current?.elements.update(elementsOptions(kind === 'keep' ? { kind } : { kind, amount }))
  }, [kind, amount])

  useImperativeHandle(
    ref,
    () => ({
      // On a slow line the button can be pressed before the form is there.
      async check() {
        await Promise.race([opening.current, new Promise((resolve) => setTimeout(resolve, patience))])
        return form.current?.check() ?? notOpen
      },
      confirm: async (payable) => (form.current ? whileAsked(form.current.confirm(payable)) : gone),
      saveCard: async (keepable) => (form.current ? whileAsked(form.current.saveCard(keepable)) : gone),
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

/** Our colours inside the provider's frame, which reads neither our style sheet nor our colour notation. */
function appearanceOf(root: HTMLElement): Appearance {
  const style = getComputedStyle(root)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return {}
  const colour = (token: string) => {
    canvas.fillStyle = style.getPropertyValue(token)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const bordered = { border: `1px solid ${colour('--edge')}`, boxShadow: 'none' }
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--pine'),
      colorBackground: colour('--sheet'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-soft'),
      colorDanger: colour('--brick-ink'),
      borderRadius: '8px',
      fontSizeBase: '17px',
    },
    rules: { '.Input': bordered, '.Tab': bordered, '.Block': { borderColor: colour('--edge') } },
  }
}
