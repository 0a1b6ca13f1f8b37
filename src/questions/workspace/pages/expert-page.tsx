import type { ComponentProps, ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import type { Earnings, PayoutsApi } from '../../../billing/payouts/contract.ts'
import { earningsMessages } from '../../../billing/payouts/parts/load-messages.ts'
import { MandateText } from '../../../billing/payouts/parts/mandate-text.tsx'
import { PayoutAccount } from '../../../billing/payouts/parts/payout-account.tsx'
import type { OwnProfile } from '../../../experts/onboarding/contract-onboarding.ts'
import { en } from '../../../experts/profile/own-profile.text.en.ts'
import { fr } from '../../../experts/profile/own-profile.text.fr.ts'
import {
  OwnProfileForm,
  OwnProfilePicture,
  PublishForm,
  Resign,
} from '../../../experts/profile/parts/own-profile-forms.tsx'
import { mayResign, mayWork } from '../../../experts/standing/standing.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { useReading } from '../../../shell/live/use-reading.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { onboarding } from '../parts/api-clients.ts'
import { useExpertGuard } from '../parts/use-expert-guard.ts'
import '../../../ui/css/screens/plan.css'
import '../../../ui/css/screens/earnings.css'
import '../../../ui/css/screens/become-expert.css'

const payouts = client<PayoutsApi>()

export function loader({ url }: LoaderFunctionArgs) {
  return { words: localeOf(url) === 'fr' ? fr : en, messages: { earnings: earningsMessages(localeOf(url)) } }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.title)

/** An expert's own profile: completed before the first question, changed later; offboarding starts here. */
export default function ExpertPage() {
  const { words, messages } = useLoaderData<typeof loader>()
  const { failures } = messages.earnings
  const locale = useLocale()
  const { door, knock } = useExpertGuard(locale)
  const key = door === 'open' ? 'own' : null
  const own = useReading<OwnProfile>(key, (_key, _known, signal) => onboarding('GET /me/expert/page', { signal }))
  const paid = useReading<Earnings>(key, (_key, _known, signal) => payouts('GET /me/earnings', { signal }))
  const failed = door === 'failed' || (own.problem !== null && own.data === null)
  const shared = own.data && { own: own.data, words, failures, onOwn: (after: OwnProfile) => own.show(() => after) }
  const state = own.data?.state
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{words.title}</h1>
        {state && mayWork(state) && (
          <ButtonLink variant="plain" to={href('requests', locale)}>
            {words.desk}
          </ButtonLink>
        )}
      </header>
      {failed && (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={door === 'failed' ? knock : own.reload}>
          {failureMessage(own.problem, failures, words.refusals)}
        </ErrorState>
      )}
      <NeedsScript />
      {!failed && !shared && <Loading label={words.loading} />}
      {shared && (state === 'suspended' || state === 'terminated') && <Stopped {...shared} state={state} />}
      {state === 'left' && (
        <Notice live title={words.left}>
          <p>
            <a href={href('earnings', locale)}>{words.earnings}</a>
          </p>
        </Notice>
      )}
      {shared && (state === 'onboarding' || (state && mayWork(state))) && (
        <OwnPage {...shared}>
          {paid.data && (
            <PayoutAccount
              earnings={paid.data}
              onChange={(after) => {
                paid.show(() => after)
                own.reload()
              }}
            />
          )}
        </OwnPage>
      )}
    </main>
  )
}

type OwnPageProps = ComponentProps<typeof OwnProfileForm>

/** The cooperation is suspended or has ended: why, and where to contest it. */
function Stopped({ state, ...shared }: OwnPageProps & { state: 'suspended' | 'terminated' }) {
  const { own, words } = shared
  const locale = useLocale()
  return (
    <div className="own-page">
      <Notice tone="danger" title={words[state]}>
        <p>{own.reason}</p>
        <p>{words.contest}</p>
        <p>
          <a href={href('earnings', locale)}>{words.earnings}</a>
        </p>
      </Notice>
      {state === 'suspended' && <Resign {...shared} />}
    </div>
  )
}

/** Everything that the expert may fill in, from the onboarding on; the payout account stands between. */
function OwnPage({ children, ...shared }: OwnPageProps & { children: ReactNode }) {
  const { own, words } = shared
  const { state } = own
  const locale = useLocale()
  return (
    <div className="own-page">
      {state === 'restricted' && (
        <Notice title={words.restricted}>
          <p>{words.restrictedText}</p>
        </Notice>
      )}
      {state === 'leaving' ? (
        <Notice>{words.leaving}</Notice>
      ) : (
        <div className="own-page-lead">
          <p className="soft">{state === 'onboarding' ? words.lead : words.leadOpen}</p>
          {state === 'active' && (
            <p>
              <a href={href('expert', locale, { slug: own.slug })}>{words.seePage}</a>
            </p>
          )}
        </div>
      )}
      <OwnProfileForm {...shared} />
      <OwnProfilePicture {...shared} />
      {children}
      {state === 'onboarding' && (
        <PublishForm
          {...shared}
          mandate={
            <>
              <MandateText />
              <Check name="mandate" label={words.mandate} />
            </>
          }
        />
      )}
      {mayResign(state) && <Resign {...shared} />}
    </div>
  )
}
