import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { port } from './server.ts'
import { signIn } from './sign-in.ts'
import { enterCode, setUpApp } from './staff-room.ts'

/** Browsers tie a passkey to a domain, which an address of numbers is not. */
const site = `http://localhost:${port}`
const account = { email: 'client@demo.test', password: 'clairavis-demo' }

/**
 * A device that holds passkeys and whose owner is present. A browser without offers at a field answers only what is
 * pressed: with them, whichever of the two comes first signs in.
 */
async function virtualDevice(page: Page): Promise<{ offers: (on: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('offers')) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  return { offers: (on) => page.evaluate((on) => sessionStorage.setItem('offers', on ? 'yes' : ''), on) }
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

test.use({ baseURL: site })
test.beforeAll(async ({ server }) => {
  await server.stop()
  await server.start({ PUBLIC_SITE_URL: site })
})
test.afterAll(async ({ server }) => {
  await server.stop()
  await server.start()
})

test('a passkey is added, opens the account, stands for the second step, and is removed', async ({
  page,
  complaints,
}) => {
  const device = await virtualDevice(page)
  await page.goto(href('login', 'fr'))
  await enterPassword(page)
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)
  await page.goto(`${href('account', 'fr')}#security`)
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la clé').fill('Téléphone de Camille')
  await dialog.getByLabel('Mot de passe actuel').fill(account.password)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Téléphone de Camille')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])

  const signOut = async () => {
    await page.getByRole('button', { name: 'Me déconnecter' }).click()
    await expect(page).toHaveURL(/\/fr$/)
    await page.goto(href('login', 'fr'))
  }
  await signOut()
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)
  // The browser offers it at the field of the address too, where nothing of the page is pressed.
  await page.goto(`${href('account', 'fr')}#security`)
  await device.offers(true)
  await signOut()
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)
  await device.offers(false)
  await page.goto(`${href('account', 'fr')}#security`)
  await expect(page.getByText('cet appareil, avec une clé d’accès')).toBeVisible()

  await page.getByRole('button', { name: 'Activer avec une clé d’accès' }).click()
  await dialog.getByLabel('Mot de passe actuel').fill(account.password)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.locator('.recovery li')).toHaveCount(8)
  await dialog.getByRole('button', { name: 'Je les ai gardés' }).click()
  await signOut()
  await enterPassword(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible()
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)

  await page.goto(`${href('account', 'fr')}#security`)
  await page.getByRole('button', { name: 'Désactiver la vérification en deux étapes' }).click()
  await dialog.getByLabel('Mot de passe actuel').fill(account.password)
  await dialog.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(dialog.getByText('Clé d’accès vérifiée.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Désactiver' }).click()
  await expect(page.getByRole('button', { name: 'Activer avec une clé d’accès' })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer la clé Téléphone de Camille' }).click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByText('Aucune clé d’accès pour l’instant.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('somebody who is invited to the staff adds the passkey without which the console stays closed', async ({
  page,
  request,
  server,
}) => {
  const owner = await signIn(request, 'admin@demo.test')
  const who = { email: `${crypto.randomUUID()}@staff.test`, password: 'seven geese in a blue barn' }
  const invitation = { email: who.email, roles: ['support'], locale: 'en', reason: 'Joins the support this week.' }
  await call(request, ['POST', '/admin/staff/invitations'], owner, invitation)
  const letter = async () => {
    const { letters } = await call(request, ['GET', `/admin/letters?to=${who.email}`], owner)
    return letters[0]?.id
  }
  await expect.poll(letter).toBeTruthy()
  const { html } = await call(request, ['GET', `/admin/letters/${await letter()}`], owner)
  const [link = ''] = /\/en\/[\w-]+#token=[\w-]+/.exec(html) ?? []
  await server.stop()
  await server.start({ PUBLIC_SITE_URL: site, STAFF_PASSKEY: 'required' })

  await virtualDevice(page)
  await page.goto(link)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moor')
  await page.getByLabel('New password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  const { recovery } = await setUpApp(page.getByRole('main'), 'en')
  const closed = page.getByText('The console opens with a passkey only')
  await expect(closed).toBeVisible()
  expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
  const dialog = page.getByRole('dialog')
  const add = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('Current password').fill(who.password)
    await dialog.getByRole('textbox', { name: 'Six-digit code' }).fill(recovery.pop() ?? '')
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  await add()
  const open = page.locator('.steps-today')
  await expect(open).toBeVisible()
  await expect(closed).toBeHidden()

  const signOut = async () => {
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(href('login', 'en', { next: href('admin-home', 'en') }))
  }
  await signOut()
  await page.getByRole('textbox', { name: 'Email address' }).fill(who.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await enterCode(page, 'en', recovery.pop() ?? '')
  await expect(closed, 'a password and a code').toBeVisible()
  await add()
  const refused = dialog.getByText('Log in again with a passkey that you already have').first()
  await expect(refused, 'nor a second passkey by password').toBeVisible()
  await signOut()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(open).toBeVisible()
})
