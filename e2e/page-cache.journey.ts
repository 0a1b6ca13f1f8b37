import { expect, test } from './fixtures.ts'

test('A page kept for a while says once it has come who is there now', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const few = '<section id="experts" data-renewed="experts"><div class="plaque"></div></section>'
  await page.route('/fr', async (route) => {
    if (route.request().resourceType() === 'fetch') return route.fulfill({ contentType: 'text/html', body: few })
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'age;dur=120000' } })
  })
  await page.goto('/fr')
  await expect(page.locator('#experts .plaque')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('A menu opened before the page runs stays open once it does, and is closed on the next page', async ({ page }) => {
  await page.goto('/fr/faq')
  const menu = page.locator('details.menu')
  await menu.locator('summary').click()
  // What only a page that runs says: which of the three modes is chosen.
  await expect(page.locator('.footer [aria-pressed=true]')).toHaveCount(1)
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('link', { name: 'Tarifs' }).click()
  await expect(page).toHaveURL(/\/fr\/tarifs$/)
  await expect(menu).not.toHaveAttribute('open')
})
