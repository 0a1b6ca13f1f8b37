import { useLanguageTag } from '../../i18n/use-locale.ts'
import { countryName, storeCountry } from '../language/language.ts'
import { useShellMessages } from '../use-shell-messages.ts'
import { offeredCountries } from './offered-countries.ts'

type CountryChoiceProps = { country: string; onDone: () => void }

/** The countries that are offered, and the one that was found. */
export default function CountryChoice({ country, onDone }: CountryChoiceProps) {
  const words = useShellMessages().footer
  const tag = useLanguageTag()
  return (
    <p className="field country">
      <label htmlFor="country">{words.chooseCountry}</label>
      <select
        id="country"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this list
        autoFocus
        value={country}
        onChange={(event) => storeCountry(localStorage, event.target.value)}
        onBlur={onDone}
      >
        {offeredCountries(country).map((code) => (
          <option key={code} value={code}>
            {countryName(tag, code)}
          </option>
        ))}
      </select>
    </p>
  )
}
