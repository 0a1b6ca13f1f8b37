import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { ContentApi } from '../../../content/contract.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { legalMeta, legalView } from '../legal-view.ts'
import { LegalPage } from '../parts/legal-page.tsx'

export const handle: ShellHandle = { frame: 'plain' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const text = await context.get(apiReaderContext)<ContentApi>()('GET /texts/:kind/:key', {
    params: { kind: 'legal', key: 'expert-terms' },
    query: { locale },
  })
  return legalView(locale, text, context.get(publicConfigContext).prices)
}

export const meta: MetaFunction<typeof loader> = legalMeta

export default function ExpertTermsPage() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
