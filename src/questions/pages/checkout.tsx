import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { href, type ScreenName, screens } from '../../screens.ts'
import { publicConfigContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { CheckoutScreen } from '../parts/checkout/checkout-screen.tsx'
import { checkoutWords } from '../parts/checkout/load.ts'

export const handle: ShellHandle = { frame: 'small' }

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  // Nothing to order: the prices say what could be.
  if (!url.searchParams.get('question'))
    throw redirect('pricing' in screens ? href('pricing' as ScreenName, locale) : `${href('home', locale)}#tariff`)
  const { sandboxPayments, stripePublishableKey } = context.get(publicConfigContext)
  return {
    words: checkoutWords({ request }),
    cashier: { sandbox: sandboxPayments, publishableKey: stripePublishableKey },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.words.checkout.title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function CheckoutPage() {
  const { words, cashier } = useLoaderData<typeof loader>()
  return <CheckoutScreen words={words} cashier={cashier} />
}
