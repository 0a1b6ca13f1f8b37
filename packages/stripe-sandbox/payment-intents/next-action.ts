import { invalidArgument } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'

interface Intent {
  id: string
  client_secret: string
}

/** Where the holder comes back to, and whether Stripe.js shows the bank's page itself, without leaving the shop's. */
export interface Return {
  returnUrl?: string
  usesStripeSdk?: boolean
}

/** The 3-D Secure page of this payment: for Stripe.js, or with the shop's page to return to. */
export function askForAuthentication(work: UnitOfWork, intent: Intent, { returnUrl, usesStripeSdk }: Return) {
  const address = returnUrl === undefined ? undefined : webAddress(returnUrl)
  const query = new URLSearchParams({ client_secret: intent.client_secret })
  const url = `${work.publicBase}/authenticate/${intent.id}?${query}`
  if (address === undefined || usesStripeSdk) work.store.clearInternalState(intent.id, 'returnUrl')
  else work.store.updateInternalState(intent.id, { returnUrl: address })
  return usesStripeSdk
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: address ?? null, url } }
}

/** What a confirmation says of it. */
export function returnOf(params: { return_url?: string; use_stripe_sdk?: boolean }): Return {
  return {
    ...(params.return_url ? { returnUrl: params.return_url } : {}),
    ...(params.use_stripe_sdk ? { usesStripeSdk: true } : {}),
  }
}

function webAddress(text: string): string {
  const url = URL.parse(text)
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url.href
  throw invalidArgument('return_url', 'Not a valid URL', 'url_invalid')
}
