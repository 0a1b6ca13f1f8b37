import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { localeOf } from '../../../i18n/locale.ts'
import { apiReaderContext, formSenderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import type { CancellationApi } from '../contract.ts'
import type { CancellationStep } from '../form.ts'
import { Cancellation, cancellationHead } from '../parts/cancellation.tsx'
import { loadCancellation } from '../parts/load-cancellation.ts'
import { postCancellation } from '../parts/post-cancellation.ts'
import '../../../ui/css/screens/cancellation.css'

export const handle: ShellHandle = { frame: 'plain' }

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCancellation(url, context.get(apiReaderContext)<CancellationApi>())
}

export async function action({ request, url, context }: ActionFunctionArgs): Promise<CancellationStep | Response> {
  const next = await postCancellation(await request.formData(), {
    kind: 'withdraw',
    locale: localeOf(url),
    send: context.get(formSenderContext),
    read: context.get(apiReaderContext)<CancellationApi>(),
  })
  return 'to' in next ? redirect(next.to, 303) : next
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? cancellationHead('withdraw', loaderData) : []

export default function WithdrawPage() {
  const posted = useActionData() as CancellationStep | undefined
  return <Cancellation kind="withdraw" posted={posted} {...useLoaderData<typeof loader>()} />
}
