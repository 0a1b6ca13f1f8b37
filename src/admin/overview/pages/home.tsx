import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { accountsMessages } from '../../../accounts/parts/page-messages.ts'
import { pushMessages } from '../../../accounts/push/parts/push-messages.ts'
import { PushSwitch } from '../../../accounts/push/parts/push-switch.tsx'
import { PasskeySettings } from '../../../accounts/sign-in/parts/passkey-settings.tsx'
import { SecondFactorOffer } from '../../../accounts/sign-in/parts/second-factor-settings.tsx'
import { client } from '../../../api/call.ts'
import { categories } from '../../../catalog/catalog.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ActTable } from '../../parts/acts.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { situationNames } from '../../parts/situation-names.ts'
import type { OverviewApi } from '../contract-overview.ts'
import { Alerts } from '../parts/alerts.tsx'
import { AwaitingDecision } from '../parts/awaiting-decision.tsx'
import { Bars } from '../parts/bars.tsx'
import { Funnel } from '../parts/funnel.tsx'
import { Months } from '../parts/months.tsx'
import { StuckJobs } from '../parts/stuck-jobs.tsx'
import { Tasks } from '../parts/tasks.tsx'
import { Today } from '../parts/today.tsx'
import { WaitingQuestions } from '../parts/waiting-questions.tsx'

const desk = client<OverviewApi>()

export const loader = staffLoader(({ url, request }) => {
  const locale = localeOf(url)
  return {
    messages: {
      ...consoleMessages(url, 'home', 'acts', 'subjects', 'details', 'disputeReasons', 'refundFailures'),
      accounts: accountsMessages(request, 'secondFactor', 'passkeys'),
      push: pushMessages(locale),
    },
    situations: situationNames(locale),
    categories: Object.fromEntries(categories.map(({ slug, name }) => [slug, name[locale]])),
  }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, () => read().catch(locked))])
  return { ...own, found }
}
clientLoader.hydrate = true as const

/** Roles without access to money or the journal see the page without these parts. */
async function read() {
  const seen = await desk('GET /admin/overview')
  const [funnel, months, acts] = await Promise.all([
    desk('GET /admin/funnel').then((reply) => reply.rows),
    seen.rights.includes('see_money') ? desk('GET /admin/figures').then((reply) => reply.months) : [],
    seen.rights.includes('read_journal') ? desk('GET /admin/acts').then((reply) => reply.acts.slice(0, 8)) : null,
  ])
  return { seen, funnel, months, acts }
}

/** Where the product is live the console needs a second factor, or a passkey: this page offers to set it up. */
function locked(error: unknown): { missing: 'second_factor_missing' | 'passkey_missing' } {
  const missing = codeOf(error)
  if (missing === 'second_factor_missing' || missing === 'passkey_missing') return { missing }
  throw error
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.home.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** The operator's day at a glance: open tasks, money, and decisions to take. */
export default function AdminHome() {
  const { messages, categories: names, situations, found } = useLoaderData<typeof clientLoader>()
  const { frame, home: page, codes } = messages
  const locale = useLocale()
  const refresh = useFreshFigures()
  if (!found) return <AdminFrame room="admin-home" title={page.title} denied />
  if ('missing' in found)
    return (
      <AdminFrame room="admin-home" title={page.title}>
        <Notice tone="danger">{frame.reasons[found.missing]}</Notice>
        {found.missing === 'passkey_missing' ? (
          <PasskeySettings className="admin-key" heading="h2" onAdded={refresh} />
        ) : (
          <SecondFactorOffer />
        )}
      </AdminFrame>
    )
  const { seen, funnel, months, acts } = found
  const money = seen.rights.includes('see_money')
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Paris' }).format(new Date(seen.at)),
  )
  const shared = { seen }
  return (
    <AdminFrame room="admin-home" title={dayAndHour(locale, seen.at)} aside={seen.demo && <Tag>{frame.demo}</Tag>}>
      {seen.matters.some(({ template }) => template === 'emergency') && (
        <Notice tone="danger" title={page.inDanger}>
          <p>
            <a href="#matters">{page.inDangerText}</a>
          </p>
        </Notice>
      )}
      <SecondFactorOffer />
      <Today seen={seen} money={money} />
      <AwaitingDecision seen={seen} />
      {seen.rights.includes('read_questions') && <PushSwitch side="staff" />}
      <div className="admin-grid">
        <section className="wide">
          <h2>{page.questions}</h2>
          <WaitingQuestions seen={seen} categories={names} />
        </section>
        {seen.rights.includes('steer_questions') && (
          <section>
            <h2 id="matters">{page.matters}</h2>
            <Tasks {...shared} situations={situations} />
          </section>
        )}
        {money && (
          <section>
            <h2>{page.alerts}</h2>
            <Alerts codes={codes} {...shared} />
          </section>
        )}
        {seen.rights.includes('retry_jobs') && (
          <section>
            <h2>{page.jobs}</h2>
            <StuckJobs {...shared} />
          </section>
        )}
        <section>
          <div className="panel-head">
            <h2>{page.perHour}</h2>
            <span className="soft">{page.perHourSmall}</span>
          </div>
          <Bars
            values={seen.hours}
            least={4}
            now={hour}
            say={String}
            label={fill(page.chartSays, {
              title: page.perHour,
              month: `${hour}:00`,
              value: fill(page.soFar, { n: seen.hours[hour] ?? 0 }),
            })}
            ticks={[0, 6, 12, 18].map((at) => ({ at, label: `${String(at).padStart(2, '0')}:00` }))}
          />
        </section>
      </div>
      {funnel.length > 0 && (
        <section className="months">
          <h2>{page.funnel}</h2>
          <Funnel rows={funnel} categories={names} />
        </section>
      )}
      {months.length > 0 && (
        <section className="months">
          <h2>{page.months}</h2>
          <Months months={months} />
        </section>
      )}
      {acts && (
        <section className="months">
          <h2>{page.journal}</h2>
          <ActTable acts={acts} codes={codes} />
        </section>
      )}
    </AdminFrame>
  )
}

/** Reloads the figures every half minute while the page is visible, and when the returned function is called. */
function useFreshFigures(): () => void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) void revalidate()
    }, 30_000)
    return () => clearInterval(timer)
  }, [revalidate])
  return () => void revalidate()
}
