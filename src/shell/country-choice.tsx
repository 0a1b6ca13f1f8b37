import { countryName, keepCountry } from './language.ts'
import { useLanguageTag } from './locale.tsx'
import { offeredCountries } from './offered-countries.ts'
import type { ShellWords } from './words.ts'

type CountryChoiceProps = { words: ShellWords['footer']; country: string; onDone: () => void }

/** The countries that are offered, and the one that was found. */
export default function CountryChoice({ words, country, onDone }: CountryChoiceProps) {
  const tag = useLanguageTag()
  return (
    <p className="field country">
      <label htmlFor="country">{words.chooseCountry}</label>
      <select
        id="country"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this list
        autoFocus
        value={country}
        onChange={(event) => keepCountry(localStorage, event.target.value)}
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
