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
  onCancel: (() => void) | null
  onSend: (body: Body) => Promise<void>
}

export function TaxForm({ known, onCancel, onSend }: TaxFormProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { page, refusals } = words.tax
  const [kind, setKind] = useState<SellerKind>(known?.kind ?? 'person')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const isPerson = kind === 'person'
  const country = (name: 'taxCountry' | 'country') => (
    <SelectField name={name} label={page[name]} defaultValue={known?.[name] ?? 'fr'}>
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
      <TextField name="name" label={page.name} defaultValue={known?.name} maxLength={200} required />
      {isPerson && (
        <TextField name="bornOn" type="date" label={page.bornOn} defaultValue={known?.bornOn ?? ''} required />
      )}
      {country('taxCountry')}
      <TextField
        name="taxNumber"
        label={page.taxNumber}
        hint={page.taxHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
      />
      {!isPerson && (
        <TextField name="registration" label={page.registration} defaultValue={known?.registration} required />
      )}
      <TextField name="vatNumber" label={page.vatNumber} optional={page.optional} defaultValue={known?.vatNumber} />
      <TextField
        name="address"
        label={page.address}
        defaultValue={known?.address}
        autoComplete="street-address"
        required
      />
      <TextField
        name="postalCode"
        label={page.postalCode}
        defaultValue={known?.postalCode}
        autoComplete="postal-code"
        required
      />
      <TextField name="city" label={page.city} defaultValue={known?.city} autoComplete="address-level2" required />
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
