import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, type Own, ordered, ownQuestion, subscribed, withdraw } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './interface-texts.ts'
import { storeToken } from './sign-in.ts'
import { acceptOffer, sendAnswer, writeAnswer } from './steps.ts'

/** Leaving: three clicks from any page, without an account, with and without a script; and the guarantee in one. */
const words = {
  fr: {
    cancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat ici',
    reference: 'Référence du contrat',
    email: 'Adresse e-mail du contrat',
    goOn: 'Continuer',
    check: 'Vérifiez, puis confirmez',
    notify: 'Notification de la résiliation',
    confirm: 'Confirmer la rétractation',
    recorded: 'C’est enregistré.',
    cancelled: 'Votre contrat est résilié',
    withdrawn: 'Votre rétractation est enregistrée',
    refund: 'Pas utile\u00a0: être remboursé',
    refunded: 'Remboursement demandé',
  },
  en: {
    cancel: 'Cancel your contract',
    withdraw: 'Withdraw from the contract here',
    reference: 'Contract reference',
    email: 'Email address of the contract',
    goOn: 'Go on',
    check: 'Check, then confirm',
    notify: 'Notify the cancellation',
    confirm: 'Confirm the withdrawal',
    recorded: 'It is recorded.',
    cancelled: 'Your contract is cancelled',
    withdrawn: 'Your withdrawal is recorded',
    refund: 'Not useful: refund me',
    refunded: 'Refund requested',
  },
}

type Contract = { link: string; contract: { reference: string; cancelled: { hash: string } | null } }

async function contractOf(page: Page, own: Own): Promise<Contract> {
  const { contracts } = await call(page.request, ['GET', '/me/contracts'], own.token)
  return contracts[0]
}

/** Presses and counts. */
function presses(page: Page) {
  const made: string[] = []
  const press = async (role: 'link' | 'button', name: string) => {
    made.push(name)
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  return { made, press }
}

async function leaveByReference(page: Page, language: Language) {
  const text = words[language]
  const own = await subscribed(page.request, language)
  const { contract } = await contractOf(page, own)
  const { email } = await call(page.request, ['GET', '/me'], own.token)
  const { made, press } = presses(page)
  await page.goto(href('faq', language))
  await press('link', text.cancel)
  await page.getByRole('textbox', { name: text.reference }).fill(contract.reference)
  await page.getByRole('textbox', { name: text.email }).fill(email)
  await press('button', text.goOn)
  await expect(page.getByText(contract.reference)).toBeVisible()
  await press('button', text.notify)
  await expect(page.getByText(text.recorded)).toBeVisible()
  expect(made).toHaveLength(3)
  const { cancelled } = (await contractOf(page, own)).contract
  await page.goto(href('leaving-receipt', language, { hash: cancelled?.hash ?? '' }))
  await expect(page.getByRole('heading', { level: 1, name: text.cancelled })).toBeVisible()
  const pdf = await page.request.get(`/api/receipts/${cancelled?.hash}/pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await withdraw(page.request, own)
}

test('three clicks from any page cancel a contract without an account, and the receipt can be verified', async ({
  page,
}) => leaveByReference(page, 'fr'))

const summaries = { fr: '2 points sont à revoir', en: '2 points to look at' }

for (const [way, first] of [
  ['cancel', 'fr'],
  ['withdraw', 'en'],
] as const)
  test.describe(`of ${way} without an account`, () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('its steps, fields and errors stay over a change of language and a reload', async ({ page }) => {
      const second = first === 'fr' ? 'en' : 'fr'
      const field = (at: Language, name: 'reference' | 'email') => page.getByRole('textbox', { name: words[at][name] })
      const switchTo = async (at: Language) => {
        const link = page.locator(`nav.seg a[data-locale=${at}]`)
        await link.click()
        await expect(page.locator('html')).toHaveAttribute('lang', at)
        await expect(link).toBeFocused()
      }
      const errors = async (at: Language) => {
        await expect(page.getByRole('alert').filter({ hasText: summaries[at] })).toBeVisible()
        await expect(field(at, 'reference')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(at, 'reference')).toHaveValue('CLV-12')
        await expect(field(at, 'email')).toHaveValue('nobody@client')
      }
      const check = async (at: Language) => {
        await expect(page.getByRole('heading', { name: words[at].check })).toBeVisible()
        await expect(page.getByText('CLV-ABCD-1234')).toBeVisible()
        await expect(page.getByText('nobody@client.test')).toBeVisible()
      }
      await page.goto(href(way, first))
      // Both pass the browser's own check.
      await field(first, 'reference').fill('CLV-12')
      await field(first, 'email').fill('nobody@client')
      await page.getByRole('button', { name: words[first].goOn, exact: true }).click()
      await errors(first)
      for (const at of [second, first] as const) {
        await switchTo(at)
        await errors(at)
      }
      await page.reload()
      await errors(first)

      await field(first, 'reference').fill('CLV-ABCD-1234')
      await field(first, 'email').fill('nobody@client.test')
      await page.getByRole('button', { name: words[first].goOn, exact: true }).click()
      await check(first)
      for (const at of [second, first, second] as const) {
        await switchTo(at)
        await check(at)
      }
      await page.reload()
      await check(second)
      // By a link, it begins anew.
      await page.getByRole('link', { name: words[second][way], exact: true }).click()
      await expect(field(second, 'reference')).toHaveValue('CLV-ABCD-1234')
    })
  })

test('a contract chosen from the list of one’s own is read from its step on', async ({ page }) => {
  const own = await subscribed(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(href('withdraw', 'fr'))
  await page.getByRole('link', { name: 'Continuer avec ce contrat' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vérifiez, puis confirmez' })).toBeFocused()
  await expect(page.getByText('une question en cours qu’il paie est fermée')).toBeVisible()
  await withdraw(page.request, own)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same three clicks cancel a contract', async ({ page }) => leaveByReference(page, 'en'))

  test('the link of a letter withdraws in one click, with the sum that comes back', async ({ page }) => {
    const own = await subscribed(page.request, 'fr')
    const { link } = await contractOf(page, own)
    await page.goto(href('withdraw', 'fr', { link }))
    await expect(page.getByText('29,00 €', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.fr.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.fr.withdrawn })).toBeVisible()
    await page.goto(href('withdraw', 'fr', { link }))
    await expect(page.getByRole('button', { name: words.fr.confirm })).toHaveCount(0)
  })
})

test('the first answer does not help: one click gives the money back', async ({ page, desk, complaints }) => {
  const own = await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  await writeAnswer(desk, 'fr')
  await sendAnswer(desk, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(href('question', 'fr', { id: own.id }))
  await page.getByRole('button', { name: words.fr.refund, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.fr.refunded })).toBeVisible()
  await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('REFUNDED')
  await page.reload()
  await expect(page.getByRole('heading', { name: words.fr.refunded })).toBeVisible()
  expect(complaints).toEqual([])
})
