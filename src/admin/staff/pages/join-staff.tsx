import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountsMessages } from '../../../accounts/parts/page-messages.ts'
import { completeSignIn } from '../../../accounts/sign-in/parts/after-sign-in.ts'
import { type Challenge, SecondFactor } from '../../../accounts/sign-in/parts/second-factor.tsx'
import { secretFromFragment } from '../../../accounts/sign-in/redirect-path.ts'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { frame as frameEn } from '../../console.text.en.ts'
import { frame as frameFr } from '../../console.text.fr.ts'
import type { JoinStaffApi } from '../contract-staff.ts'
import { type InvitationView, JoinForm } from '../parts/join-form.tsx'
import { en } from '../staff.text.en.ts'
import { fr } from '../staff.text.fr.ts'

const api = client<JoinStaffApi>()

export function loader({ request, url }: LoaderFunctionArgs) {
  const french = localeOf(url) === 'fr'
  return {
    words: (french ? fr : en).join,
    roleNames: (french ? frameFr : frameEn).roleNames,
    messages: { accounts: accountsMessages(request, 'secondFactor', 'passkeys', 'strength') },
  }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.title)

/** Keeps the secret while its owner signs in elsewhere, in this tab only. */
const keptSecret = 'staff-invitation'

/** Reads the secret from the fragment, which reaches no server; viewing the invitation does not consume it. */
function readSecret(): string | null {
  const carried = secretFromFragment(location.hash, 'token')
  try {
    if (carried) sessionStorage.setItem(keptSecret, carried)
    return carried ?? sessionStorage.getItem(keptSecret)
  } catch {
    return carried
  }
}

function forgetSecret(): void {
  try {
    sessionStorage.removeItem(keptSecret)
  } catch {
    // The entry ends with the tab.
  }
}

type Step =
  | { is: 'reading' }
  | { is: 'refused'; message: string }
  | { is: 'asked'; token: string; seen: InvitationView }
  | { is: 'factor'; challenge: Challenge }

/** The page of a staff invitation: name, password, second factor, then the first page of the console. */
export default function JoinStaff() {
  const { words, roleNames, messages } = useLoaderData<typeof loader>()
  const { failures, refusals } = messages.accounts
  const locale = useLocale()
  const [step, setStep] = useState<Step>({ is: 'reading' })
  const refuse = (message: string) => setStep({ is: 'refused', message })

  // biome-ignore lint/correctness/useExhaustiveDependencies: read on opening and on each new link
  useEffect(() => {
    const read = () => {
      const token = readSecret()
      if (!token) return refuse(words.missing)
      api('POST /staff-invitation/look', { body: { token } }).then(
        (seen) => setStep({ is: 'asked', token, seen }),
        (error: unknown) => refuse(saying(error)),
      )
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  function saying(error: unknown): string {
    if (codeOf(error) !== 'link_invalid') return failureMessage(error, failures, refusals)
    forgetSecret()
    return words.spent
  }

  const entered = (token: string) => {
    forgetSecret()
    void completeSignIn(token, href('admin-home', locale), locale)
  }
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        {step.is === 'factor' ? (
          <SecondFactor
            challenge={step.challenge}
            onEntered={entered}
            onStartOver={() => location.assign(href('login', locale, { next: href('admin-home', locale) }))}
          />
        ) : (
          <>
            <h1>{words.title}</h1>
            {step.is === 'reading' && (
              <>
                <NeedsScript />
                <Loading label={words.title} />
              </>
            )}
            {step.is === 'refused' && (
              <Notice tone="danger" live>
                {step.message}
              </Notice>
            )}
            {step.is === 'asked' && (
              <JoinForm
                token={step.token}
                seen={step.seen}
                words={words}
                roleNames={roleNames}
                onSpent={() => refuse(words.spent)}
                onAccepted={(challenge) => setStep({ is: 'factor', challenge })}
              />
            )}
          </>
        )}
      </div>
    </main>
  )
}
