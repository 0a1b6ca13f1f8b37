import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** Finding somebody: by choosing, by the map, by one's town and one's own words, in both languages. */

const said = {
  fr: {
    list: '/fr/nos-experts',
    category: 'Domaine',
    apply: 'Afficher',
    animals: 'Animaux',
    housing: 'Logement',
    next: 'Page suivante',
    previous: 'Page précédente',
    experts: 'Liste des experts',
    online: 'Disponibles maintenant',
    here: /disponibles? maintenant\.$/,
    loire: 'Des experts en Loire-Atlantique',
    all: 'Voir tous les experts',
    inLoire: 'Nos experts en Loire-Atlantique',
    town: 'Votre ville ou votre code postal',
    search: 'Chercher',
    nantes: 'Un conseil à Nantes',
    find: 'Chercher une expression',
    damage: 'Dégât des eaux',
    added: 'Nous ajouterons votre ville à la question',
  },
  en: {
    list: '/en/our-experts',
    category: 'Subject',
    apply: 'Show',
    animals: 'Pets',
    housing: 'Housing',
    next: 'Next page',
    previous: 'Previous page',
    experts: 'List of experts',
    online: 'Available now',
    here: /available now\.$/,
    loire: 'Experts in Loire-Atlantique',
    all: 'See all the experts',
    inLoire: 'Our experts in Loire-Atlantique',
    town: 'Your town or postcode',
    search: 'Search',
    nantes: 'Advice in Nantes',
    find: 'Search for an expression',
    damage: 'Water damage',
    added: 'We will add your town to the question',
  },
} as const

const rows = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('listitem')

for (const language of walkedIn('en'))
  test.describe(language, () => {
    test.use({ language })
    const words = said[language]

    test('the list is narrowed by keyboard, and its address says how', async ({ page, desk }) => {
      await expect(desk.getByRole('heading').first()).toBeVisible()
      await page.goto(words.list)
      await expect(rows(page, words.experts)).toHaveCount(60)
      const category = page.getByLabel(words.category, { exact: true })
      await category.focus()
      await page.keyboard.type(words.housing)
      await expect(category).toHaveValue('logement')
      const online = page.getByLabel(words.online)
      while (!(await online.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${words.list}?category=logement&online=yes`)
      await expect(category).toHaveValue('logement')
      await expect(page.getByText(words.here)).toBeVisible()
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    })

    test('the pages of the list follow each other, and end', async ({ page }) => {
      await page.goto(words.list)
      const first = (await rows(page, words.experts).first().textContent()) ?? ''
      await page.getByRole('link', { name: words.next }).click()
      await page.waitForURL('**?page=2')
      await expect(rows(page, words.experts).first()).not.toHaveText(first)
      await expect(page).toHaveTitle(/, page 2$/)
      await page.getByRole('link', { name: words.previous }).click()
      await page.waitForURL(`**${words.list}`)
      expect((await page.request.get(`${words.list}?page=99`)).status()).toBe(404)
    })

    test('the map leads to a department, and its page to those who work there', async ({ page }) => {
      await page.goto(`/${language}/nos-experts-en-france`)
      const link = page.locator('.map a[href$="/departement/loire-atlantique"]')
      await expect(link).toHaveAccessibleName(/^Loire-Atlantique \(44\)/)
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/departement/loire-atlantique')
      await expect(page.getByRole('heading', { level: 1, name: words.loire })).toBeVisible()
      await page.getByRole('link', { name: words.all }).click()
      await page.waitForURL('**/experts/loire-atlantique')
      await expect(page.getByRole('heading', { level: 1, name: words.inLoire })).toBeVisible()
      await expect(rows(page, words.experts).filter({ hasText: 'Hélène Carpentier' })).toBeVisible()
    })

    test('a town is found by its postcode, and its page has a box that knows it', async ({ page }) => {
      await page.goto(`/${language}/nos-experts-en-france`)
      await page.getByLabel(words.town).fill('44000')
      await page.getByRole('button', { name: words.search }).click()
      await page.getByRole('link', { name: /^Nantes/ }).click()
      await page.waitForURL('**/conseils/nantes')
      await expect(page.getByRole('heading', { level: 1, name: words.nantes })).toBeVisible()
      await expect(page.getByText(words.added)).toBeVisible()
    })

    test('one’s own words lead to the towns where somebody answers them', async ({ page }) => {
      await page.goto(`/${language}/expressions-to-city`)
      await page.getByLabel(words.find).fill(words.damage.toUpperCase())
      await page.getByRole('button', { name: words.search }).click()
      await page.getByRole('link', { name: words.damage, exact: true }).click()
      await page.waitForURL('**?expression=degat-des-eaux')
      await page.locator('.tally a').first().click()
      await page.waitForURL('**?theme=degat-des-eaux-habitation')
    })

    test('what does not exist is said to be so, and old ways lead on', async ({ request }) => {
      for (const path of ['departement/99', 'experts/atlantide', 'conseils/atlantide'])
        expect([path, (await request.get(`/${language}/${path}`)).status()]).toEqual([path, 404])
      for (const [path, to] of [
        ['departement/44', 'departement/loire-atlantique'],
        ['experts/2A', 'experts/corse-du-sud'],
        ['conseils/saint-denis', 'conseils/saint-denis-974'],
      ]) {
        const answer = await request.get(`/${language}/${path}`, { maxRedirects: 0 })
        expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, `/${language}/${to}`])
      }
      const form = await request.get(`${words.list}?category=&department=44&language=`, { maxRedirects: 0 })
      expect([form.status(), form.headers().location]).toEqual([302, `/${language}/experts/loire-atlantique`])
    })
  })

test('what a page adds to the frame’s style is still the last word once the page runs', async ({ page, desk }) => {
  await expect(desk.getByRole('heading').first()).toBeVisible()
  await page.goto('/fr/conseils/nantes')
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').at(-1) ?? ''))
  const asWritten = await sheets()
  expect(asWritten[0]).toMatch(/^frame-/)
  await page.keyboard.press('Shift')
  await expect(page.getByText('Disponible maintenant', { exact: true }).first()).toBeVisible()
  expect((await sheets()).filter((name) => name.startsWith('frame-'))).toEqual([asWritten[0]])
})
