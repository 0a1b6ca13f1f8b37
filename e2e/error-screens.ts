import type { Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { expect } from './fixtures.ts'
import { storeToken, visitorWithEmail, visitorWithQuestion } from './sign-in.ts'

/** Where errors happen: how one gets there, what one types and what must still be there afterwards. */

export const written = {
  fr: 'Mon voisin fait des travaux la nuit depuis le 3 octobre, que puis-je faire ?',
  en: 'My neighbour has been doing building work at night since 3 October, what can I do?',
}
export const texts = {
  fr: {
    question: 'Votre question',
    preview: 'Obtenir un aperçu gratuit',
    close: 'Fermer la question',
    closeForGood: 'Fermer définitivement',
    expert: 'Demander à un expert',
    terms: /18 ans/,
    start: /Commencer tout de suite/,
    order: /Commander avec obligation de paiement/,
    declined: 'Carte refusée',
    email: 'Adresse e-mail',
    goOn: 'Continuer',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    forgotten: 'Mot de passe oublié ?',
    sendLink: 'Envoyer le lien',
    reply: 'Répondre à l’assistant',
    resend: 'Renvoyer',
    missing: 'Cette page n’existe pas, ou n’existe plus.',
    failed: 'Quelque chose s’est cassé de notre côté.',
    again: 'Réessayer',
  },
  en: {
    question: 'Your question',
    preview: 'Get a free preview',
    close: 'Close the question',
    closeForGood: 'Close for good',
    expert: 'Ask an expert',
    terms: /18 or over/,
    start: /Start now/,
    order: /Order with obligation to pay/,
    declined: 'Declined card',
    email: 'Email address',
    goOn: 'Continue',
    password: 'Password',
    logIn: 'Log in',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    reply: 'Reply to the assistant',
    resend: 'Send again',
    missing: 'This page does not exist, or no longer does.',
    failed: 'Something broke on our side.',
    again: 'Try again',
  },
}

export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click()

export async function standAsking(page: Page, locale: Locale) {
  await page.goto(href('ask', locale, { category: 'logement' }))
  await page.getByRole('textbox', { name: texts[locale].question }).fill(written[locale])
}

export async function standInTalk(page: Page, locale: Locale) {
  const { token, id } = await visitorWithQuestion(page.request, locale)
  await storeToken(page.context(), token)
  await page.goto(href('consultation', locale, { id }))
  await page.getByRole('textbox', { name: texts[locale].reply }).fill(written[locale])
}

export async function standAtCheckout(page: Page, locale: Locale) {
  const { token, id } = await visitorWithEmail(page.request, locale)
  await storeToken(page.context(), token)
  await page.goto(href('checkout', locale, { question: id }))
  await expect(page.getByRole('button', { name: texts[locale].order })).toBeVisible()
  await page.getByRole('checkbox', { name: texts[locale].terms }).check()
  await page.getByRole('checkbox', { name: texts[locale].start }).check()
}

export const order = (page: Page, locale: Locale) => press(page, texts[locale].order)

export async function keepsTicks(page: Page, locale: Locale) {
  await expect(page.getByRole('checkbox', { name: texts[locale].terms })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: texts[locale].start })).toBeChecked()
}

export async function keepsOrder(page: Page, locale: Locale) {
  await keepsTicks(page, locale)
  await expect(page.locator('[name=number]')).not.toHaveValue('')
}

export const choose = (page: Page, name: string, mimeType: string, body: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(body) })

export const keepsMessage = (page: Page, locale: Locale) =>
  expect(page.getByRole('textbox', { name: texts[locale].reply })).toHaveValue(written[locale])

export async function standAtLogin(page: Page, locale: Locale) {
  await page.goto(href('login', locale))
  await expect(page.getByRole('button', { name: texts[locale].logIn, exact: true })).toBeEnabled()
}

export const logIn = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: texts[locale].logIn, exact: true }).click()

export const emailField = (page: Page, locale: Locale) => page.getByRole('textbox', { name: texts[locale].email })
export const passwordField = (page: Page, locale: Locale) => page.getByLabel(texts[locale].password, { exact: true })
export const beside = (name: string) => (page: Page, sentence: string) =>
  page.locator(`#field-${name}-error`).getByText(sentence, { exact: true })

export async function standForgotten(page: Page, locale: Locale) {
  await page.goto(href('password-reset', locale))
  await emailField(page, locale).fill('robin@example.com')
}

export async function standWriting(page: Page, locale: Locale, message: Record<'name' | 'email' | 'message', string>) {
  await page.goto(href('contact', locale))
  for (const [field, value] of Object.entries(message)) await page.locator(`[name=${field}]`).fill(value)
  // The page's own sending, not the browser's.
  await expect(page.locator('main form[novalidate]')).toBeVisible()
}

export const write = async (page: Page) => void (await page.locator('main form [type=submit]').click())
