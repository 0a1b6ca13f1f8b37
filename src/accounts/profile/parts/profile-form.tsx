import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi, Profile } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { SiretField } from './siret-field.tsx'

const accounts = client<AccountsApi>()

const texts = [
  'firstName',
  'lastName',
  'phone',
  'address',
  'postalCode',
  'city',
  'company',
  'siret',
  'vatNumber',
] as const

type OwnDetailsProps = {
  countries: { code: string; name: string }[]
}

/** The form for the own details. Typed input stays in the fields, whatever the reply. */
export function ProfileForm({ countries }: OwnDetailsProps) {
  const words = useAccountsMessages('account', 'profile')
  const { profile, account } = words
  const locale = useLocale()
  const [own, setOwn] = useState<Profile | null>(null)
  const [saved, setSaved] = useState(false)
  const draft = useFormDraft('details')
  const { problems, summaryTitle, failed, clear } = useFormErrors({ ...words, fields: { ...words.fields, ...profile } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    accounts('GET /me/profile').then(setOwn, failed)
  }, [])
  if (!own) return problems.length > 0 ? <Notice tone="danger">{problems[0]?.message}</Notice> : null

  async function send(values: FormData) {
    const given = Object.fromEntries(texts.map((name) => [name, String(values.get(name) ?? '')]))
    const country = String(values.get('country') ?? '')
    try {
      await accounts('PATCH /me/profile', { body: { ...given, country: country || null } })
      clear()
      draft.sent()
      setSaved(true)
    } catch (error) {
      setSaved(false)
      failed(error)
    }
  }

  const field = (name: (typeof texts)[number], more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField name={name} label={profile[name]} defaultValue={own[name] ?? ''} {...more} />
  )
  return (
    <Form
      {...draft.form}
      onSend={send}
      onInput={() => {
        setSaved(false)
        if (problems.length > 0) clear()
      }}
      problems={problems}
      summaryTitle={summaryTitle}
      method="post"
      className="form form--narrow"
    >
      {saved && (
        <Notice tone="success" live>
          {account.saved}
        </Notice>
      )}
      {draft.restored && <Notice live>{account.unsaved}</Notice>}
      <fieldset className="form-group">
        <legend>{profile.identity}</legend>
        {field('firstName', { autoComplete: 'given-name' })}
        {field('lastName', { autoComplete: 'family-name' })}
        {field('phone', { autoComplete: 'tel', type: 'tel' })}
      </fieldset>
      <fieldset className="form-group">
        <legend>{profile.home}</legend>
        {field('address', { autoComplete: 'street-address' })}
        {field('postalCode', { autoComplete: 'postal-code' })}
        {field('city', { autoComplete: 'address-level2' })}
        <SelectField name="country" label={profile.country} autoComplete="country" defaultValue={own.country ?? ''}>
          <option value="">{profile.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <fieldset className="form-group">
        <legend>{profile.business}</legend>
        <p className="soft">{profile.businessIntro}</p>
        {field('company', { autoComplete: 'organization' })}
        <SiretField
          name="siret"
          label={profile.siret}
          hint={profile.siretHint}
          doubt={profile.siretDoubt}
          defaultValue={own.siret ?? ''}
        />
        {field('vatNumber', { hint: profile.vatHint })}
      </fieldset>
      <p className="form-foot">
        <SubmitButton>{account.save}</SubmitButton>
        <Link to={href('account', locale)}>{account.back}</Link>
      </p>
    </Form>
  )
}
