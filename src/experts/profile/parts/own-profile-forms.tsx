import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import { uploadFile } from '../../../api/upload-file.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { OnboardingApi, OwnProfile } from '../../onboarding/contract-onboarding.ts'
import type { fr } from '../own-profile.text.fr.ts'

export type OwnProfileMessages = MessagesLike<typeof fr>
type PartProps = {
  own: OwnProfile
  words: OwnProfileMessages
  failures: FailureMessages
  onOwn: (own: OwnProfile) => void
}

const joining = client<OnboardingApi>()

const genders = ['f', 'm', 'x'] as const
const locales = ['fr', 'en'] as const

/** The texts of the page, in each language in which the expert answers, and the assistant's name and gender. */
export function OwnProfileForm(props: PartProps) {
  const { own, words, onOwn } = props
  const locale = useLocale()
  const { fields } = own
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [saved, setSaved] = useState(false)
  const [spoken, setSpoken] = useState<readonly Locale[]>(fields.languages)
  const draft = useFormDraft('own-page')

  function send(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? '')
    const gender = (name: string) => genders.find((one) => one === text(name)) ?? 'x'
    const body = {
      gender: gender('gender'),
      assistantName: text('assistantName'),
      assistantGender: gender('assistantGender'),
      professionFr: text('professionFr'),
      professionEn: text('professionEn'),
      headlineFr: text('headlineFr'),
      headlineEn: text('headlineEn'),
      bioFr: text('bioFr'),
      bioEn: text('bioEn'),
      languages: locales.filter((locale) => values.has(`speaks-${locale}`)),
    }
    return joining('PUT /me/expert/page', { body }).then(
      (after) => {
        draft.sent()
        setProblems([])
        setSaved(true)
        onOwn(after)
      },
      (error: unknown) => {
        setSaved(false)
        setProblems(fieldProblems(error, props.failures, words.refusals, undefined, { locale, labels: words }))
      },
    )
  }
  const select = (name: 'gender' | 'assistantGender') => (
    <SelectField name={name} label={words[name]} defaultValue={fields[name]}>
      {genders.map((one) => (
        <option key={one} value={one}>
          {words.genders[one]}
        </option>
      ))}
    </SelectField>
  )
  const inLanguage = (locale: 'Fr' | 'En', legend: string, required: boolean) => (
    <fieldset className="form-group">
      <legend>{legend}</legend>
      {!required && <p className="soft">{words.otherLanguage}</p>}
      <TextField
        name={`profession${locale}`}
        label={words[`profession${locale}`]}
        defaultValue={fields[`profession${locale}`]}
        maxLength={120}
        lang={locale.toLowerCase()}
        required={required}
      />
      <TextField
        name={`headline${locale}`}
        label={words[`headline${locale}`]}
        defaultValue={fields[`headline${locale}`]}
        maxLength={120}
        lang={locale.toLowerCase()}
        required={required}
      />
      <TextArea
        name={`bio${locale}`}
        label={words[`bio${locale}`]}
        hint={words.bioHint}
        defaultValue={fields[`bio${locale}`]}
        maxLength={2000}
        lang={locale.toLowerCase()}
        required={required}
      />
    </fieldset>
  )
  return (
    <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.check} className="form">
      <fieldset className="form-group">
        <legend>{words.you}</legend>
        {select('gender')}
        <p>{words.languages}</p>
        {locales.map((locale) => (
          <Check
            key={locale}
            name={`speaks-${locale}`}
            label={words.languageNames[locale]}
            checked={spoken.includes(locale)}
            onChange={({ target: { checked } }) =>
              setSpoken((before) => locales.filter((one) => (one === locale ? checked : before.includes(one))))
            }
          />
        ))}
      </fieldset>
      <fieldset className="form-group">
        <legend>{words.assistant}</legend>
        <TextField
          name="assistantName"
          label={words.assistantName}
          hint={words.assistantHint}
          defaultValue={fields.assistantName}
          maxLength={40}
          required
        />
        {select('assistantGender')}
      </fieldset>
      {inLanguage('Fr', words.french, spoken.includes('fr'))}
      {inLanguage('En', words.english, spoken.includes('en'))}
      <p className="form-foot">
        <SubmitButton variant={own.state === 'onboarding' ? 'plain' : 'primary'}>{words.save}</SubmitButton>
      </p>
      {saved && (
        <Notice tone="success" live>
          {words.saved}
        </Notice>
      )}
    </Form>
  )
}

export function OwnProfilePicture({ own, words, failures, onOwn }: PartProps) {
  const { running, problem, run } = useAct(failures, words.refusals)
  const [shown, setShown] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = (file: File) =>
    run('send', async () => {
      const body = new FormData()
      body.append('file', file)
      onOwn(await uploadFile<OwnProfile>('PUT', '/me/expert/picture', body))
      setShown(URL.createObjectURL(file))
    })
  const src = shown ?? (own.state === 'onboarding' ? null : own.picture || null)
  return (
    <section aria-labelledby="own-picture">
      <h2 id="own-picture">{words.picture}</h2>
      <div className="own-picture-row">
        {src && <img src={src} alt="" width={72} height={72} className="own-picture-face" />}
        <Button variant="plain" busy={running !== null} onClick={() => input.current?.click()}>
          {words.choosePicture}
        </Button>
      </div>
      <p role="status">{own.picture ? words.pictureThere : words.pictureMissing}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <ErrorText id="picture-error" live>
        {problem}
      </ErrorText>
    </section>
  )
}

/** The last step: accepting the terms and the certification, which publishes the page. */
export function PublishForm(props: PartProps & { mandate: ReactNode }) {
  const { own, words, onOwn } = props
  const locale = useLocale()
  const tag = useLanguageTag()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const missing = own.missing.map((part) => words.parts[part])
  return (
    <section aria-labelledby="open-page">
      <h2 id="open-page">{words.open}</h2>
      <p role="status">
        {missing.length > 0
          ? fill(words.openMissing, { parts: new Intl.ListFormat(tag).format(missing) })
          : words.openText}
      </p>
      <Form
        problems={problems}
        summaryTitle={words.check}
        className="form"
        onSend={(values) => {
          const said = (field: 'terms' | 'lawful') => ({ field, message: words.refusals[`${field}_required`] })
          const unticked = (['lawful', 'terms'] as const).filter((field) => !values.has(field))
          if (unticked.length > 0) {
            setProblems(unticked.map(said))
            return undefined
          }
          const body = {
            terms: true as const,
            lawful: true as const,
            available: values.has('available'),
            mandate: values.has('mandate'),
            locale,
          }
          return joining('POST /me/expert/open', { body }).then(onOwn, (error: unknown) => {
            setProblems(fieldProblems(error, props.failures, words.refusals))
          })
        }}
      >
        <Check name="lawful" label={words.lawful} required />
        <Check
          name="terms"
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
        {props.mandate}
        <Check name="available" label={words.available} defaultChecked />
        <p className="form-foot">
          <SubmitButton disabled={missing.length > 0}>{words.open}</SubmitButton>
        </p>
      </Form>
    </section>
  )
}

export function Resign(props: PartProps) {
  const { words, onOwn } = props
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  return (
    <details>
      <summary>{words.leave}</summary>
      <p>{props.own.state === 'suspended' ? words.leaveNow : words.leaveText}</p>
      {problems.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      <Button
        variant="danger"
        onClick={() =>
          void joining('POST /me/expert/leave').then(onOwn, (error: unknown) => {
            setProblems(fieldProblems(error, props.failures, words.refusals))
          })
        }
      >
        {words.leaveSure}
      </Button>
    </details>
  )
}
