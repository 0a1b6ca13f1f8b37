import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { findDepartment } from '../../../places/departments.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { isWorthIndexing } from '../../local/indexing-threshold.ts'
import type { LocalApi } from '../../local/local-contract.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { cardsPerPage, directoryPath, filtersIn, isNarrowed } from '../directory.ts'
import { directoryPage, numbered } from '../directory-page.ts'
import { Directory } from '../parts/directory.tsx'

export const handle: ShellHandle = { frame: 'counter', paged: true }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const department = findDepartment(params.department ?? '')
  if (!department) throw new Response(null, { status: 404 })
  const { filters, department: other, tidy } = filtersIn(url.searchParams)
  if (params.department !== department.slug) throw redirect(directoryPath(locale, department.slug, filters), 301)
  if (other || !tidy) throw redirect(directoryPath(locale, other ?? department.slug, filters), 302)
  const read = context.get(apiReaderContext)
  const [found, counted] = await Promise.all([
    read<ExpertsApi>()('GET /experts', {
      query: { locale, department: department.code, ...filters, size: cardsPerPage },
    }),
    read<LocalApi>()('GET /local/france'),
  ])
  if (filters.page > found.pages) throw new Response(null, { status: 404 })
  const people = counted.departments.find(({ code }) => code === department.code)
  return {
    page: directoryPage(locale, filters, department.code, found, counted),
    indexable: !isNarrowed(filters) && isWorthIndexing({ experts: 0, receiving: 0, items: 0, ...people }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, filters } = loaderData.page
  const title = numbered(fill(words.titleIn, { brand: brand.name }), words, filters)
  const description = numbered(words.descriptionIn, words, filters)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(loaderData.indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function ExpertsInDepartment() {
  const { page } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <Directory {...page} heading={page.words.headingIn}>
      <Crumbs label={page.crumbs.label} links={[{ to: href('experts-in-france', locale), name: page.crumbs.france }]} />
    </Directory>
  )
}
