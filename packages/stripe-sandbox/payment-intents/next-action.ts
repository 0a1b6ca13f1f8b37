import { invalidArgument } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'

interface Intent {
  id: string
  client_secret: string
}

/** The 3-D Secure page of this payment, and the shop's page to return to. */
export function redirectToAuthentication(work: UnitOfWork, intent: Intent, returnUrl: string | undefined) {
  const address = returnUrl === undefined ? undefined : webAddress(returnUrl)
  if (address === undefined) work.store.clearInternalState(intent.id, 'returnUrl')
  else work.store.updateInternalState(intent.id, { returnUrl: address })
  const query = new URLSearchParams({ client_secret: intent.client_secret })
  const url = `${work.publicBase}/authenticate/${intent.id}?${query}`
  return { type: 'redirect_to_url', redirect_to_url: { return_url: address ?? null, url } }
}

function webAddress(text: string): string {
  const url = URL.parse(text)
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url.href
  throw invalidArgument('return_url', 'Not a valid URL', 'url_invalid')
}
