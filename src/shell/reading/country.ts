import { languageTag } from '../../i18n/locale.ts'
import { offeredCountries } from '../country/offered-countries.ts'
import {
  countryKey,
  countryName,
  followCountry,
  readStored,
  showCountryName,
  storeCountry,
} from '../language/language.ts'
import type { PageData } from './page-data.ts'

type Words = PageData['words']['country']

/** The country that was found for this browser, and a way to correct it. */
export function startCountry(words: Words): void {
  const line = document.querySelector<HTMLElement>('[data-country]')
  if (!line) return
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--link',
    textContent: words.changeCountry,
  })
  button.addEventListener('click', () => choose(line, words))
  const show = () => {
    if (!readStored(localStorage, countryKey)) return
    showCountryName()
    line.append(button)
  }
  followCountry(show)
  show()
}

/** The countries that are offered, and the one that was found, in the place of the line until one leaves the list. */
function choose(line: HTMLElement, words: Words): void {
  const country = readStored(localStorage, countryKey) ?? ''
  const tag = languageTag[document.documentElement.lang === 'en' ? 'en' : 'fr']
  const field = Object.assign(document.createElement('p'), { className: 'field country' })
  const label = Object.assign(document.createElement('label'), { htmlFor: 'country', textContent: words.chooseCountry })
  const list = Object.assign(document.createElement('select'), { id: 'country' })
  for (const code of offeredCountries(country)) list.append(new Option(countryName(tag, code), code))
  list.value = country
  list.addEventListener('change', () => storeCountry(localStorage, list.value))
  list.addEventListener('blur', () => {
    field.replaceWith(line)
    showCountryName()
  })
  field.append(label, ' ', list)
  line.replaceWith(field)
  list.focus()
}
