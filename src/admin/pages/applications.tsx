import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { client } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import { Empty } from '../../ui/empty.tsx'
import { en } from '../applications.text.en.ts'
import { fr } from '../applications.text.fr.ts'
import type { ApplicationsApi } from '../contract-applications.ts'
import { AdminFallback, AdminFrame } from '../parts/admin-frame.tsx'
import { CandidateCard } from '../parts/candidate-card.tsx'
import { deskWords, forStaff } from '../parts/staff-page.ts'

const desk = client<ApplicationsApi>()

export function loader({ url }: LoaderFunctionArgs) {
  const { frame, failures } = deskWords(url, 'home')
  return { frame, failures, words: localeOf(url) === 'fr' ? fr : en }
}

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    forStaff(url, () => desk('GET /admin/applications', { query: { locale: localeOf(url) } })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: `${loaderData.words.title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }] : []

export function HydrateFallback() {
  return <AdminFallback />
}

/** Who wants to answer here, each with the documents and the decision. */
export default function Applications() {
  const { words, frame, failures, found } = useLoaderData<typeof clientLoader>()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  if (!found) return <AdminFrame words={frame} room="admin-applications" title={words.title} denied />
  return (
    <AdminFrame words={frame} room="admin-applications" title={words.title}>
      <p className="soft">{words.intro}</p>
      {found.applications.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
      {found.applications.map((application) => (
        <CandidateCard
          key={application.id}
          application={application}
          words={words}
          frame={frame}
          failures={failures}
          locale={locale}
          onDone={revalidate}
        />
      ))}
    </AdminFrame>
  )
}
