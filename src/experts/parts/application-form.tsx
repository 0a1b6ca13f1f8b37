import { useEffect, useRef, useState } from 'react'
import { type CallError, client } from '../../api/call.ts'
import { fill, plural, type WordsLike } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { dropDraft, keepDraft, readDraft } from '../../shell/autosave.ts'
import { useFormDraft } from '../../shell/form-draft.ts'
import { useLanguageTag, useLocale } from '../../shell/locale.tsx'
import { codeOf } from '../../shell/say-failure.ts'
import { ensureSession } from '../../shell/visitor.ts'
import { Check } from '../../ui/check.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton, useFieldProblem } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { fr } from '../application.text.fr.ts'
import {
  type Application,
  type ApplicationComplaint,
  type ApplicationPaper,
  applicationComplaints,
  applicationPapers,
} from '../application.ts'
import type { ApplicationApi, KeptPaper } from '../contract-application.ts'
import { PaperField } from './paper-field.tsx'

export type ApplicationWords = Omit<WordsLike<typeof fr>, 'letters'>

type Papers = Record<ApplicationPaper, KeptPaper | null>

const nothing: Papers = { identity: null, diploma: null, picture: null }
const papersKey = 'application-papers'

type ApplicationFormProps = {
  words: ApplicationWords
  countries: readonly { code: string; name: string }[]
  categories: readonly { slug: string; name: string }[]
  vatStrict: boolean
}

/** The specification's registration of experts. Nothing typed is lost; documents leave when they are chosen. */
export function ApplicationForm({ words, countries, categories, vatStrict }: ApplicationFormProps) {
  const locale = useLocale()
  const tag = useLanguageTag()
  const [ready, setReady] = useState(false)
  const [country, setCountry] = useState('fr')
  const [exempt, setExempt] = useState(false)
  const [papers, setPapers] = useState<Papers>(nothing)
  const [sending, setSending] = useState(0)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const draft = useFormDraft('application')
  const key = useRef(crypto.randomUUID())

  useEffect(() => {
    setPapers({ ...nothing, ...readDraft<Papers>(papersKey)?.value })
    setReady(true)
  }, [])

  const say = ({ field, code }: ApplicationComplaint | { field: string; code: string }): FieldProblem => {
    const sentences = words.invalid as Readonly<Record<string, string>>
    const label = (words as unknown as Record<string, unknown>)[field]
    return {
      field,
      message: sentences[code] ?? words.invalid.invalid,
      apart: code === 'required' ? fill(words.requiredField, { field: String(label ?? field) }) : undefined,
    }
  }

  async function send(values: FormData) {
    if (sending > 0) return setProblems([{ message: words.waitForPapers }])
    const text = (name: string) => String(values.get(name) ?? '')
    const given: Application = {
      companyName: text('companyName'),
      siret: text('siret'),
      vatNumber: text('vatNumber'),
      vatExempt: values.has('vatExempt'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      address: text('address'),
      postalCode: text('postalCode'),
      city: text('city'),
      country: text('country'),
      iban: text('iban'),
      categories: values.getAll('categories').map(String),
      identity: papers.identity?.id ?? null,
      diploma: papers.diploma?.id ?? null,
      picture: papers.picture?.id ?? null,
      terms: values.has('terms'),
      lawful: values.has('lawful'),
    }
    const complaints = applicationComplaints(given, { vatStrict, countries: countries.map(({ code }) => code) })
    if (complaints.length > 0) return setProblems(complaints.map(say))
    try {
      await ensureSession(locale)
      const body = { ...given, categories: [...given.categories], locale }
      const { reference } = await client<ApplicationApi>()('POST /applications', { body, key: key.current })
      draft.sent()
      dropDraft(papersKey)
      setSent({ reference, email: given.email })
    } catch (error) {
      key.current = crypto.randomUUID()
      const errors = (error as CallError).problem?.errors
      if (errors?.length) return setProblems(errors.map(say))
      const code = codeOf(error)
      if (code === 'file_missing') setPapers(nothing)
      const sentence = (words.refusals as Readonly<Record<string, string>>)[code] ?? words.refusals.failed
      setProblems([{ field: code === 'email_in_use' ? 'email' : undefined, message: sentence }])
    }
  }

  if (sent)
    return (
      <Notice tone="success" title={words.sentTitle} live>
        {fill(words.sent, sent)}
      </Notice>
    )
  const french = country === 'fr'
  return (
    <div data-ready={ready || undefined}>
      <Form
        {...draft.form}
        onSend={send}
        problems={problems}
        summaryTitle={plural(tag, words.summary, problems.length)}
        method="post"
        className="form"
      >
        <fieldset className="form-group">
          <legend>{words.company}</legend>
          <TextField
            name="companyName"
            label={words.companyName}
            autoComplete="organization"
            maxLength={160}
            required
          />
          <SelectField
            name="country"
            label={words.country}
            autoComplete="country"
            defaultValue="fr"
            onChange={({ target }) => setCountry(target.value)}
            required
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="siret"
            label={french ? words.siret : words.registration}
            hint={french ? words.siretHint : words.registrationHint}
            inputMode={french ? 'numeric' : undefined}
            maxLength={30}
            required
          />
          <TextField name="vatNumber" label={words.vatNumber} hint={words.vatHint} maxLength={30} required={!exempt} />
          {french && !vatStrict && (
            <Check
              name="vatExempt"
              label={words.vatExempt}
              checked={exempt}
              onChange={({ target }) => setExempt(target.checked)}
            />
          )}
        </fieldset>
        <fieldset className="form-group">
          <legend>{words.you}</legend>
          <div className="form-row">
            <TextField name="firstName" label={words.firstName} autoComplete="given-name" maxLength={80} required />
            <TextField name="lastName" label={words.lastName} autoComplete="family-name" maxLength={80} required />
          </div>
          <EmailField name="email" label={words.email} maxLength={254} required />
          <TextField name="phone" type="tel" label={words.phone} autoComplete="tel" maxLength={30} required />
          <TextField name="address" label={words.address} autoComplete="street-address" maxLength={200} required />
          <div className="form-row">
            <TextField name="postalCode" label={words.postalCode} autoComplete="postal-code" maxLength={12} required />
            <TextField name="city" label={words.city} autoComplete="address-level2" maxLength={100} required />
          </div>
        </fieldset>
        <FieldsChosen words={words} categories={categories} />
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
          {applicationPapers.map((name) => (
            <PaperField
              key={name}
              name={name}
              words={words}
              paper={papers[name]}
              ensureSession={() => ensureSession(locale)}
              onSending={(running) => setSending((count) => count + (running ? 1 : -1))}
              onPaper={(paper) => {
                setPapers((before) => {
                  const after = { ...before, [name]: paper }
                  keepDraft(papersKey, after)
                  return after
                })
              }}
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

type FieldsChosenProps = {
  words: ApplicationWords
  categories: ApplicationFormProps['categories']
}

function FieldsChosen({ words, categories }: FieldsChosenProps) {
  const problem = useFieldProblem('categories')
  return (
    <fieldset className="form-group" aria-describedby={problem ? 'field-categories-error' : undefined}>
      <legend>{words.categories}</legend>
      <p className="hint">{words.categoriesHint}</p>
      <ErrorText id="field-categories-error">{problem}</ErrorText>
      <div className="category-checks">
        {categories.map(({ slug, name }, index) => (
          <Check
            key={slug}
            id={index === 0 ? 'field-categories' : `field-categories-${slug}`}
            name="categories"
            value={slug}
            label={name}
            error={null}
          />
        ))}
      </div>
    </fieldset>
  )
}
