import { type ClientLoaderFunctionArgs, Link, type MetaFunction, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { brand } from '../../../brand.ts'
import { categories } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { readForStaff } from '../../parts/console-page.ts'
import { TextEditor } from '../parts/text-editor.tsx'
import { contentMessages } from '../parts/text-page.ts'

const texts = client<ContentApi>()

export const loader = staffLoader(({ url }) => {
  const locale = localeOf(url)
  return { ...contentMessages(url), categories: categories.map(({ slug, name }) => ({ slug, name: name[locale] })) }
})

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const read = () => texts('GET /admin/texts/:id', { params: { id: params.id ?? '' } })
  const [own, text] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, read)])
  return { ...own, text }
}
clientLoader.hydrate = true as const

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  loaderData
    ? [
        {
          title: `${loaderData.messages.content.edit}, ${loaderData.text?.title ?? loaderData.messages.content.title} | ${brand.name}`,
        },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export function HydrateFallback() {
  return <AdminFallback />
}

export default function ContentEdit() {
  const { messages, text, categories: all } = useLoaderData<typeof clientLoader>()
  const { content: words } = messages
  const locale = useLocale()
  if (!text) return <AdminFrame room="admin-texts" title={words.title} denied />
  return (
    <AdminFrame
      room="admin-texts"
      title={
        <>
          {words.edit}
          {locale === 'fr' ? ' «\u00a0' : ' “'}
          <span lang={text.locale}>{text.title}</span>
          {locale === 'fr' ? '\u00a0»' : '”'}
        </>
      }
      aside={<Link to={href('admin-content', locale, { id: text.id })}>{words.view}</Link>}
    >
      {text.mayEdit ? <TextEditor key={text.id} text={text} categories={all} /> : <Notice>{words.notYours}</Notice>}
    </AdminFrame>
  )
}
