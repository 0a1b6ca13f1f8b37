import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { MemberOnly } from '../../sign-in/parts/member-only.tsx'
import { addressCountries } from '../countries.ts'
import { ProfileForm } from '../parts/profile-form.tsx'
import { ProfilePicture } from '../parts/profile-picture.tsx'

export function loader({ request, url }: LoaderFunctionArgs) {
  const names = new Intl.DisplayNames(languageTag[localeOf(url)], { type: 'region' })
  return {
    messages: { accounts: accountsMessages(request, 'account', 'profile', 'login', 'confirmAddress') },
    countries: addressCountries.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code })),
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.profile.title)

/** The person's own details: for emails, for invoices, for a meeting. */
export default function EditProfile() {
  const { messages, countries } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.profile.title}</h1>
        <MemberOnly needed={words.account.needed} signIn={words.login.submit} screen="edit-infos">
          {() => (
            <>
              <ProfilePicture />
              <ProfileForm countries={countries} />
            </>
          )}
        </MemberOnly>
      </div>
    </main>
  )
}
