import type { Browser, Locator, Page } from '@playwright/test'
import { en as accountsEn } from '../src/accounts/text.en.ts'
import { fr as accountsFr } from '../src/accounts/text.fr.ts'
import { en as candidatesEn } from '../src/admin/applications/applications.text.en.ts'
import { fr as candidatesFr } from '../src/admin/applications/applications.text.fr.ts'
import { codes as codesEn } from '../src/admin/codes.text.en.ts'
import { codes as codesFr } from '../src/admin/codes.text.fr.ts'
import * as consoleEn from '../src/admin/console.text.en.ts'
import * as consoleFr from '../src/admin/console.text.fr.ts'
import { en as secondEn } from '../src/admin/second-person/second-person.text.en.ts'
import { fr as secondFr } from '../src/admin/second-person/second-person.text.fr.ts'
import { en as staffEn } from '../src/admin/staff/staff.text.en.ts'
import { fr as staffFr } from '../src/admin/staff/staff.text.fr.ts'
import { href } from '../src/screens.ts'
import { authenticatorCode } from './authenticator.ts'
import { chooseLanguageShown, expect } from './fixtures.ts'
import type { Language } from './interface-texts.ts'

/** The console as its members meet it: how they sign in, where they land, what their role opens. */

export const staffTexts = {
  fr: {
    accounts: accountsFr,
    candidates: candidatesFr,
    codes: codesFr,
    file: consoleFr.file,
    frame: consoleFr.frame,
    home: consoleFr.home,
    second: secondFr,
    staff: staffFr,
  },
  en: {
    accounts: accountsEn,
    candidates: candidatesEn,
    codes: codesEn,
    file: consoleEn.file,
    frame: consoleEn.frame,
    home: consoleEn.home,
    second: secondEn,
    staff: staffEn,
  },
}

/** Of whoever joins in a journey. */
export const memberPassword = 'Corbeau-42-Lanterne'

/** Of somebody else, who is not signed in. */
export async function anotherWindow(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
  await context.addInitScript(chooseLanguageShown)
  return context.newPage()
}

export async function logIn(page: Page, language: Language, email: string): Promise<void> {
  await page.goto(href('login', language))
  await enterPassword(page, language, email)
}

export async function enterPassword(page: Page, language: Language, email: string): Promise<void> {
  const { fields, login } = staffTexts[language].accounts
  await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeEnabled()
  await page.getByRole('textbox', { name: fields.email }).fill(email)
  await page.getByRole('textbox', { name: fields.password, exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

export async function enterCode(page: Page, language: Language, code: string): Promise<void> {
  const { secondFactor, fields } = staffTexts[language].accounts
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.title })).toBeVisible()
  await page.getByRole('textbox', { name: fields.code }).fill(code)
  await page.getByRole('button', { name: secondFactor.submit }).click()
}

export async function standsOnDashboard(
  page: Page,
  language: Language,
  rooms: readonly (keyof typeof consoleFr.frame.rooms)[],
) {
  const { frame, home } = staffTexts[language]
  await expect(page).toHaveURL(new RegExp(`${href('admin-home', language)}$`))
  await expect(page.getByText(home.today)).toBeVisible()
  const links = page.getByRole('navigation', { name: frame.label }).getByRole('link')
  await expect(links).toHaveText(rooms.map((room) => new RegExp(`^${frame.rooms[room]}( \\(\\d+\\))?$`)))
}

/** What a role opens, in the order of the navigation. */
export const rooms = {
  support: [
    'admin-home',
    'admin-second-person',
    'admin-payments',
    'admin-subscriptions',
    'admin-disputes',
    'admin-payouts',
    'admin-ledger',
    'admin-quotes',
    'admin-messages',
    'admin-texts',
    'email-tester',
  ],
  editor: ['admin-home', 'admin-texts', 'email-tester'],
} as const

/** Scans the code, types what the app shows and keeps the recovery codes; returns the key for the app and the codes. */
export async function setUpApp(where: Locator, language: Language): Promise<{ key: string; recovery: string[] }> {
  const { secondFactor, fields } = staffTexts[language].accounts
  const key = ((await where.locator('.secret').textContent()) ?? '').split(':').at(-1)?.replace(/\s/g, '') ?? ''
  await where.getByRole('textbox', { name: fields.code }).fill(await authenticatorCode(key))
  await where.getByRole('button', { name: secondFactor.submit }).click()
  await expect(where.locator('.recovery li')).toHaveCount(8)
  const recovery = await where.locator('.recovery li').allTextContents()
  await where.getByRole('button', { name: secondFactor.recoveryKept }).click()
  return { key, recovery }
}
