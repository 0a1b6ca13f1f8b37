import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import type { Earnings, PayoutsApi } from '../../../billing/payouts/contract.ts'
import { EarnedMonths } from '../../../billing/payouts/parts/earned-months.tsx'
import { InvoicingMandate } from '../../../billing/payouts/parts/invoicing.tsx'
import { earningsMessages } from '../../../billing/payouts/parts/load-messages.ts'
import { PayoutAccount } from '../../../billing/payouts/parts/payout-account.tsx'
import { PayoutRhythmChoice } from '../../../billing/payouts/parts/payout-rhythm.tsx'
import { ReturnedPayouts } from '../../../billing/payouts/parts/returned-payouts.tsx'
import { WaitingPayout } from '../../../billing/payouts/parts/waiting-payout.tsx'
import { TaxIdentity } from '../../../billing/tax/parts/tax-identity.tsx'
import { taxCopyName } from '../../../billing/tax/tax.ts'
import { money } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { useReading } from '../../../shell/live/use-reading.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { openFile, saveFile } from '../../files/parts/save-file.ts'
import { useExpertGuard } from '../parts/use-expert-guard.ts'
import '../../../ui/css/screens/plan.css'
import '../../../ui/css/screens/earnings.css'

const payouts = client<PayoutsApi>()

export function loader({ url }: LoaderFunctionArgs) {
  return { messages: { earnings: earningsMessages(localeOf(url)) } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.earnings.page.title)

/** What an expert has earned, month by month, and the account it is paid to. */
export default function EarningsPage() {
  const { earnings: words } = useLoaderData<typeof loader>().messages
  const { page } = words
  const locale = useLocale()
  const { door, knock } = useExpertGuard(locale)
  const own = useReading<Earnings>(door === 'open' ? 'own' : null, (_key, _known, signal) =>
    payouts('GET /me/earnings', { signal }),
  )
  const show = (earnings: Earnings) => own.show(() => earnings)
  const failed = door === 'failed' || (own.problem !== null && own.data === null)
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{page.title}</h1>
        <ButtonLink variant="plain" to={href('requests', locale)}>
          {page.desk}
        </ButtonLink>
      </header>
      <p className="soft">{page.lead}</p>
      {failed && (
        <ErrorState title={page.failed} retryLabel={page.retry} onRetry={door === 'failed' ? knock : own.reload}>
          {failureMessage(own.problem, words.failures, words.refusals)}
        </ErrorState>
      )}
      <NeedsScript />
      {!failed && !own.data && <Loading label={page.loading} />}
      {own.data && (
        <div className="earnings">
          <div>
            <WaitingPayout earnings={own.data} />
            <ReturnedPayouts earnings={own.data} />
            <dl className="earnings-owed">
              <dt>{page.owed}</dt>
              <dd className="num">{money(locale, own.data.owed)}</dd>
            </dl>
            <section aria-labelledby="months">
              <h2 id="months">{page.months}</h2>
              <EarnedMonths
                months={own.data.months}
                onOpen={(month) => openFile(`/me/earnings.pdf?month=${month}`, `${month}.pdf`)}
              />
            </section>
          </div>
          <div className="earnings-side">
            <div className="earnings-pay">
              <PayoutAccount earnings={own.data} onChange={show} />
              <PayoutRhythmChoice earnings={own.data} onChange={show} />
              <InvoicingMandate onOpen={(number) => openFile(`/me/invoicing/${number}/pdf`, `${number}.pdf`)} />
            </div>
            <TaxIdentity
              onSaved={own.reload}
              onCopy={(year) => saveFile(`/me/tax.csv?year=${year}&locale=${locale}`, taxCopyName(locale, year))}
            />
          </div>
        </div>
      )}
    </main>
  )
}
