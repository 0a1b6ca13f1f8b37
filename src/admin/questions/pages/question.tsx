import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { categories } from '../../../catalog/catalog.ts'
import { dayAndHour, hour } from '../../../i18n/format.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { CasesApi, QuestionDetail } from '../../contract-cases.ts'
import { formatAssistantCost } from '../../overview/format-assistant-cost.ts'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { situationNames } from '../../parts/situation-names.ts'
import { Leases } from '../parts/leases.tsx'
import { QuestionActions } from '../parts/question-actions.tsx'

const desk = client<CasesApi>()

export const loader = staffLoader(({ url }) => {
  const locale = localeOf(url)
  return {
    messages: consoleMessages(url, 'file', 'states', 'money', 'actors', 'events', 'leases', 'why'),
    situations: situationNames(locale),
    categories: Object.fromEntries(categories.map(({ slug, name }) => [slug, name[locale]])),
  }
})

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/questions/:id', { params: { id: params.id ?? '' } })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.frame.label)

export function HydrateFallback() {
  return <AdminFallback />
}

type RecordProps = { found: QuestionDetail; words: Awaited<ReturnType<typeof loader>>['messages'] }

/** One question as a record: its history, the experts asked, and its texts where they may be read. */
export default function AdminQuestion() {
  const { messages, categories: names, situations, found } = useLoaderData<typeof clientLoader>()
  const { frame, file: page } = messages
  const { revalidate } = useRevalidator()
  const [breaking, setBreaking] = useState(false)
  if (!found) return <AdminFrame room="admin-home" title={frame.label} denied />
  const shared = { found, words: messages }
  return (
    <AdminFrame room="admin-home" title={found.title ?? fill(page.title, { number: found.number })}>
      <Figures {...shared} category={names[found.category] ?? found.category} />
      <QuestionActions found={found} situations={situations} />
      <div className="admin-grid">
        <section>
          <h2>{page.events}</h2>
          <Events {...shared} />
        </section>
        <section>
          <h2>{page.thread}</h2>
          <Thread {...shared} onOpen={() => setBreaking(true)} />
          <h2 className="second">{page.leases}</h2>
          <Leases leases={found.leases} codes={messages.codes} />
        </section>
      </div>
      <ReasonDialog
        open={breaking}
        title={page.openTitle}
        draft={`open:${found.id}`}
        field="reason"
        label={page.reason}
        hint={page.reasonHint}
        send={page.open}
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

function Figures({ found, words: { file: page, codes }, category }: RecordProps & { category: string }) {
  const locale = useLocale()
  const { assistant } = found
  const tag = languageTag[locale]
  const count = new Intl.NumberFormat(tag)
  return (
    <dl className="figures">
      <div>
        <dt>{page.state}</dt>
        <dd>{codes.states[found.state] ?? found.state}</dd>
      </div>
      <div>
        <dt>{page.category}</dt>
        <dd>{category}</dd>
      </div>
      <div>
        <dt>{page.money}</dt>
        <dd>
          {codes.money[found.payment] ?? found.payment}{' '}
          {found.order && <Link to={href('admin-payments', locale, { payment: found.order })}>{page.seePayment}</Link>}
        </dd>
      </div>
      <div>
        <dt>{page.expert}</dt>
        <dd>{found.expert ? <ExpertLink name={found.expert} /> : page.nobody}</dd>
      </div>
      {assistant && (
        <div>
          <dt>{page.assistant}</dt>
          <dd>
            {assistant.cents === null ? page.costUnknown : formatAssistantCost(tag, assistant.cents)}{' '}
            <span className="soft">
              {fill(page.tokens, { n: count.format(assistant.inputTokens + assistant.outputTokens) })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Events({ found, words: { codes } }: RecordProps) {
  const locale = useLocale()
  return (
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
  )
}

/** Hidden until the staff member gives a reason, then readable until the emergency access ends. */
function Thread({ found, words: { file: page, codes }, onOpen }: RecordProps & { onOpen: () => void }) {
  const locale = useLocale()
  return (
    <>
      {found.openUntil && <Notice>{fill(page.until, { time: hour(locale, found.openUntil) })}</Notice>}
      {found.thread ? (
        <ol className="matters">
          {found.thread.map((message) => (
            <li key={message.seq}>
              <div>
                <p className="soft">
                  {codes.actors[message.author]}, <time dateTime={message.at}>{dayAndHour(locale, message.at)}</time>
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
              <Button variant="plain" onClick={onOpen}>
                {page.open}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  )
}
