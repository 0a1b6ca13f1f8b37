import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import type { StandingApi } from '../../experts/contract-standing.ts'
import { en as expertsEn } from '../../experts/experts.text.en.ts'
import { fr as expertsFr } from '../../experts/experts.text.fr.ts'
import { Absences } from '../../experts/parts/absences.tsx'
import { ExpertList } from '../../experts/parts/expert-list.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { SectionNav } from '../../parts/section-nav.tsx'
import type { SecondReadingsApi } from '../../second-readings/contract-second-readings.ts'
import { SecondReadings } from '../../second-readings/parts/second-readings.tsx'
import { en as readingsEn } from '../../second-readings/second-readings.text.en.ts'
import { fr as readingsFr } from '../../second-readings/second-readings.text.fr.ts'
import { en } from '../applications.text.en.ts'
import { fr } from '../applications.text.fr.ts'
import type { ApplicationsApi } from '../contract-applications.ts'
import { BlindTrials } from '../parts/blind-trials.tsx'
import { CandidateCard } from '../parts/candidate-card.tsx'

const desk = client<ApplicationsApi & StandingApi & SecondReadingsApi>()

export const loader = staffLoader(({ url }) => {
  const { frame, failures } = consoleMessages(url, 'home')
  const french = localeOf(url) === 'fr'
  const experts = french ? expertsFr : expertsEn
  const readings = french ? readingsFr : readingsEn
  return { messages: { frame, failures, candidates: french ? fr : en, experts, readings } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, () => read(url))])
  return { ...own, found }
}
clientLoader.hydrate = true as const

async function read(url: URL) {
  const locale = localeOf(url)
  const show = url.searchParams.get('show')
  if (show === 'absences') return { show: 'absences' as const, ...(await desk('GET /admin/absences')) }
  if (show === 'readings')
    return { show: 'readings' as const, ...(await desk('GET /admin/second-readings', { query: { locale } })) }
  if (show !== 'experts') {
    const query = { query: { locale } }
    const [waiting, blind] = await Promise.all([
      desk('GET /admin/applications', query),
      desk('GET /admin/trials', query),
    ])
    return { show: 'candidates' as const, ...waiting, ...blind }
  }
  const search = url.searchParams.get('search') ?? ''
  return { show: 'experts' as const, ...(await desk('GET /admin/experts', { query: { locale, search } })) }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.candidates.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Applications with their documents and decisions, the experts, and the reported no-shows. */
export default function Applications() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { frame, failures, candidates: words, experts: standing, readings } = messages
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  if (!found) return <AdminFrame room="admin-applications" title={words.title} denied />
  const views = [
    { show: 'candidates', name: standing.candidates, lead: words.intro },
    { show: 'experts', name: standing.list, lead: standing.intro },
    { show: 'absences', name: standing.absences.tab, lead: standing.absences.intro },
    { show: 'readings', name: readings.tab, lead: readings.intro },
  ]
  const shared = { frame, failures, locale, onDone: revalidate }
  return (
    <AdminFrame room="admin-applications" title={words.title}>
      <SectionNav
        label={standing.views}
        ways={views.map(({ show, name }) => ({
          to: href('admin-applications', locale, show === 'candidates' ? {} : { show }),
          name,
          here: show === found.show,
        }))}
      />
      <p className="soft">{views.find(({ show }) => show === found.show)?.lead}</p>
      {found.show === 'absences' ? (
        <Absences absences={found.absences} {...shared} />
      ) : found.show === 'readings' ? (
        <SecondReadings readings={found.readings} onDone={revalidate} />
      ) : found.show === 'experts' ? (
        <ExpertList found={found} {...shared} />
      ) : (
        <>
          <BlindTrials trials={found.trials} onDone={revalidate} />
          {found.applications.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
          {found.applications.map((application) => (
            <CandidateCard key={application.id} application={application} {...shared} />
          ))}
        </>
      )}
    </AdminFrame>
  )
}
