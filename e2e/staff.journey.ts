import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, linkInLetter } from './api-calls.ts'
import { authenticatorCode } from './authenticator.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { newVisitor, signIn, storeToken } from './sign-in.ts'
import {
  anotherWindow,
  enterCode,
  enterPassword,
  logIn,
  memberPassword as password,
  rooms,
  setUpApp,
  standsOnDashboard,
  staffTexts as texts,
} from './staff-room.ts'

/** How somebody becomes staff, and what an owner does with their access; in the end they are a client. */

const people = {
  fr: { firstName: 'Solène', lastName: 'Vasseur', name: 'Solène Vasseur' },
  en: { firstName: 'Ronan', lastName: 'Gallagher', name: 'Ronan Gallagher' },
}
const owner = 'admin@demo.test'

/** On the dashboard, which offers the second step to whoever has none. */
async function switchFactorOn(page: Page, language: Language): Promise<void> {
  const { secondFactor, fields } = texts[language].accounts
  await page.getByRole('button', { name: secondFactor.enable, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(fields.currentPassword).fill(password)
  await dialog.getByRole('button', { name: secondFactor.goOn }).click()
  await setUpApp(dialog, language)
  await expect(dialog).toBeHidden()
}

const invitationTo = (email: string) => ({ to: email, template: 'staff.invited', link: /http[^"]+#token=[\w-]+/ })

const reason = 'Renfort demandé par la direction.'

async function invitedTo(request: APIRequestContext, token: string, email: string, language: Language) {
  const invited = { email, roles: ['editor'], locale: language, reason }
  await call(request, ['POST', '/admin/staff/invitations'], token, invited)
  return linkInLetter(request, invitationTo(email))
}

/** The member with this address is a client again. */
async function takeRolesAway(request: APIRequestContext, token: string, email: string): Promise<void> {
  const { members } = await call(request, ['GET', '/admin/staff'], token)
  const { id } = members.find((member: { email: string }) => member.email === email)
  await call(request, ['PUT', `/admin/staff/${id}/roles`], token, { roles: [], reason })
}

/** A client with a password and a second step; its recovery codes. */
async function clientWithFactor(request: APIRequestContext, email: string, language: Language): Promise<string[]> {
  const visitor = await newVisitor(request, language)
  await call(request, ['POST', '/sign-up'], visitor, { email, password, locale: language })
  const letter = { to: email, template: 'accounts.confirm', link: /#token=[\w-]+/ }
  const secret = (await linkInLetter(request, letter)).split('=')[1]
  const { token } = await call(request, ['POST', '/sign-in/link/open'], visitor, { token: secret, password })
  const { secret: key } = await call(request, ['POST', '/me/second-factor'], token, { password })
  const proof = { code: await authenticatorCode(key) }
  return (await call(request, ['POST', '/me/second-factor/confirm'], token, proof)).recoveryCodes
}

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const { staff, frame, codes, accounts } = texts[language]
    const { roleNames } = frame
    const acts: Record<string, string> = codes.acts
    const findsNothing = async (page: Page) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/page/i)
      await expect(page.getByRole('navigation', { name: frame.label })).toHaveCount(0)
    }

    test('an owner invites somebody, who joins; then changes, ends, resets, suspends and takes away the access', async ({
      page,
      browser,
      request,
    }) => {
      const { firstName, lastName, name } = people[language]
      const email = `${crypto.randomUUID()}@staff.test`
      await storeToken(page.context(), await signIn(request, owner))
      await page.goto(href('admin-staff', language))
      await page.getByRole('button', { name: staff.invite }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(staff.email).fill(email)
      await dialog.getByLabel(staff.reason).fill(`Renfort pour les messages, ${language}.`)
      await dialog.getByRole('button', { name: staff.send }).click()
      await expect(dialog.getByText(staff.refusals.roles_missing).last()).toBeVisible()
      await dialog.getByRole('checkbox', { name: roleNames.support, exact: true }).check()
      await dialog.getByRole('radio', { name: staff.languages[language] }).check()
      await dialog.getByRole('button', { name: staff.send }).click()
      await expect(dialog).toBeHidden()
      const invitation = page.getByRole('article', { name: email })
      await expect(invitation).toContainText(staff.states.invited)
      await expect(invitation).toContainText(roleNames.support)

      const link = await linkInLetter(request, invitationTo(email))
      const member = await anotherWindow(browser, language)
      await member.goto(link)
      await expect(member.getByRole('heading', { level: 1, name: staff.join.title })).toBeVisible()
      await expect(member.getByRole('main')).toContainText(email)
      await member.getByLabel(staff.join.firstName, { exact: true }).fill(firstName)
      await member.getByLabel(staff.join.lastName, { exact: true }).fill(lastName)
      await member.getByRole('textbox', { name: accounts.fields.newPassword }).fill('court')
      await member.getByRole('button', { name: staff.join.accept }).click()
      await expect(member.getByText(accounts.refusals.password_too_short).last()).toBeVisible()
      await member.getByRole('textbox', { name: accounts.fields.newPassword }).fill(password)
      await member.getByRole('button', { name: staff.join.accept }).click()
      const { key } = await setUpApp(member.getByRole('main'), language)
      await standsOnDashboard(member, language, rooms.support)
      // The link has served once.
      const late = await anotherWindow(browser, language)
      await late.goto(link)
      await expect(late.getByText(staff.join.spent)).toBeVisible()
      await late.context().close()

      await page.reload()
      await expect(invitation).toHaveCount(0)
      const card = page.locator('.staff-members').getByRole('article', { name })
      await expect(card).toContainText(staff.factorOn)
      const said: (readonly [act: string, why: string])[] = []
      const act = async (which: keyof typeof staff.acts, fillIn = async (_dialog: Locator) => {}) => {
        await card.getByRole('button', { name: staff.acts[which] }).click()
        await fillIn(dialog)
        const why = `Décidé avec la direction, ${language} ${said.length}.`
        said.push([which === 'factor' ? 'staff.second_factor' : `staff.${which}`, why])
        await dialog.getByLabel(staff.reason).fill(why)
        await dialog.getByRole('button', { name: staff.acts[which] }).click()
        await expect(dialog).toBeHidden()
      }

      await act('sessions')
      await expect(card).toContainText(staff.noSession)
      await member.reload()
      await findsNothing(member)
      await logIn(member, language, email)
      await enterCode(member, language, await authenticatorCode(key, 1))
      await standsOnDashboard(member, language, rooms.support)

      await act('roles', async (asked) => {
        await asked.getByRole('checkbox', { name: roleNames.support, exact: true }).uncheck()
        await asked.getByRole('checkbox', { name: roleNames.editor, exact: true }).check()
      })
      await expect(card).toContainText(roleNames.editor)
      await member.reload()
      await standsOnDashboard(member, language, rooms.editor)

      await act('factor')
      await expect(card).toContainText(staff.factorOff)
      await logIn(member, language, email)
      await standsOnDashboard(member, language, rooms.editor)
      await switchFactorOn(member, language)
      await page.reload()
      await expect(card).toContainText(staff.factorOn)
      await act('factor')
      await logIn(member, language, email)
      await standsOnDashboard(member, language, rooms.editor)

      await act('suspend')
      await expect(card).toContainText(staff.states.suspended)
      await expect(card).toContainText(said.at(-1)?.[1] ?? '')
      await logIn(member, language, email)
      await expect(member).toHaveURL(new RegExp(`${href('my-requests', language)}$`))
      await member.goto(href('admin-home', language))
      await findsNothing(member)
      await act('lift')
      await expect(card).toContainText(staff.states.active)
      await act('roles', (asked) => asked.getByRole('checkbox', { name: roleNames.editor, exact: true }).uncheck())
      await expect(card).toHaveCount(0)

      const journal = page.getByRole('table')
      for (const [kind, why] of said) {
        const row = journal.getByRole('row').filter({ hasText: why })
        await expect(row).toContainText(acts[kind] ?? '?')
        await expect(row).toContainText('Alix Renard')
      }
      expect(await violationsOf(page)).toEqual([])
      await member.context().close()
    })

    test('somebody who has an account and a second step joins only by signing in, with both', async ({
      browser,
      request,
    }) => {
      const page = await anotherWindow(browser, language)
      const email = `${crypto.randomUUID()}@staff.test`
      const token = await signIn(request, owner)
      const recoveryCodes = await clientWithFactor(request, email, language)
      await page.goto(await invitedTo(request, token, email, language))
      await expect(page.getByText(staff.join.other)).toBeVisible()
      await page.getByRole('link', { name: staff.join.signIn }).click()
      await enterPassword(page, language, email)
      await enterCode(page, language, recoveryCodes[0] ?? '')
      await expect(page.getByText(staff.join.own)).toBeVisible()
      await page.getByRole('textbox', { name: accounts.fields.newPassword }).fill(`${password}-2`)
      await page.getByRole('button', { name: staff.join.accept }).click()
      await enterCode(page, language, recoveryCodes[1] ?? '')
      await standsOnDashboard(page, language, rooms.editor)
      await takeRolesAway(request, token, email)
      await page.context().close()
    })
  })
