import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { languageTag } from '../../i18n/locale.ts'
import { localeOf } from '../../shell/locale.tsx'
import { privateMeta } from '../../shell/private-meta.ts'
import { addressCountries } from '../countries.ts'
import { MemberOnly } from '../parts/member-only.tsx'
import { OwnDetails } from '../parts/own-details.tsx'
import { OwnPicture } from '../parts/own-picture.tsx'
import { accountsWords } from '../parts/page-words.ts'

export function loader({ request, url }: LoaderFunctionArgs) {
  const names = new Intl.DisplayNames(languageTag[localeOf(url)], { type: 'region' })
  return {
    words: accountsWords(request, 'account', 'profile', 'login'),
    countries: addressCountries.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code })),
  }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.profile.title)

/** Who one is: for letters, for invoices, for a meeting. */
export default function EditInfos() {
  const { words, countries } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.profile.title}</h1>
        <MemberOnly words={words} needed={words.account.needed} signIn={words.login.submit} screen="edit-infos">
          {() => (
            <>
              <OwnPicture words={words} />
              <OwnDetails words={words} countries={countries} />
            </>
          )}
        </MemberOnly>
      </div>
    </main>
  )
}
