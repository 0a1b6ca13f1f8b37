import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { accountsMessages } from '../../../accounts/parts/page-messages.ts'
import { PersonalData } from '../../../accounts/privacy/parts/personal-data.tsx'
import { privacyMessages } from '../../../accounts/privacy/parts/privacy-messages.ts'
import { ConfirmAddress } from '../../../accounts/sign-in/parts/confirm-address.tsx'
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
import { CalendarFeed } from '../../../meetings/calendar/parts/calendar-feed.tsx'
import { calendarMessages } from '../../../meetings/calendar/parts/load-messages.ts'
import { useCalendarMessages } from '../../../meetings/calendar/parts/messages.ts'
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
import { FoldedSection } from '../../../ui/folded-section.tsx'
import { SectionIndex } from '../../../ui/navigation/section-index.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { eraseForExit } from '../../emergency/parts/quick-exit.ts'
import { openFile, saveFile } from '../../files/parts/save-file.ts'
import { messagesFor } from '../../parts/load.ts'
import { signInPath, useSession } from '../../parts/session.ts'
import { AccountLinks } from '../parts/account-links.tsx'
import { ConsentList } from '../parts/consent-list.tsx'
import { ProfileSection } from '../parts/profile-section.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import '../../../ui/css/screens/plan.css'

const plans = client<PlansApi>()
const billing = client<BillingApi>()

export function loader({ url, request, context }: LoaderFunctionArgs) {
  const { prices } = context.get(publicConfigContext)
  const locale = localeOf(url)
  return {
    messages: {
      ...planPageMessages(locale, prices),
      ...messagesFor(url, prices, 'list'),
      calendar: calendarMessages(locale),
      privacy: privacyMessages(locale),
      accounts: accountsMessages(request, 'confirmAddress', 'secondFactor', 'passkeys'),
    },
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.plan.page.title)

type Own = { plan: PlanView; invoices: readonly InvoiceRow[] }

/** The account page: plan and quotes, invoices, details, security, consents, and the ways to leave. */
export default function AccountPage() {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const here = useLocation()
  const me = useAccount()
  const session = useSession(locale)
  const { page } = words.plan
  const {
    data: own,
    problem,
    reload,
    show,
  } = useReading<Own>(session === 'there' ? 'own' : null, async () => {
    const [plan, known] = await Promise.all([plans('GET /me/plan'), billing('GET /me/subscription')])
    return { plan, invoices: known.invoices }
  })
  useLive(['plan', 'order'], () => void reload())
  const known = me && me.standing !== 'visitor' ? me : null
  const shown = sections.filter((id) => known || !ofAKnownPerson.has(id))

  return (
    <div className="container case account">
      {own && me && <SectionIndex label={page.index} sections={shown.map((id) => ({ id, name: page.sections[id] }))} />}
      <main id="main">
        <header className="case-head">
          <h1>{page.title}</h1>
        </header>
        {me?.standing === 'pending' && me.email && (
          <ConfirmAddress email={me.email} withheld={me.emailsWithheld} over={me.linkOver} />
        )}
        {me?.standing === 'visitor' && (
          <Notice title={page.visitor}>
            <p>{page.visitorText}</p>
            <p>
              <Link to={signInPath(locale, here)}>{page.signIn}</Link>
            </p>
          </Notice>
        )}
        {problem && !own && <Failed error={problem} onRetry={reload} />}
        <NeedsScript />
        {!problem && !own && <Loading label={page.loading} />}
        {own && (
          <>
            <PlanSection
              view={own.plan}
              onChange={(plan) => {
                show((was) => was && { ...was, plan })
                void reload()
              }}
            />
            {known && <ServiceSection onExit={eraseForExit} />}
            <InvoiceSection invoices={own.invoices} />
          </>
        )}
        {known && <ProfileSection me={known} />}
        {known && <CalendarSection />}
        {known && <SecuritySection me={known} />}
        {known && <ConsentList me={known} />}
        <LeaveSection />
      </main>
      <aside className="case-side">{me && <AccountLinks me={me} />}</aside>
    </div>
  )
}

/** Their addresses, which are the ids of their headings (`/user#invoices`), in the order of the page. */
const sections = ['plan', 'invoices', 'profile', 'calendar', 'security', 'consents', 'quitter'] as const
const ofAKnownPerson = new Set<string>(['profile', 'calendar', 'security', 'consents'])

function InvoiceSection({ invoices }: Pick<Own, 'invoices'>) {
  const words = usePlanPageMessages().plan.invoices
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" tabIndex={-1}>
        {words.title}
      </h2>
      <InvoiceList invoices={invoices} onOpen={(number) => openFile(`/invoices/${number}/pdf`, `${number}.pdf`)} />
    </section>
  )
}

/** The private address of the own meetings, for a calendar program. */
function CalendarSection() {
  const { failures } = usePlanPageMessages()
  const { feed } = useCalendarMessages()
  return (
    <FoldedSection id="calendar" title={feed.title}>
      <CalendarFeed failures={failures} />
    </FoldedSection>
  )
}

/** The ways to end a contract, also without an account, and to take or erase one's data. */
function LeaveSection() {
  const words = usePlanPageMessages().plan.leave
  const locale = useLocale()
  const me = useAccount()
  return (
    <FoldedSection id="quitter" title={words.title}>
      <p>{words.text}</p>
      <ul className="leave-ways">
        <li>
          <Link to={href('cancel', locale)}>{words.cancel}</Link>
          <span className="soft small">{words.cancelText}</span>
        </li>
        <li>
          <Link to={href('withdraw', locale)}>{words.withdraw}</Link>
          <span className="soft small">{words.withdrawText}</span>
        </li>
        {me && <PersonalData onExport={() => saveFile('/me/export', 'clairavis.zip')} />}
      </ul>
    </FoldedSection>
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
