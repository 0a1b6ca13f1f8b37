import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { publicConfigContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { CheckoutScreen } from '../parts/checkout/checkout-screen.tsx'
import { checkoutWords } from '../parts/checkout/load.ts'
import { PlanScreen } from '../parts/checkout/plan-screen.tsx'

export const handle: ShellHandle = { frame: 'small' }

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  const wanted = url.searchParams.get('plan')
  const plan: 'plan' | 'copilot' | null = wanted === 'plan' || wanted === 'copilot' ? wanted : null
  // Nothing to order: the prices say what could be.
  if (!plan && !url.searchParams.get('question')) throw redirect(href('pricing', locale))
  const { sandboxPayments, stripePublishableKey } = context.get(publicConfigContext)
  return {
    plan,
    words: checkoutWords({ request }),
    cashier: { sandbox: sandboxPayments, publishableKey: stripePublishableKey },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        {
          title: `${loaderData.plan ? loaderData.words.checkout.plan.metaTitle : loaderData.words.checkout.title} | ${brand.name}`,
        },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function CheckoutPage() {
  const { plan, words, cashier } = useLoaderData<typeof loader>()
  if (plan) return <PlanScreen kind={plan} words={words} cashier={cashier} />
  return <CheckoutScreen words={words} cashier={cashier} />
}
