import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { SecondPersonApi } from '../contract-second-person.ts'
import { WaitingActs } from '../parts/waiting-acts.tsx'
import { en } from '../second-person.text.en.ts'
import { fr } from '../second-person.text.fr.ts'

const desk = client<SecondPersonApi>()

export const loader = staffLoader(({ url }) => {
  const { frame, failures } = consoleMessages(url, 'home')
  return { messages: { frame, failures, secondPerson: localeOf(url) === 'fr' ? fr : en } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const query = { locale: localeOf(url) }
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/second-person', { query })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.secondPerson.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Everything that waits for a second person, wherever it is decided. */
export default function SecondPersonPage() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { secondPerson: words } = messages
  if (!found) return <AdminFrame room="admin-second-person" title={words.title} denied />
  const yours = found.acts.filter((act) => act.yours)
  const others = found.acts.filter((act) => !act.yours)
  return (
    <AdminFrame room="admin-second-person" title={words.title}>
      <p className="soft">{words.intro}</p>
      <section className="requests" aria-labelledby="yours">
        <h2 id="yours">{words.yours}</h2>
        {yours.length === 0 ? <p className="soft">{words.noneYours}</p> : <WaitingActs acts={yours} />}
      </section>
      {others.length > 0 && (
        <section className="requests" aria-labelledby="others">
          <h2 id="others">{words.others}</h2>
          <WaitingActs acts={others} />
        </section>
      )}
    </AdminFrame>
  )
}
