import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import { ChangePassword } from '../parts/change-password.tsx'
import { accountsWords } from '../parts/page-words.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return { words: accountsWords(request, 'reset', 'strength', 'link', 'login') }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.words.reset.change} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
    : []

/** A new password from the settings. */
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
