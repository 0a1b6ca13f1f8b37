import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { brand } from '../../brand.ts'
import { fillAll } from '../../i18n/text.ts'
import { readerContext, senderContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import type { LeavingApi } from '../contract-leaving.ts'
import { en } from '../leaving.text.en.ts'
import { fr } from '../leaving.text.fr.ts'
import type { LeavingStep } from '../leaving-form.ts'
import { Leaving } from '../parts/leaving.tsx'
import { postLeaving } from '../parts/leaving-post.ts'
import '../../ui/leaving.css'

export const handle: ShellHandle = { frame: 'plain' }

/** Readings are shared for a moment: none of these may be older than what has just been declared. */
const now = () => Date.now().toString(36)

export async function loader({ url, context }: LoaderFunctionArgs) {
  const link = url.searchParams.get('link')
  const read = context.get(readerContext)<LeavingApi>()
  const view = link ? await read('GET /leaving', { query: { link, done: now() } }).catch(() => null) : null
  const { shared, cancel, withdraw } = fillAll(localeOf(url) === 'fr' ? fr : en, { brand: brand.name })
  return {
    words: { shared, cancel, withdraw },
    contract: link && view ? { link, view } : null,
    over: link !== null && view === null,
    sent: url.searchParams.has('sent'),
  }
}

export async function action({ request, url, context }: ActionFunctionArgs): Promise<LeavingStep | Response> {
  const read = context.get(readerContext)<LeavingApi>()
  const next = await postLeaving(await request.formData(), {
    kind: 'cancel',
    locale: localeOf(url),
    send: context.get(senderContext),
    receiptOf: async (link) => {
      const view = await read('GET /leaving', { query: { link, done: now() } })
      return view.cancelled?.hash ?? null
    },
  })
  return 'to' in next ? redirect(next.to, 303) : next
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words.cancel
  return [
    { title },
    { name: 'description', content: description },
    ...(loaderData.contract ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function CancelPage() {
  const posted = useActionData() as LeavingStep | undefined
  return <Leaving kind="cancel" locale={useLocale()} posted={posted} {...useLoaderData<typeof loader>()} />
}
