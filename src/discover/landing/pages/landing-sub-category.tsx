import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { findSubCategoryAnywhere } from '../../../catalog/catalog.ts'
import { localeOf } from '../../../i18n/locale.ts'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { closedHere } from '../../closed-here.ts'
import type { DiscoverApi } from '../../contract.ts'
import { landingPage } from '../landing-page.ts'
import { Landing } from '../parts/landing.tsx'
import { landingMeta } from '../parts/landing-meta.ts'
import '../../../ui/css/screens/subjects.css'
import '../../../ui/css/screens/landing.css'

export const handle: ShellHandle = { frame: 'landing', ownCanonical: true }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const found = findSubCategoryAnywhere(params.subCateg ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { category, sub } = found
  const config = context.get(publicConfigContext)
  // Nothing is sold where one cannot ask: what there is to know stands on the subject's own page.
  if (closedHere(config, category.slug, locale))
    throw redirect(href('sub-category', locale, { category: category.slug, subCateg: sub.slug }), 302)
  const read = context.get(apiReaderContext)
  const [own, others, { reviews }, { claims }] = await Promise.all([
    read<QuestionsApi>()('GET /published', { query: { locale, category: category.slug } }),
    read<QuestionsApi>()('GET /published', { query: { locale } }),
    read<DiscoverApi>()('GET /reviews', { query: { category: sub.slug, locale } }),
    read<DiscoverApi>()('GET /claims'),
  ])
  return landingPage(locale, found, config, { own: own.answers, others: others.answers, reviews, claims })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? landingMeta(loaderData) : [])

export default function LandingSubCategoryPage() {
  return <Landing {...useLoaderData<typeof loader>()} />
}
