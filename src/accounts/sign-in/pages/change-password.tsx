import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { privateMeta } from '../../../shell/private-meta.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { ChangePassword } from '../parts/change-password.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return { messages: { accounts: accountsMessages(request, 'reset', 'strength', 'link', 'login', 'confirmAddress') } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.reset.change)

export default function ChangePasswordPage() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.reset.change}</h1>
        <ChangePassword screen="change-password" />
      </div>
    </main>
  )
}
