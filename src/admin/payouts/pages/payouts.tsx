import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { periodName } from '../../../billing/payouts/period-name.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { readForStaff } from '../../parts/console-page.ts'
import { mayDo } from '../../rights.ts'
import type { AdminPayoutsApi } from '../contract-payouts.ts'
import { ConsumerTotals } from '../parts/consumer-totals.tsx'
import { PayoutsOwed, PreparePayouts, Runs } from '../parts/payout-months.tsx'
import { PayoutRunView } from '../parts/payout-run.tsx'
import { payoutsMessages } from '../parts/payouts-messages.ts'
import { TaxReport } from '../parts/tax-report.tsx'
import { UnpaidExpertFees } from '../parts/unpaid-fees.tsx'

const desk = client<AdminPayoutsApi>()

export const loader = staffLoader(({ url }) => {
  const payouts = payoutsMessages(url)
  return { messages: { frame: payouts.frame, failures: payouts.failures, payouts } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const period = url.searchParams.get('period')
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, async () =>
      period
        ? { run: await desk('GET /admin/payouts/run', { query: { period } }), payouts: null }
        : { run: null, payouts: await desk('GET /admin/payouts') },
    ),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.payouts.page.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** The debt to the experts, the payouts of each period, and one run in full. */
export default function AdminPayouts() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { payouts: words } = messages
  const { page } = words
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const mayPay = mayDo(useAccount()?.roles ?? [], 'pay_experts')
  const mayConfirm = mayDo(useAccount()?.roles ?? [], 'check_accounts')
  if (!found) return <AdminFrame room="admin-payouts" title={page.title} denied />
  if (found.run)
    return (
      <AdminFrame
        room="admin-payouts"
        title={fill(page.one, { period: periodName(locale, found.run.period, words.periods) })}
        aside={<Link to={href('admin-payouts', locale)}>{page.back}</Link>}
      >
        <PayoutRunView run={found.run} mayPay={mayPay} onChange={revalidate} />
      </AdminFrame>
    )
  const shared = { payouts: found.payouts }
  return (
    <AdminFrame room="admin-payouts" title={page.title}>
      <p className="soft admin-lead">{page.intro}</p>
      <PayoutsOwed {...shared} />
      <div className="admin-grid">
        {mayPay ? <PreparePayouts {...shared} /> : <p className="soft">{page.ownerOnly}</p>}
        <div className="wide">
          <h2>{page.open}</h2>
          <UnpaidExpertFees {...shared} mayConfirm={mayConfirm} onChange={revalidate} />
        </div>
        <div className="wide">
          <h2>{page.runs}</h2>
          <Runs {...shared} />
        </div>
        <ConsumerTotals />
        {mayPay && <TaxReport />}
      </div>
    </AdminFrame>
  )
}
