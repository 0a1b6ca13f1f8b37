import type { ComponentProps, ReactNode } from 'react'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/forms/form.tsx'
import {
  type MeetingAddress,
  type MeetingCountry,
  type MeetingField,
  meetingCountries,
  meetingFields,
} from '../address.ts'
import { useMeetingMessages } from './messages.ts'

const ways: Record<Exclude<MeetingField, 'country'>, Partial<Parameters<typeof TextField>[0]>> = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
}

const countryName = (tag: string, country: string) =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(country.toUpperCase())

type AddressStepProps = {
  /** Of the draft of the request. */
  form: Partial<ComponentProps<typeof Form>>
  given: MeetingAddress
  /** Where somebody receives; the others are named, and cannot be chosen. */
  countries: readonly MeetingCountry[]
  problems: readonly FieldProblem[]
  onNext: (values: FormData) => Promise<void>
  /** Fields below the address. */
  children: ReactNode
}

/** The first step of a request: who asks, and where. */
export function AddressStep({ form, given, countries, problems, onNext, children }: AddressStepProps) {
  const words = useMeetingMessages()
  const tag = useLanguageTag()
  const missing = meetingCountries.filter((code) => !countries.includes(code))
  return (
    <Form
      {...form}
      onSend={onNext}
      problems={problems}
      summaryTitle={plural(tag, words.summary, problems.length)}
      method="post"
    >
      <p>{words.firstText}</p>
      {missing.length > 0 && (
        <p className="soft">
          {fill(words.nobodyInText, { country: missing.map((code) => countryName(tag, code)).join(', ') })}
        </p>
      )}
      {(Object.keys(ways) as (keyof typeof ways)[]).map((name) => (
        <TextField
          key={name}
          name={name}
          id={`field-${name}`}
          label={words[name]}
          defaultValue={given[name]}
          required
          {...ways[name]}
        />
      ))}
      <SelectField
        name="country"
        label={words.country}
        autoComplete="country"
        defaultValue={countries.find((code) => code === given.country) ?? 'fr'}
      >
        {meetingCountries.map((code) => (
          <option key={code} value={code} disabled={missing.includes(code)}>
            {missing.includes(code)
              ? fill(words.nobodyIn, { country: countryName(tag, code) ?? code })
              : countryName(tag, code)}
          </option>
        ))}
      </SelectField>
      {children}
      <p className="form-foot">
        <SubmitButton>{words.next}</SubmitButton>
      </p>
    </Form>
  )
}

/** What was given, and who will see which part of it. */
export function AddressRecap({ given, wish }: Pick<AddressStepProps, 'given'> & { wish: string }) {
  const words = useMeetingMessages()
  const tag = useLanguageTag()
  return (
    <>
      <dl className="recap">
        {meetingFields.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{name === 'country' ? countryName(tag, given.country) : given[name]}</dd>
          </div>
        ))}
        {wish && (
          <div>
            <dt>{words.wish}</dt>
            <dd>{wish}</dd>
          </div>
        )}
      </dl>
      <h3>{words.sees}</h3>
      <ul className="recap-sees">
        <li>{words.seesFirst}</li>
        <li>{words.seesThen}</li>
        <li>{words.seesUntil}</li>
      </ul>
    </>
  )
}
