import { expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { createInProcessSender } from './in-process-sender.ts'

setUpTestApp()

const firstNumber = async (languages: string | undefined, text: string, locale: string) => {
  // The address tells no country.
  testApp.ports.countries.countryOf = () => null
  const headers = new Headers(languages ? { 'accept-language': languages } : {})
  const send = createInProcessSender(testApp.api)(new Request('http://house.test/', { method: 'POST', headers }), {})
  const problem = await send('POST /questions/by-letter', { text, locale, notEmergency: [], safeToWrite: null })
  expect(problem?.code).toBe('emergency_stands')
  return (problem?.data?.screen as { first: { href: string } } | undefined)?.first.href
}

const english = 'i wanna kms tonight'
const french = 'je vais me suicider ce soir, j’ai tout préparé'

it.each([
  ['en-US,en;q=0.9', english, 'en', 'tel:988'],
  ['en-CA', english, 'en', 'tel:988'],
  ['en-IE,en;q=0.8', english, 'en', 'tel:116123'],
  ['en-AU, en', english, 'en', 'tel:131114'],
  ['en', english, 'en', 'tel:116123'],
  [undefined, english, 'en', 'tel:116123'],
  ['fr-BE, fr;q=0.9', french, 'fr', 'tel:080032123'],
  ['fr-CH', french, 'fr', 'tel:143'],
  ['fr-CA, en-US;q=0.8', french, 'fr', 'tel:988'],
  ['fr-FR', french, 'fr', 'tel:3114'],
  ['en-US', french, 'fr', 'tel:3114'],
  [undefined, french, 'fr', 'tel:3114'],
])('a form without script is answered for the country of its browser’s language, %s: %s', async (...given) => {
  const [languages, text, locale, number] = given
  expect(await firstNumber(languages, text, locale)).toBe(number)
})

it('the place that the text names comes before that country', async () => {
  expect(await firstNumber('en-US', `${english}, i live in Leeds`, 'en')).toBe('tel:116123')
})

it('so does the time zone of a browser that runs', async () => {
  const response = await testApp.api.request('/questions/propose', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
    body: JSON.stringify({ text: english, locale: 'en', timeZone: 'Europe/London' }),
  })
  const { emergency } = (await response.json()) as { emergency: { screen: { first: { href: string } } } }
  expect(emergency.screen.first.href).toBe('tel:116123')
})
