import { type ReactNode, useMemo, useState } from 'react'
import { client } from '../../../api/call.ts'
import { day, hour } from '../../../i18n/format.ts'
import { foreignTo } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldErrors } from '../../../shell/errors/field-problems.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ExpertStanding, StandingTag } from '../../experts/parts/expert-standing.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink, FilledText, MemberLink } from '../../parts/people-links.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { ApplicationsApi, StaffApplication } from '../contract-applications.ts'
import { GrantForm } from './grant-form.tsx'
import { ItemsRequested } from './items-requested.tsx'

type CandidateCardProps = {
  application: StaffApplication
  onDone: () => Promise<void>
}

const desk = client<ApplicationsApi>()

/** What a reviewer does here; what is wrong with one is said beside it and nowhere else. */
type Act = 'papers' | 'claim' | 'approve' | 'ask' | 'trial' | 'reject'
type Failure = { act: Act; error: unknown }
const noProblems: FieldProblem[] = []

const tones = { in_review: 'apricot', approved: 'moss', active: 'moss' } as const

export function CandidateCard({ application, onDone }: CandidateCardProps) {
  const words = useAdminMessages('candidates').candidates
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { id, state, reviewer, expert } = application
  const trial = useFormDraft(`trial:${id}`)
  const refusal = useFormDraft(`refusal:${id}`)
  const problems = useMemo(() => {
    if (!failure) return noProblems
    const said: Record<string, string> = { ...frame.reasons, ...words.refusals }
    const known = fieldErrors(failure.error)
      .map(({ code }) => said[code])
      .find(Boolean)
    return [{ message: known ?? failureMessage(failure.error, failures, said) }]
  }, [failure, frame, words, failures])
  const problemsOf = (act: Act) => (failure?.act === act ? problems : noProblems)
  const failed = (act: Act) => (error: unknown) => setFailure({ act, error })
  const answer = (act: Act, asked: Promise<unknown>, sent?: () => void) =>
    asked.then(() => {
      sent?.()
      setFailure(null)
      return onDone()
    }, failed(act))
  const params = { id }
  const free = state === 'in_review' && !application.refusedByOneself && (!reviewer || reviewer.own)

  const open = (kind: string, name: string) =>
    saveFile(`/admin/applications/${id}/papers/${kind}`, name).catch(failed('papers'))

  return (
    <article className="part-shown case-file" aria-labelledby={`candidate-${id}`}>
      <div className="panel-head">
        <h2 id={`candidate-${id}`}>{expert ? <ExpertLink name={expert.name} /> : application.name}</h2>
        {expert ? (
          <StandingTag expert={expert} />
        ) : (
          <Tag tone={tones[state as keyof typeof tones]}>{words.states[state]}</Tag>
        )}
      </div>
      <p className="soft">
        {application.reference}, {fill(words.sent, { date: day(locale, application.submittedAt) })}
      </p>
      {application.warnings.length > 0 && (
        <Notice title={words.warningsTitle}>
          {application.warnings.map((warning) => words.warnings[warning]).join(' ')}
        </Notice>
      )}
      <Former application={application} />
      <Facts application={application}>
        {application.papers.map(({ kind, name }) => (
          <Button key={kind} variant="plain" onClick={() => void open(kind, name)}>
            {words.kinds[kind]}
          </Button>
        ))}
        <ErrorText id={`papers-${id}`} live>
          {problemsOf('papers')[0]?.message}
        </ErrorText>
      </Facts>
      <Course application={application} />
      {application.waitsFor
        .filter(({ step, others, people }) => {
          const begun = step !== 'second_yes' || application.approvedOnceBy !== null
          return people.length === 0 || (others && begun)
        })
        .map((second) => (
          <SecondPerson key={second.step} second={second} />
        ))}
      {expert && <ExpertStanding expert={expert} onDone={onDone} />}
      {free && (
        <>
          {!reviewer && !application.approvedOnceBy?.own && (
            <>
              <p>
                <Button
                  variant="plain"
                  onClick={() =>
                    void answer('claim', desk('POST /admin/applications/:id/claim', { params, body: { locale } }))
                  }
                >
                  {words.claim}
                </Button>
              </p>
              <ErrorText id={`claim-${id}`} live>
                {problemsOf('claim')[0]?.message}
              </ErrorText>
            </>
          )}
          {!application.approvedOnceBy?.own && (
            <details>
              <summary>{words.accept}</summary>
              <GrantForm
                application={application}
                problems={problemsOf('approve')}
                onSend={(granted, sent) =>
                  answer(
                    'approve',
                    desk('POST /admin/applications/:id/approve', { params, body: { ...granted, locale } }),
                    sent,
                  )
                }
              />
            </details>
          )}
          <details>
            <summary>{words.ask}</summary>
            <ItemsRequested
              id={id}
              problems={problemsOf('ask')}
              onSend={(items, sent) =>
                answer('ask', desk('POST /admin/applications/:id/ask', { params, body: { items, locale } }), sent)
              }
            />
          </details>
          <details>
            <summary>{words.trial}</summary>
            <Form
              {...trial.form}
              summaryTitle={frame.check}
              problems={problemsOf('trial')}
              className="form"
              onSend={(values) => {
                const body = { locale, text: String(values.get('text')) }
                return answer('trial', desk('POST /admin/applications/:id/trial', { params, body }), trial.sent)
              }}
            >
              <TextArea
                name="text"
                id={`trial-${id}`}
                label={words.trialText}
                hint={words.trialHint}
                maxLength={4000}
                rows={8}
              />
              <p className="form-foot">
                <SubmitButton>{words.trialSend}</SubmitButton>
              </p>
            </Form>
          </details>
          <details>
            <summary>{words.refuse}</summary>
            <Form
              {...refusal.form}
              summaryTitle={frame.check}
              problems={problemsOf('reject')}
              className="form"
              onSend={(values) => {
                const body = { locale, reason: String(values.get('reason')) }
                return answer('reject', desk('POST /admin/applications/:id/reject', { params, body }), refusal.sent)
              }}
            >
              <TextArea
                name="reason"
                id={`reason-${id}`}
                label={words.reason}
                hint={words.reasonIn[application.locale]}
                maxLength={1000}
              />
              <p className="form-foot">
                <SubmitButton variant="danger">{words.refuse}</SubmitButton>
              </p>
            </Form>
          </details>
        </>
      )}
    </article>
  )
}

