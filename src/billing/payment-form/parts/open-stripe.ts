import type { Stripe } from '@stripe/stripe-js'
import type { Locale } from '../../../i18n/locale.ts'

/** The provider's publishable key, and the address of its script where that is not Stripe's own. */
export type PaymentFormConfig = { publishableKey: string; script: string | null }

type Configured = { stripePublishableKey: string | null; paymentSandbox: string | null }

export const paymentFormConfig = ({ stripePublishableKey, paymentSandbox }: Configured): PaymentFormConfig => ({
  publishableKey: stripePublishableKey ?? '',
  script: paymentSandbox && `${paymentSandbox}/stripe-js/stripe.js`,
})

/** Loads the provider's script, once. Rejected where it cannot be reached; a later call tries again. */
export async function openStripe({ publishableKey, script }: PaymentFormConfig, locale: Locale): Promise<Stripe> {
  if (script) await loadModule(script)
  // It takes the `Stripe` that is there, or loads Stripe's own.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale })
  if (!stripe) throw new Error('Stripe.js runs in a browser only.')
  return stripe
}

function loadModule(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} was not loaded.`))
    }
    document.head.append(script)
  })
}
