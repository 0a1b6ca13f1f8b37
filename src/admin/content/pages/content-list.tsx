import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { isLocale, locales } from '../../../i18n/locale.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { readForStaff } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import { contentMessages, stateTones } from '../parts/text-page.ts'

const texts = client<ContentApi>()

export const loader = staffLoader(({ url }) => {
  return contentMessages(url)
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, () => read(url))])
  return { ...own, found }
}
clientLoader.hydrate = true as const

function read({ searchParams }: URL) {
  const kind = searchParams.get('kind')
  const locale = searchParams.get('in')
  const find = searchParams.get('find')
  return texts('GET /admin/texts', {
    query: {
      ...(kind && { kind: kind as keyof AdminMessages['content']['kinds'] }),
      ...(isLocale(locale) && { locale }),
      ...(find && { find }),
      page: Number(searchParams.get('page') ?? 1) || 1,
    },
  })
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.content.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Every editorial text, filtered by kind, language and title. */
export default function ContentList() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { content: words, frame } = messages
  const locale = useLocale()
  const tag = useLanguageTag()
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  if (!found) return <AdminFrame room="admin-texts" title={words.title} denied />
  const kinds = Object.entries(words.kinds)
  const pageHref = (page: number) => href('admin-texts', locale, { ...Object.fromEntries(search), page: String(page) })
  return (
    <AdminFrame
      room="admin-texts"
      title={words.title}
      aside={<p className="num">{plural(tag, words.count, found.total)}</p>}
    >
      <p className="soft">{words.intro}</p>
      <Form className="letters-filter" key={search.toString()}>
        <TextField
          name="find"
          type="search"
          label={words.find}
          defaultValue={search.get('find') ?? ''}
          maxLength={80}
        />
        <SelectField name="kind" label={words.kind} defaultValue={search.get('kind') ?? ''}>
          <option value="">{words.allKinds}</option>
          {kinds.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="in" label={words.language} defaultValue={search.get('in') ?? ''}>
          <option value="">{words.bothLanguages}</option>
          {locales.map((one) => (
            <option key={one} value={one}>
              {words.languages[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="plain" busy={busy}>
          {words.filter}
        </Button>
        <ButtonLink variant="link" to={href('admin-texts', locale)}>
          {words.clear}
        </ButtonLink>
      </Form>
      {found.texts.length === 0 ? (
        <Empty title={words.none}>{words.noneText}</Empty>
      ) : (
        <Table label={words.title} look="cards" filtered>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.language}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.saved}</th>
            </tr>
          </thead>
          <tbody>
            {found.texts.map((text) => (
              <tr key={text.id}>
                <td className="grow">
                  <Link to={href('admin-content', locale, { id: text.id })} lang={text.locale}>
                    {text.title}
                  </Link>
                </td>
                <td>{words.kinds[text.kind]}</td>
                <td>{words.languages[text.locale]}</td>
                <td>
                  <Tag tone={stateTones[text.state]}>{words.states[text.state]}</Tag>
                </td>
                <td>
                  <time dateTime={text.savedAt}>{dayAndHour(locale, text.savedAt)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={pageHref}
        words={{ label: frame.pages, previous: frame.previous, next: frame.next, page: frame.page }}
      />
    </AdminFrame>
  )
}
