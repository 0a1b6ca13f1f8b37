import { useState } from 'react'
import { addressCountries } from '../../../accounts/profile/countries.ts'
import type { BodyOf } from '../../../api/endpoint.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { countryName } from '../../../shell/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useEarningsMessages } from '../../payouts/parts/use-earnings-messages.ts'
import type { OwnTax, TaxApi } from '../contract.ts'
import { type SellerKind, sellerKinds } from '../tax.ts'

type Body = BodyOf<TaxApi['PUT /me/tax']>
type Country = Body['country']

type TaxFormProps = {
  known: OwnTax['identity']
  /** What the application said, to be checked. */
  prefill: OwnTax['prefill']
  onCancel: (() => void) | null
  onSend: (body: Body) => Promise<void>
}

export function TaxForm({ known, prefill, onCancel, onSend }: TaxFormProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { page, refusals } = words.tax
  const [kind, setKind] = useState<SellerKind>(known?.kind ?? 'person')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const isPerson = kind === 'person'
  const begun = known ?? prefill
  const registration = begun?.registration ?? ''
  // A French company is known to the tax authority by its SIREN, with which every SIRET begins.
  const siren = !isPerson && !known && prefill?.country === 'fr' ? registration.slice(0, 9) : ''
  const country = (name: 'taxCountry' | 'country') => (
    <SelectField name={name} label={page[name]} defaultValue={known?.[name] ?? prefill?.country ?? 'fr'}>
      {addressCountries.map((code) => (
        <option key={code} value={code}>
          {countryName(languageTag[locale], code)}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Form
      summaryTitle={page.check}
      problems={problems}
      onSend={(values) => {
        const text = (name: string) => String(values.get(name) ?? '')
        return onSend({
          kind,
          name: text('name'),
          bornOn: text('bornOn') || null,
          taxNumber: text('taxNumber'),
          taxCountry: text('taxCountry') as Country,
          registration: text('registration'),
          vatNumber: text('vatNumber'),
          address: text('address'),
          postalCode: text('postalCode'),
          city: text('city'),
          country: text('country') as Country,
        }).catch((error: unknown) =>
          setProblems(fieldProblems(error, words.failures, refusals, undefined, { locale, labels: page })),
        )
      }}
    >
      <SelectField
        name="kind"
        label={page.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'company' ? 'company' : 'person')}
      >
        {sellerKinds.map((one) => (
          <option key={one} value={one}>
            {page.kinds[one]}
          </option>
        ))}
      </SelectField>
      {!known && prefill && <p className="hint">{page.prefilled}</p>}
      <TextField
        key={`name-${kind}`}
        name="name"
        label={page.name}
        defaultValue={known?.name ?? (isPerson ? prefill?.person : prefill?.company)}
        maxLength={200}
        required
      />
      {isPerson && (
        <TextField name="bornOn" type="date" label={page.bornOn} defaultValue={known?.bornOn ?? ''} required />
      )}
      {country('taxCountry')}
      <TextField
        key={`number-${kind}`}
        defaultValue={siren}
        name="taxNumber"
        label={page.taxNumber}
        hint={page.taxHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
      />
      {!isPerson && <TextField name="registration" label={page.registration} defaultValue={registration} required />}
      <TextField name="vatNumber" label={page.vatNumber} optional={page.optional} defaultValue={begun?.vatNumber} />
      <TextField
        name="address"
        label={page.address}
        defaultValue={begun?.address}
        autoComplete="street-address"
        required
      />
      <TextField
        name="postalCode"
        label={page.postalCode}
        defaultValue={begun?.postalCode}
        autoComplete="postal-code"
        required
      />
      <TextField name="city" label={page.city} defaultValue={begun?.city} autoComplete="address-level2" required />
      {country('country')}
      <div className="form-foot">
        <SubmitButton>{page.save}</SubmitButton>
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            {page.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
