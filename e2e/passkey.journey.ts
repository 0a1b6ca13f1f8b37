import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { port } from './server.ts'

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
