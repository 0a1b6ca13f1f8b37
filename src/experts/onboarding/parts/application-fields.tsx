import { useState } from 'react'
import { SiretField } from '../../../accounts/profile/parts/siret-field.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { useFieldProblem } from '../../../ui/forms/form.tsx'
import { needsVatNumber, normalizeNumber } from '../application.ts'
import { useApplicationMessages } from './application-messages.ts'
import { RegisterOffer } from './register-offer.tsx'

/** The line above the form says the name of this part already, as the step that is filled in. */
export type NamedPart = { isNamed: boolean }

/** Shown once: where the line above says it, only the fields' group bears it. */
export const PartTitle = ({ isNamed, children }: NamedPart & { children: string }) => (
  <legend className={isNamed ? 'sr' : undefined}>{children}</legend>
)

type CompanyFieldsProps = NamedPart & {
  countries: readonly { code: string; name: string }[]
  vatStrict: boolean
  /** A SIRET is looked up in the register of companies. */
  register: boolean
}

/** The country decides which number is asked for. */
export function CompanyFields({ countries, vatStrict, register, isNamed }: CompanyFieldsProps) {
  const words = useApplicationMessages()
  const [country, setCountry] = useState('fr')
  const [exempt, setExempt] = useState(false)
  const french = country === 'fr'
  const [siret, setSiret] = useState('')
  return (
    <fieldset className="form-group">
      <PartTitle isNamed={isNamed}>{words.company}</PartTitle>
      <TextField name="companyName" label={words.companyName} autoComplete="organization" maxLength={160} required />
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
      {french ? (
        <SiretField
          name="siret"
          label={words.siret}
          hint={words.siretHint}
          doubt={words.siretDoubt}
          maxLength={30}
          required
          onBlur={({ target }) => setSiret(normalizeNumber(target.value))}
        />
      ) : (
        <TextField name="siret" label={words.registration} hint={words.registrationHint} maxLength={30} required />
      )}
      {french && register && <RegisterOffer siret={siret} />}
      <TextField
        name="vatNumber"
        label={words.vatNumber}
        optional={french || vatStrict ? undefined : words.optional}
        hint={french ? words.vatHint : undefined}
        maxLength={30}
        required={needsVatNumber({ country, exempt }, { vatStrict })}
      />
      {french && !vatStrict && (
        <Check
          name="vatExempt"
          label={words.vatExempt}
          checked={exempt}
          onChange={({ target }) => setExempt(target.checked)}
        />
      )}
    </fieldset>
  )
}

export function PersonFields({ isNamed }: NamedPart) {
  const words = useApplicationMessages()
  return (
    <fieldset className="form-group">
      <PartTitle isNamed={isNamed}>{words.you}</PartTitle>
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
  )
}

type FieldsChosenProps = NamedPart & {
  categories: readonly { slug: string; name: string }[]
}

export function FieldsChosen({ categories, isNamed }: FieldsChosenProps) {
  const words = useApplicationMessages()
  const problem = useFieldProblem('categories')
  return (
    <fieldset className="form-group" aria-describedby={problem ? 'field-categories-error' : undefined}>
      <PartTitle isNamed={isNamed}>{words.categories}</PartTitle>
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
