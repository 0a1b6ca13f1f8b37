import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { PersonalData } from '../../../accounts/privacy/parts/personal-data.tsx'
import { privacyMessages } from '../../../accounts/privacy/parts/privacy-messages.ts'
import { client } from '../../../api/call.ts'
import type { BillingApi, InvoiceRow } from '../../../billing/contract.ts'
import { InvoiceList } from '../../../billing/invoices/parts/invoice-list.tsx'
import { ServiceSection } from '../../../billing/services/parts/service-section.tsx'
import type { PlansApi, PlanView } from '../../../billing/subscriptions/contract.ts'
import { planPageMessages } from '../../../billing/subscriptions/parts/load-messages.ts'
import { PlanSection } from '../../../billing/subscriptions/parts/plan-section.tsx'
import { usePlanPageMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { useAccount } from '../../../shell/account.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { useLive } from '../../../shell/live/live.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { openFile, saveFile } from '../../files/parts/save-file.ts'
import { WithheldEmails } from '../../notifications/parts/withheld-emails.tsx'
import { messagesFor } from '../../parts/load.ts'
import { signInPath, useSession } from '../../parts/session.ts'
import { AccountLinks } from '../parts/account-links.tsx'
import { ConsentList } from '../parts/consent-list.tsx'
import { SessionList } from '../parts/session-list.tsx'
import '../../../ui/css/screens/plan.css'

const plans = client<PlansApi>()
const billing = client<BillingApi>()

export function loader({ url, context }: LoaderFunctionArgs) {
  const { prices } = context.get(publicConfigContext)
  const locale = localeOf(url)
  return {
    messages: {
      ...planPageMessages(locale, prices),
      ...messagesFor(url, prices, 'list'),
      privacy: privacyMessages(locale),
    },
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.plan.page.title)

type Own = { plan: PlanView; invoices: readonly InvoiceRow[] }

/** The account page: plan, services, invoices, personal data, consents, sessions, account deletion. */
export default function AccountPage() {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const here = useLocation()
  const me = useAccount()
  const session = useSession(locale)
  const { page, invoices, leave } = words.plan
  const {
    data: own,
    problem,
    reload,
    show,
  } = useReading<Own>(session === 'there' ? locale : null, async () => {
    const [plan, known] = await Promise.all([plans('GET /me/plan'), billing('GET /me/subscription')])
    return { plan, invoices: known.invoices }
  })
  useLive(['plan', 'order'], () => void reload())

  return (
    <div className="container case account">
      <main id="main">
        <header className="case-head">
          <h1>{page.title}</h1>
        </header>
        {me?.standing === 'visitor' && (
          <Notice title={page.visitor}>
            <p>{page.visitorText}</p>
            <p>
              <Link to={signInPath(locale, here)}>{page.signIn}</Link>
            </p>
          </Notice>
        )}
        {own && (
          <>
            <PlanSection
              view={own.plan}
              onChange={(plan) => {
                show((was) => was && { ...was, plan })
                void reload()
              }}
            />
            <section aria-labelledby="invoices">
              <h2 id="invoices">{invoices.title}</h2>
              <InvoiceList
                invoices={own.invoices}
                onOpen={(number) => openFile(`/invoices/${number}/pdf`, `${number}.pdf`)}
              />
            </section>
          </>
        )}
        {problem && !own && <Failed error={problem} onRetry={reload} />}
        <NeedsScript />
        {!problem && !own && <Loading label={page.loading} />}
        {own && me && me.standing !== 'visitor' && <ServiceSection />}
        {me && <WithheldEmails />}
        {me && me.standing !== 'visitor' && <SessionList />}
        {me && me.standing !== 'visitor' && <ConsentList me={me} />}
        <section id="quitter" aria-labelledby="leave">
          <h2 id="leave">{leave.title}</h2>
          <p>{leave.text}</p>
          <ul className="leave-ways">
            <li>
              <Link to={href('cancel', locale)}>{leave.cancel}</Link>
              <span className="soft small">{leave.cancelText}</span>
            </li>
            <li>
              <Link to={href('withdraw', locale)}>{leave.withdraw}</Link>
              <span className="soft small">{leave.withdrawText}</span>
            </li>
            {me && <PersonalData onExport={() => saveFile('/me/export', 'clairavis.zip')} />}
          </ul>
        </section>
      </main>
      <aside className="case-side">{me && <AccountLinks me={me} />}</aside>
    </div>
  )
}

type FailedProps = { error: unknown; onRetry: () => void }

function Failed({ error, onRetry }: FailedProps) {
  const words = usePlanPageMessages()
  const locale = useLocale()
  const here = useLocation()
  const { page, refusals } = words.plan
  if (codeOf(error) === 'not_signed_in')
    return (
      <Notice title={page.visitor}>
        <p>{page.visitorText}</p>
        <p>
          <ButtonLink to={signInPath(locale, here)}>{page.signIn}</ButtonLink>
        </p>
      </Notice>
    )
  return (
    <ErrorState title={page.failed} retryLabel={page.retry} onRetry={onRetry}>
      {failureMessage(error, words.failures, refusals)}
    </ErrorState>
  )
}
