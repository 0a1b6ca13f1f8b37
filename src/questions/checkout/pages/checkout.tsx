import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { paymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { brand } from '../../../brand.ts'
import { defaultLocale, localeOfPath } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { CheckoutScreen } from '../parts/checkout-screen.tsx'
import { checkoutMessages } from '../parts/load.ts'
import { PlanScreen } from '../parts/plan-screen.tsx'
import { ServiceScreen } from '../parts/service-screen.tsx'

export const handle: ShellHandle = { frame: 'small' }

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  const wanted = url.searchParams.get('plan')
  const plan: 'plan' | 'copilot' | null = wanted === 'plan' || wanted === 'copilot' ? wanted : null
  const service = url.searchParams.get('service')
  // Nothing to order: the page of prices shows what can be ordered.
  if (!plan && !service && !url.searchParams.get('question')) throw redirect(href('pricing', locale))
  return {
    plan,
    service,
    messages: checkoutMessages({ request }),
    cashier: paymentFormConfig(context.get(publicConfigContext)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { plan, service, messages } = loaderData
  const title = plan
    ? messages.checkout.plan.metaTitle
    : service
      ? messages.services.order.metaTitle
      : messages.checkout.title
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function CheckoutPage() {
  const { plan, service, cashier } = useLoaderData<typeof loader>()
  if (plan) return <PlanScreen kind={plan} cashier={cashier} />
  if (service) return <ServiceScreen id={service} cashier={cashier} />
  return <CheckoutScreen cashier={cashier} />
}
