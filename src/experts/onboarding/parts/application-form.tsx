import { useEffect } from 'react'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { applicationDocuments } from '../application.ts'
import { applicationSteps } from '../application-steps.ts'
import { CompanyFields, FieldsChosen, type NamedPart, PartTitle, PersonFields } from './application-fields.tsx'
import { useApplicationMessages } from './application-messages.ts'
import { DocumentField } from './document-field.tsx'
import { ResumeOffer } from './resume-offer.tsx'
import { SaveForLater } from './save-for-later.tsx'
import { type SentApplication, useApplication } from './use-application.ts'
import { useSteps } from './use-steps.ts'

const formId = 'application-form'

type ApplicationFormProps = {
  countries: readonly { code: string; name: string }[]
  categories: readonly { slug: string; name: string }[]
  vatStrict: boolean
  /** A SIRET is looked up in the register of companies. */
  companyRegister: boolean
}

/** The specification's registration of experts. Typed input is saved; documents upload as soon as they are chosen. On a phone in steps. */
export function ApplicationForm({ countries, categories, vatStrict, companyRegister }: ApplicationFormProps) {
  const words = useApplicationMessages()
  const tag = useLanguageTag()
  const application = useApplication(words, { vatStrict, countries: countries.map(({ code }) => code) })
  const steps = useSteps(application.problems)
  if (application.sent) return <Sent sent={application.sent} />
  const isLast = !steps.stepped || steps.current === steps.last
  const next = async (values: FormData) => {
    if (application.checkStep(values, steps.current)) steps.go(steps.current + 1)
  }
  const named = { isNamed: steps.stepped }
  const parts = [
    <CompanyFields key="company" {...named} countries={countries} vatStrict={vatStrict} register={companyRegister} />,
    <PersonFields key="you" {...named} />,
    <FieldsChosen key="categories" {...named} categories={categories} />,
    <Papers key="papers" {...named} application={application} />,
    <Agreement key="agreement" />,
  ]
  return (
    <>
      <p className="lead">{words.lead}</p>
      <div data-ready={application.ready || undefined} onClickCapture={steps.onClickCapture}>
        <ResumeOffer formId={formId} papers={application.papers} onAnother={application.dropPapers} />
        {steps.stepped && (
          <p ref={steps.title} tabIndex={-1} className="application-step">
            {fill(words.steps.title, {
              n: steps.current + 1,
              of: applicationSteps.length,
              name: words.steps.names[applicationSteps[steps.current] ?? 'company'],
            })}
          </p>
        )}
        <Form
          {...application.form}
          id={formId}
          onSend={isLast ? application.send : next}
          problems={application.problems}
          summaryTitle={plural(tag, words.summary, application.problems.length)}
          method="post"
          className="form"
        >
          {parts.map((part, step) => (
            <div key={part.key} hidden={steps.isHidden(step)} className="application-part">
              {part}
            </div>
          ))}
          <p className="form-foot">
            <SubmitButton>{isLast ? words.submit : words.steps.next}</SubmitButton>
            {steps.stepped && steps.current > 0 && (
              <Button variant="plain" onClick={() => steps.go(steps.current - 1)}>
                {words.steps.back}
              </Button>
            )}
          </p>
        </Form>
        <SaveForLater formId={formId} />
      </div>
    </>
  )
}

const sentId = 'application-sent'

/** With the form goes what was pressed in it: reading goes on here. */
function Sent({ sent }: { sent: SentApplication }) {
  const words = useApplicationMessages()
  useEffect(() => focusIfLost(sentId, true), [])
  return (
    <div id={sentId}>
      <Notice tone="success" title={words.sentTitle} live>
        <p>{fill(words.sent, sent)}</p>
        <p>
          <a href={sent.page}>{words.follow}</a>
        </p>
      </Notice>
    </div>
  )
}

type PapersProps = NamedPart & { application: ReturnType<typeof useApplication> }

function Papers({ application, isNamed }: PapersProps) {
  const words = useApplicationMessages()
  const locale = useLocale()
  return (
    <fieldset className="form-group">
      <PartTitle isNamed={isNamed}>{words.papers}</PartTitle>
      <p className="hint">{words.papersHint}</p>
      {applicationDocuments.map((name) => {
        const paper = application.papers[name]
        return (
          <DocumentField
            key={name}
            name={name}
            paper={paper?.there ? paper : null}
            gone={paper?.name}
            ensureSession={() => ensureSession(locale)}
            onSending={application.onSending}
            onPaper={(sent) => application.keepPaper(name, sent)}
          />
        )
      })}
    </fieldset>
  )
}

function Agreement() {
  const words = useApplicationMessages()
  const locale = useLocale()
  return (
    <>
      <TextField
        name="iban"
        label={words.iban}
        hint={words.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        data-unkept=""
      />
      <Check name="lawful" data-unkept="" label={words.lawful} required />
      <Check
        name="terms"
        data-unkept=""
        required
        label={
          <>
            {words.terms}
            <a href={href('expert-terms', locale)} target="_blank" rel="noreferrer">
              {words.termsLink}
            </a>
          </>
        }
      />
    </>
  )
}
