import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import type { LocalApi } from '../../local/local-contract.ts'
import { cardsPerPage, directoryPath, filtersIn, isNarrowed } from '../directory.ts'
import { directoryPage, numbered } from '../directory-page.ts'
import { Directory } from '../parts/directory.tsx'

export const handle: ShellHandle = { frame: 'counter', paged: true }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { filters, department, tidy } = filtersIn(url.searchParams)
  if (department || !tidy) throw redirect(directoryPath(locale, department, filters), 302)
  const read = context.get(apiReaderContext)
  const [found, counted] = await Promise.all([
    read<ExpertsApi>()('GET /experts', { query: { locale, ...filters, size: cardsPerPage } }),
    read<LocalApi>()('GET /local/france'),
  ])
  if (filters.page > found.pages) throw new Response(null, { status: 404 })
  return directoryPage(locale, filters, null, found, counted)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, filters } = loaderData
  const title = numbered(fill(words.title, { brand: brand.name }), words, filters)
  const description = numbered(fill(words.description, { brand: brand.name }), words, filters)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(isNarrowed(filters) ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function OurExperts() {
  const page = useLoaderData<typeof loader>()
  return <Directory {...page} heading={page.words.heading} />
}
