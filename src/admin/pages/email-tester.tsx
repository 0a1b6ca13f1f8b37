import '../../ui/admin.css'
import {
  type ClientLoaderFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { client } from '../../api/call.ts'
import { readToken } from '../../api/token.ts'
import { brand } from '../../brand.ts'
import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { plural } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { useLanguageTag, useLocale } from '../../shell/locale.tsx'
import { codeOf } from '../../shell/say-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/delayed.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { AdminApi } from '../contract.ts'
import { LetterTable, LetterView } from '../parts/letters.tsx'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

const admin = client<AdminApi>()

export function loader({ request }: LoaderFunctionArgs) {
  const french = (localeOfPath(new URL(request.url).pathname) ?? defaultLocale) === 'fr'
  return { words: (french ? fr : en).letters }
}

/** Whoever is not of the staff sees what anybody sees at an address that does not exist. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url)
  const nothingHere = () => data(null, { status: 404, statusText: `Page not found: ${url.pathname}${url.search}` })
  if (!readToken()) throw nothingHere()
  const asked = url.searchParams
  const letterId = asked.get('letter')
  try {
    const [{ words }, list, letter] = await Promise.all([
      serverLoader<typeof loader>(),
      admin('GET /admin/letters', {
        query: {
          ...(asked.get('to') && { to: asked.get('to') ?? '' }),
          ...(asked.get('template') && { template: asked.get('template') ?? '' }),
          page: Number(asked.get('page') ?? 1) || 1,
        },
      }),
      letterId ? admin('GET /admin/letters/:id', { params: { id: letterId } }) : null,
    ])
    return { words, list, letter }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'not_found' || code === 'not_signed_in' || code === 'letter_unknown') throw nothingHere()
    throw error
  }
}
clientLoader.hydrate = true as const

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: `${loaderData.words.title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }] : []

export function HydrateFallback() {
  return (
    <main id="main" className="container admin">
      <Loading label="…" />
    </main>
  )
}

/** The outbox: what the service has written to people, as they see it. */
export default function EmailTester() {
  const { words, list, letter } = useLoaderData<typeof clientLoader>()
  const locale = useLocale()
  const tag = useLanguageTag()
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const hrefWith = (changes: Record<string, string>) => {
    const values = { ...Object.fromEntries(search), ...changes }
    return href('email-tester', locale, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  }
  return (
    <main id="main" className="container admin">
      <div className="admin-head">
        <div>
          <h1>{words.title}</h1>
          <p className="soft">{words.intro}</p>
        </div>
        <p className="num">{plural(tag, words.count, list.total)}</p>
      </div>
      <Form className="letters-filter" key={search.toString()}>
        <TextField name="to" type="email" label={words.to} defaultValue={search.get('to') ?? ''} />
        <SelectField name="template" label={words.template} defaultValue={search.get('template') ?? ''}>
          <option value="">{words.allTemplates}</option>
          {list.templates.map((template) => (
            <option key={template}>{template}</option>
          ))}
        </SelectField>
        <Button type="submit" variant="plain" busy={busy}>
          {words.filter}
        </Button>
        <ButtonLink variant="link" to={href('email-tester', locale)}>
          {words.clear}
        </ButtonLink>
      </Form>
      {list.letters.length === 0 ? (
        <Empty title={words.none}>{words.noneText}</Empty>
      ) : (
        <div className="letters">
          <div>
            <LetterTable
              letters={list.letters}
              current={letter?.id ?? null}
              locale={locale}
              words={words}
              hrefOf={(id) => hrefWith({ letter: id })}
            />
            <Pagination
              page={list.page}
              pages={list.pages}
              hrefOf={(page) => hrefWith({ page: String(page), letter: '' })}
              words={{ label: words.pages, previous: words.previous, next: words.next, page: words.page }}
            />
          </div>
          {letter ? <LetterView letter={letter} words={words} /> : <p className="soft">{words.choose}</p>}
        </div>
      )}
    </main>
  )
}
