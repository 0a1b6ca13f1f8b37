import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { privateMeta } from '../../../shell/private-meta.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { ChangePassword } from '../parts/change-password.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return { words: accountsMessages(request, 'reset', 'strength', 'link', 'login') }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.reset.change)

export default function ChangePasswordPage() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.reset.change}</h1>
        <ChangePassword words={words} screen="change-password" />
      </div>
    </main>
  )
}
