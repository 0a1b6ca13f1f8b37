import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { client } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { categories } from '../../catalog/catalog.ts'
import { dayAndHour, hour } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FilesApi } from '../contract-files.ts'
import { AdminFallback, AdminFrame } from '../parts/admin-frame.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { deskWords, forStaff } from '../parts/staff-page.ts'
import { SteerQuestion } from '../parts/steer-question.tsx'

const desk = client<FilesApi>()

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  return {
    words: deskWords(url, 'file', 'states', 'money', 'actors', 'events', 'leases', 'why'),
    categories: Object.fromEntries(categories.map(({ slug, name }) => [slug, name[locale]])),
  }
}

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    forStaff(url, () => desk('GET /admin/questions/:id', { params: { id: params.id ?? '' } })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.words.frame.label} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
    : []

export function HydrateFallback() {
  return <AdminFallback />
}

/** One question as a record: what happened, who was asked, and its words where they may be read. */
export default function AdminQuestion() {
  const { words, categories: names, found } = useLoaderData<typeof clientLoader>()
  const { frame, page, codes, failures } = words
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [breaking, setBreaking] = useState(false)
  if (!found) return <AdminFrame words={frame} room="admin-home" title={frame.label} denied />
  return (
    <AdminFrame words={frame} room="admin-home" title={found.title ?? fill(page.title, { number: found.number })}>
      <dl className="figures">
        <div>
          <dt>{page.state}</dt>
          <dd>{codes.states[found.state] ?? found.state}</dd>
        </div>
        <div>
          <dt>{page.category}</dt>
          <dd>{names[found.category] ?? found.category}</dd>
        </div>
        <div>
          <dt>{page.money}</dt>
          <dd>
            {codes.money[found.payment] ?? found.payment}{' '}
            {found.order && (
              <Link to={href('admin-payments', locale, { payment: found.order })}>{page.seePayment}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{page.expert}</dt>
          <dd>{found.expert ?? page.nobody}</dd>
        </div>
      </dl>
      <SteerQuestion found={found} words={page} frame={frame} failures={failures} />
      <div className="admin-grid">
        <section>
          <h2>{page.events}</h2>
          <ol className="matters">
            {found.events.map((event) => (
              <li key={`${event.at} ${event.event} ${event.to}`}>
                <div>
                  {codes.events[event.event] ?? event.event}
                  <p className="facts soft">
                    <time dateTime={event.at}>{dayAndHour(locale, event.at)}</time>
                    <span>{codes.actors[event.by]}</span>
                    <span>{codes.states[event.to]}</span>
                    {event.reason && <span>{codes.why[event.reason] ?? event.reason}</span>}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{page.thread}</h2>
          {found.openUntil && <Notice>{fill(page.until, { time: hour(locale, found.openUntil) })}</Notice>}
          {found.thread ? (
            <ol className="matters">
              {found.thread.map((message) => (
                <li key={message.seq}>
                  <div>
                    <p className="soft">
                      {codes.actors[message.author]},{' '}
                      <time dateTime={message.at}>{dayAndHour(locale, message.at)}</time>
                    </p>
                    <p className="said">{message.body}</p>
                  </div>
                </li>
              ))}
            </ol>
          ) : (
            <>
              <Notice>{found.mayBreakGlass ? page.sealed : page.sealedForYou}</Notice>
              {found.mayBreakGlass && (
                <p>
                  <Button variant="plain" onClick={() => setBreaking(true)}>
                    {page.open}
                  </Button>
                </p>
              )}
            </>
          )}
          <h2 className="second">{page.leases}</h2>
          {found.leases.length === 0 && <p className="soft">{page.noLeases}</p>}
          {found.leases.length > 0 && (
            <ol className="matters">
              {found.leases.map((lease) => (
                <li key={`${lease.at} ${lease.kind} ${lease.expert}`}>
                  <div>
                    {lease.expert}, {codes.leases[lease.kind]}
                    <p className="facts soft">
                      <time dateTime={lease.at}>{dayAndHour(locale, lease.at)}</time>
                      {lease.outcome && <span>{codes.events[lease.outcome] ?? lease.outcome}</span>}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <ReasonDialog
        open={breaking}
        title={page.openTitle}
        field="reason"
        label={page.reason}
        hint={page.reasonHint}
        send={page.open}
        words={frame}
        failures={failures}
        onClose={() => setBreaking(false)}
        onSend={async (values) => {
          const body = { reason: String(values.get('reason')) }
          await desk('POST /admin/questions/:id/break-glass', { params: { id: found.id }, body })
          announce(page.opened)
          await revalidate()
        }}
      />
    </AdminFrame>
  )
}
