import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { AdminPaymentsApi, Payment } from '../contract-payments.ts'
import { PaymentList } from '../parts/payment-list.tsx'
import { PaymentView } from '../parts/payment-view.tsx'
import { RefundRequests } from '../parts/refund-requests.tsx'

const desk = client<AdminPaymentsApi>()

export const loader = staffLoader(({ url }) => {
  return {
    messages: consoleMessages(
      url,
      'payments',
      'quotes',
      'why',
      'disputeReasons',
      'refundFailures',
      'eventTypes',
      'sources',
      'accounts',
    ),
  }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const asked = url.searchParams
  const search = asked.get('search')
  const state = asked.get('state')
  const id = asked.get('payment')
  const person = asked.get('person')
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, async () => {
      const [list, { waiting }, payment] = await Promise.all([
        desk('GET /admin/payments', {
          query: {
            ...(search && { search }),
            ...(person && { person }),
            ...(state && { state: state as Payment['state'] }),
            page: Number(asked.get('page') ?? 1) || 1,
          },
        }),
        desk('GET /admin/refunds'),
        id ? desk('GET /admin/payments/:id', { params: { id } }) : null,
      ])
      return { list, waiting, payment }
    }),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.payments.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** All payments, or one of them in full. */
export default function AdminPayments() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { payments: page } = messages
  const locale = useLocale()
  if (!found) return <AdminFrame room="admin-payments" title={page.title} denied />
  const { list, waiting, payment } = found
  if (payment)
    return (
      <AdminFrame
        room="admin-payments"
        title={<Unbroken>{fill(page.one, { reference: payment.reference ?? payment.id.slice(-8) })}</Unbroken>}
        aside={<Link to={href('admin-payments', locale)}>{page.back}</Link>}
      >
        <PaymentView payment={payment} rights={list.rights} codes={messages.codes} />
      </AdminFrame>
    )
  return (
    <AdminFrame room="admin-payments" title={page.title}>
      {waiting.length > 0 && (
        <section className="to-decide">
          <h2>{page.waiting}</h2>
          <RefundRequests requests={waiting} mayApprove={list.rights.includes('approve_refund')} />
        </section>
      )}
      <PaymentList list={list} />
    </AdminFrame>
  )
}