type PartProps = { application: StaffApplication }

function Facts({ application, children }: PartProps & { children: ReactNode }) {
  const words = useAdminMessages('candidates').candidates
  const facts = [
    [words.company, application.companyName],
    [words.register, application.siret],
    [words.registerSays, useRegisterWords(application)],
    [words.language, words.languages[application.locale]],
    [words.vat, application.vatNumber || words[application.country === 'fr' ? 'exempt' : 'noVat']],
    [words.contact, `${application.email}, ${application.phone.replaceAll(' ', '\u00a0')}`],
    [words.address, `${application.address}, ${application.country.toUpperCase()}`],
    [words.fields, application.categories.map(({ name }) => name).join(', ')],
    // Once accepted, the account is with the expert's payouts.
    ...(application.ibanEnd || !application.granted
      ? [[words.account, application.ibanEnd ? fill(words.accountEnd, { end: application.ibanEnd }) : words.noAccount]]
      : []),
    [words.lawful, application.lawfulAt ? words.certified : words.notCertified],
  ]
  return (
    <dl className="file-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{words.papers}</dt>
        <dd>{application.papers.length > 0 ? children : words.noPapers}</dd>
      </div>
    </dl>
  )
}

/** Whether company and address are as the register of companies says, or typed by the applicant. */
function useRegisterWords({ register }: StaffApplication): string {
  const words = useAdminMessages('candidates').candidates.registerWords
  const locale = useLocale()
  if (!register) return words.typed
  const date = day(locale, register.at)
  if (!register.known) return fill(words.unknown, { date })
  if (register.same) return fill(words.same, { date })
  const company = [register.name, register.address].filter(Boolean).join(', ')
  return company ? fill(words.other, { date, company }) : fill(words.hidden, { date })
}

/** What the reviewer should know of an applicant who was an expert before. */
function Former({ application: { former } }: PartProps) {
  const words = useAdminMessages('candidates').candidates
  const locale = useLocale()
  const tag = useLanguageTag()
  if (!former) return null
  const { leftAt, answered, reason, reference } = former
  return (
    <Notice title={words.formerTitle}>
      <p>
        {plural(tag, words.former, answered, { date: day(locale, leftAt) })}{' '}
        {reference ? fill(words.formerFile, { reference }) : words.formerGone}
      </p>
      {reason && (
        <p>
          <b>{words.formerReason}</b> {reason}
        </p>
      )}
    </Notice>
  )
}

type TrialResultProps = {
  trial: NonNullable<StaffApplication['trial']>
  /** The language that the trial was written in. */
  locale: Locale
}

function TrialResult({ trial: { text, answer, waits, passed, note }, locale }: TrialResultProps) {
  const words = useAdminMessages('candidates').candidates
  return (
    <details>
      <summary>{waits ? words.trialWaits[waits] : passed ? words.trialPassed : words.trialFailed}</summary>
      <p lang={locale}>
        <b>{words.trialText}</b> {text}
      </p>
      {answer && (
        <p lang={locale}>
          <b>{words.trialAnswer}</b> {answer}
        </p>
      )}
      {note && (
        <p>
          <b>{words.trialNote}</b> {note}
        </p>
      )}
    </details>
  )
}

const said = (text: string) => ({ text, values: {} })

/** Who holds the review, who has approved, what was requested, what the applicant has replied. */
function Course({ application }: PartProps) {
  const words = useAdminMessages('candidates').candidates
  const locale = useLocale()
  const { reviewer, approvedOnceBy, state } = application
  const lines = [
    reviewer && {
      text: reviewer.own ? words.heldByYou : words.held,
      values: { name: <MemberLink {...reviewer} />, time: hour(locale, reviewer.until) },
    },
    state === 'in_review' &&
      approvedOnceBy && {
        text: approvedOnceBy.own ? words.onceByYou : words.once,
        values: { name: <MemberLink {...approvedOnceBy} /> },
      },
    state === 'in_review' && application.needsTwo && !approvedOnceBy && said(words.needsTwo),
    state === 'in_review' &&
      application.appealed &&
      said(application.refusedByOneself ? words.ownRefusal : words.appealed),
    state === 'approved' && said(words.waitsForPage),
  ].filter((line) => line !== null && line !== false)
  return (
    <>
      {lines.map((line) => (
        <p key={line.text}>
          <FilledText {...line} />
        </p>
      ))}
      {application.asked.length > 0 && (
        <ul>
          {application.asked.map(({ item, note }) => (
            <li key={item}>
              {words.items[item]} {note && <span lang={application.locale}>({note})</span>}
            </li>
          ))}
        </ul>
      )}
      {application.trial && <TrialResult trial={application.trial} locale={application.locale} />}
      {application.reason && (
        <p>
          <b>{words.reasonGiven}</b>{' '}
          <span lang={foreignTo(locale, application.reason, application.locale)}>{application.reason}</span>
        </p>
      )}
      {application.said && (
        <p lang={application.locale}>
          <b>{words.said}</b> {application.said}
        </p>
      )}
    </>
  )
}
