import { type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router'
import { paymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { defaultLocale, localeOfPath } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { CheckoutScreen } from '../parts/checkout-screen.tsx'
import { checkoutMessages } from '../parts/load.ts'

export const handle: ShellHandle = { frame: 'small' }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  // An unknown expert is a 404.
  await context.get(apiReaderContext)<ExpertsApi>()('GET /experts/:slug', {
    params: { slug: params.expertId ?? '' },
    query: { locale },
  })
  // Without a question there is nothing to order from an expert yet.
  if (!url.searchParams.get('question')) throw redirect(href('assistant-ask', locale, { id: params.expertId ?? '' }))
  return {
    messages: checkoutMessages({ request }),
    cashier: paymentFormConfig(context.get(publicConfigContext)),
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.checkout.title)

/** The same checkout, bound to one expert. */
export default function ExpertCheckoutPage() {
  const { cashier } = useLoaderData<typeof loader>()
  const { expertId } = useParams()
  return <CheckoutScreen cashier={cashier} expertId={expertId} />
}
