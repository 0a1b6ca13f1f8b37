import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { QuotesApi } from '../contract-quotes.ts'
import { QuoteRequest } from '../parts/quote-request.tsx'
import { en } from '../quotes.text.en.ts'
import { fr } from '../quotes.text.fr.ts'

const desk = client<QuotesApi>()

export const loader = staffLoader(({ url }) => {
  const { frame, failures } = consoleMessages(url, 'home')
  return { messages: { frame, failures, quotes: localeOf(url) === 'fr' ? fr : en } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/quotes')),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.quotes.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Requests for a quoted service, each with its price or the form to set one. */
export default function Quotes() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { quotes: words } = messages
  const { revalidate } = useRevalidator()
  if (!found) return <AdminFrame room="admin-quotes" title={words.title} denied />
  return (
    <AdminFrame room="admin-quotes" title={words.title}>
      <p className="soft">{words.intro}</p>
      {found.services.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
      {found.services.map((service) => (
        <QuoteRequest key={service.id} service={service} mayPrice={found.mayPrice} onDone={revalidate} />
      ))}
    </AdminFrame>
  )
}
