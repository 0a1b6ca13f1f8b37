import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { clearlyForeignTo } from '../../../i18n/language-of.ts'
import { type Locale, localeOf } from '../../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { en } from '../applicant-file.text.en.ts'
import { fr } from '../applicant-file.text.fr.ts'
import { en as formEn } from '../application.text.en.ts'
import { fr as formFr } from '../application.text.fr.ts'
import type { ApplicantFile, OnboardingApi } from '../contract-onboarding.ts'
import { en as lettersEn } from '../onboarding-emails.text.en.ts'
import { fr as lettersFr } from '../onboarding-emails.text.fr.ts'
import { AccountForm, AppealForm, RequestedItemsForm, TrialForm, WithdrawForm } from '../parts/applicant-file-forms.tsx'
import { ApplicantStages } from '../parts/applicant-stages.tsx'
import '../../../ui/css/screens/become-expert.css'

const joining = client<OnboardingApi>()

export function loader({ url }: LoaderFunctionArgs) {
  const french = localeOf(url) === 'fr'
  const { letters: _, ...application } = french ? formFr : formEn
  const { items } = french ? lettersFr : lettersEn
  return { words: french ? fr : en, items, failures: french ? failuresFr : failuresEn, messages: { application } }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.title)

/** The page behind an emailed link: the applicant's own application, and what they may do with it now. */
export default function ApplicantFilePage() {
  const { words, items, failures } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const locale = useLocale()
  const [file, setFile] = useState<ApplicantFile | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const read = useCallback(() => {
    setFailed(null)
    joining('POST /joining/read', { body: { token } }).then(setFile, setFailed)
  }, [token])
  useEffect(read, [read])
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.title}</h1>
        {failed !== null && !file && (
          <ErrorState title={words.failed} retryLabel={words.retry} onRetry={read}>
            {failureMessage(failed, failures, words.refusals)}
          </ErrorState>
        )}
        <NeedsScript />
        {failed === null && !file && <Loading label={words.loading} />}
        {file && (
          <>
            <p className="soft">
              {fill(words.reference, { reference: file.reference, date: day(locale, file.submittedAt) })}
            </p>
            <p role="status">{statusOf(file, words)}</p>
            <ApplicantStages file={file} words={words.stages} />
            {!file.byLetter && !file.opened && (
              <p className="soft">{fill(words.byLetterOnly, { email: file.email })}</p>
            )}
            {file.reason && (
              <p>
                <b>{words.reason}</b> <span lang={clearlyForeignTo(locale, file.reason)}>{file.reason}</span>{' '}
                <ReasonLanguage reason={file.reason} said={words.writtenIn} />
              </p>
            )}
            {file.byLetter && <OwnSteps items={items} shared={{ token, file, words, failures, onFile: setFile }} />}
            {file.opened && (
              <p>
                <ButtonLink to={href('login', locale, { next: href('expert-page', locale) })}>
                  {words.signIn}
                </ButtonLink>
              </p>
            )}
            {(file.state === 'expired' || file.state === 'withdrawn') && (
              <p>
                <ButtonLink variant="plain" to={href('expert-application', locale)}>
                  {words.again}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </div>
    </main>
  )
}

type OwnStepsProps = {
  items: ComponentProps<typeof RequestedItemsForm>['items']
  shared: ComponentProps<typeof AppealForm>
}

/** What the applicant may do now, with the link of a letter. */
function OwnSteps({ items, shared }: OwnStepsProps) {
  const { file } = shared
  return (
    <>
      {file.state === 'info_requested' && <RequestedItemsForm {...shared} items={items} />}
      {file.trial && <TrialForm {...shared} text={file.trial} />}
      {file.state === 'rejected' && (file.mayAppeal ? <AppealForm {...shared} /> : <p>{shared.words.appealOver}</p>)}
      {file.state === 'approved' && !file.opened && <AccountForm {...shared} />}
      {file.mayWithdraw && <WithdrawForm {...shared} />}
    </>
  )
}

function statusOf(file: ApplicantFile, words: MessagesLike<typeof fr>): string {
  if (file.opened && file.state === 'approved') return words.opened
  if (!file.byLetter && file.state === 'approved') return words.approvedByLetter
  if (!file.byLetter && (file.state === 'info_requested' || file.state === 'trial_case')) return words.askedByLetter
  return words.states[file.state]
}

/** The staff may have written in the other language. */
function ReasonLanguage({ reason, said }: { reason: string; said: Record<Locale, string> }) {
  const locale = useLocale()
  const foreign = clearlyForeignTo(locale, reason)
  return foreign && <span className="soft small">{said[foreign]}</span>
}
