import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readerContext, senderContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import type { LeavingApi } from '../contract-leaving.ts'
import type { LeavingStep } from '../leaving-form.ts'
import { Leaving, leavingHead } from '../parts/leaving.tsx'
import { loadLeaving } from '../parts/leaving-load.ts'
import { postLeaving } from '../parts/leaving-post.ts'
import '../../ui/leaving.css'

export const handle: ShellHandle = { frame: 'plain' }

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadLeaving(url, context.get(readerContext)<LeavingApi>())
}

export async function action({ request, url, context }: ActionFunctionArgs): Promise<LeavingStep | Response> {
  const next = await postLeaving(await request.formData(), {
    kind: 'withdraw',
    locale: localeOf(url),
    send: context.get(senderContext),
    read: context.get(readerContext)<LeavingApi>(),
  })
  return 'to' in next ? redirect(next.to, 303) : next
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? leavingHead('withdraw', loaderData) : []

export default function WithdrawPage() {
  const posted = useActionData() as LeavingStep | undefined
  return <Leaving kind="withdraw" locale={useLocale()} posted={posted} {...useLoaderData<typeof loader>()} />
}
