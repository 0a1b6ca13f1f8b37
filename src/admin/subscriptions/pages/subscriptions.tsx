import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CasesApi } from '../../contract-cases.ts'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { PersonLink } from '../../parts/people-links.tsx'

const desk = client<CasesApi>()

export const loader = staffLoader(({ url }) => {
  return { messages: consoleMessages(url, 'subscriptions', 'plans', 'stages', 'endReasons') }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const search = url.searchParams.get('search')
  const person = url.searchParams.get('person')
  const query = {
    ...(search && { search }),
    ...(person && { person }),
    page: Number(url.searchParams.get('page') ?? 1) || 1,
  }
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/subscriptions', { query })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.subscriptions.title)

export function HydrateFallback() {
  return <AdminFallback />
}

export default function AdminSubscriptions() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { frame, subscriptions: page, codes } = messages
  const locale = useLocale()
  const [search] = useSearchParams()
  const kept = Object.fromEntries([...search].filter(([name, value]) => value && name !== 'page'))
  if (!found) return <AdminFrame room="admin-subscriptions" title={page.title} denied />
  const pageLink = (to: number) => href('admin-subscriptions', locale, { ...kept, page: String(to) })
  return (
    <AdminFrame room="admin-subscriptions" title={page.title}>
      <Form className="letters-filter" key={search.toString()}>
        <TextField name="search" type="search" label={page.search} defaultValue={search.get('search') ?? ''} />
        <Button type="submit" variant="plain">
          {page.find}
        </Button>
      </Form>
      {found.plans.length === 0 && <p className="soft after-filter">{page.none}</p>}
      {found.plans.length > 0 && (
        <Table label={page.title} look="cards" filtered>
          <thead>
            <tr>
              {[page.reference, page.person, page.plan, page.state, page.until].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className="r">
                {page.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.plans.map((plan) => (
              <tr key={plan.id}>
                <td>
                  <Link to={href('admin-subscription', locale, { id: plan.id })}>
                    <Unbroken>{plan.reference}</Unbroken>
                  </Link>
                </td>
                <td>
                  <PersonLink person={plan.person} />
                </td>
                <td>{codes.plans[plan.plan]}</td>
                <td>
                  <Tag tone={plan.state === 'active' ? 'moss' : undefined}>{codes.stages[plan.state]}</Tag>
                  {plan.endReason && codes.endReasons[plan.endReason]}
                </td>
                <td>
                  {day(locale, plan.periodEnd)}
                  {plan.cancelAt && `, ${fill(page.cancelled, { date: day(locale, plan.cancelAt) })}`}
                </td>
                <td className="r">{money(locale, plan.price)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <nav className="form-foot after-filter" aria-label={frame.pages}>
        {found.page > 1 && <Link to={pageLink(found.page - 1)}>{frame.previous}</Link>}
        {found.more && <Link to={pageLink(found.page + 1)}>{frame.next}</Link>}
      </nav>
    </AdminFrame>
  )
}
