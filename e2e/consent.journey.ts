import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** With a tag manager configured: nothing of it before consent, and consent as easy to refuse, change and prove. */

const words = {
  fr: {
    title: 'Mesurer la fréquentation ?',
    refuse: 'Refuser',
    accept: 'Accepter',
    change: /^Mesure d’audience : changer d’avis/,
    proof: 'Télécharger la preuve de ce choix',
  },
  en: {
    title: 'May we count visits?',
    refuse: 'Refuse',
    accept: 'Accept',
    change: /^Counting visits: change your mind/,
    proof: 'Download the proof of this choice',
  },
}

// One start for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ server }) => {
  await server.stop()
  await server.start({ PUBLIC_GTM_ID: 'GTM-JOURNEY' })
})
test.afterAll(async ({ server }) => {
  await server.stop()
  await server.start()
})

/** The tag manager, as far as a page without the internet can have it. */
async function watchHosts(page: Page, own: string): Promise<string[]> {
  const outside: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(own)) outside.push(request.url())
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' }),
  )
  return outside
}
const layer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? null)
const bar = (page: Page, title: string) => page.getByRole('region', { name: title })

for (const locale of walkedIn('en'))
  test(`${locale}: nothing leaves before consent, and refusing is as easy as accepting`, async ({ page, baseURL }) => {
    const said = words[locale]
    const outside = await watchHosts(page, baseURL ?? '')
    await page.goto(href('faq', locale))
    const asked = bar(page, said.title)
    await expect(asked).toBeVisible()
    const [refuse, accept] = [
      asked.getByRole('button', { name: said.refuse }),
      asked.getByRole('button', { name: said.accept }),
    ]
    const [a, b] = [await refuse.boundingBox(), await accept.boundingBox()]
    expect([a?.width, a?.height, a?.y]).toEqual([b?.width, b?.height, b?.y])
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'))
    await page.waitForLoadState('networkidle')
    expect(await layer(page)).toBeNull()
    // At its end the page lies above the bar, whole.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const foot = await page.getByRole('contentinfo').boundingBox()
    const lies = await asked.boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((lies?.y ?? 0) + 1)
    await refuse.click()
    await expect(asked).toBeHidden()
    await page.goto(href('login', locale))
    await page.waitForLoadState('networkidle')
    await expect(bar(page, said.title)).toBeHidden()
    expect(await layer(page)).toBeNull()
    expect(outside).toEqual([])
  })

test('after consent each page is told by its path and its name, and a change of mind ends it', async ({
  page,
  baseURL,
}) => {
  const said = words.fr
  const outside = await watchHosts(page, baseURL ?? '')
  await page.goto('/fr/connexion?next=%2Ffr%2Fask')
  await bar(page, said.title).getByRole('button', { name: said.accept }).click()
  await expect
    .poll(() => layer(page))
    .toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'content-view', 'content-name': '/fr/connexion?next=%2Ffr%2Fask', 'content-view-name': 'login___fr' },
    ])
  expect(outside).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY&l=dataLayer'])
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect
    .poll(async () => (await layer(page))?.at(-1))
    .toEqual({
      event: 'content-view',
      'content-name': '/fr/password-reset',
      'content-view-name': 'password-reset___fr',
    })
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect
    .poll(async () => (await layer(page))?.find(({ event }) => event === 'interaction'))
    .toMatchObject({
      target: 'language',
      action: 'choose',
      value: 'en',
    })
  await page.getByRole('button', { name: words.en.change }).click()
  await expect(page.getByRole('heading', { name: words.en.title })).toBeFocused()
  await bar(page, words.en.title).getByRole('button', { name: words.en.refuse }).click()
  await expect.poll(() => layer(page)).toBeNull()
})

test('a choice made before the page runs is kept, and its proof can be downloaded', async ({ page, request }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/fr/faq')
  await bar(page, words.fr.title).getByRole('button', { name: words.fr.refuse }).click()
  await expect(bar(page, words.fr.title)).toBeHidden()
  await page.unroute('**/assets/*.js')
  await page.goto('/fr/connexion')
  await expect(bar(page, words.fr.title)).toBeHidden()
  await page.getByRole('button', { name: words.fr.change }).click()
  const link = page.getByRole('link', { name: words.fr.proof })
  await expect(link).toBeVisible()
  const proof = await request.get((await link.getAttribute('href')) ?? '')
  expect(await proof.json()).toMatchObject({
    language: 'fr',
    choices: { measure: 'refused' },
    shown: { title: expect.stringMatching(/^Mesurer la fréquentation/) },
  })
})
