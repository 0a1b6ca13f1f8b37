import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { applicationDocuments } from '../application.ts'
import { CompanyFields, FieldsChosen, PersonFields } from './application-fields.tsx'
import { useApplicationMessages } from './application-messages.ts'
import { DocumentField } from './document-field.tsx'
import { useApplication } from './use-application.ts'

type ApplicationFormProps = {
  countries: readonly { code: string; name: string }[]
  categories: readonly { slug: string; name: string }[]
  vatStrict: boolean
}

/** The specification's registration of experts. Typed input is saved; documents upload as soon as they are chosen. */
export function ApplicationForm({ countries, categories, vatStrict }: ApplicationFormProps) {
  const words = useApplicationMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const application = useApplication(words, { vatStrict, countries: countries.map(({ code }) => code) })
  if (application.sent)
    return (
      <Notice tone="success" title={words.sentTitle} live>
        {fill(words.sent, application.sent)}
      </Notice>
    )
  return (
    <div data-ready={application.ready || undefined}>
      <Form
        {...application.form}
        onSend={application.send}
        problems={application.problems}
        summaryTitle={plural(tag, words.summary, application.problems.length)}
        method="post"
        className="form"
      >
        <CompanyFields countries={countries} vatStrict={vatStrict} />
        <PersonFields />
        <FieldsChosen categories={categories} />
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
        <fieldset className="form-group">
          <legend>{words.papers}</legend>
          <p className="hint">{words.papersHint}</p>
          {applicationDocuments.map((name) => (
            <DocumentField
              key={name}
              name={name}
              paper={application.papers[name]}
              ensureSession={() => ensureSession(locale)}
              onSending={application.onSending}
              onPaper={(paper) => application.keepPaper(name, paper)}
            />
          ))}
        </fieldset>
        <Check name="lawful" data-unkept="" label={words.lawful} required />
        <Check
          name="terms"
          data-unkept=""
          required
          label={
            <>
              {words.terms}
              <a href={href('terms', locale)} target="_blank" rel="noreferrer">
                {words.termsLink}
              </a>
            </>
          }
        />
        <p className="form-foot">
          <SubmitButton>{words.submit}</SubmitButton>
        </p>
      </Form>
    </div>
  )
}
