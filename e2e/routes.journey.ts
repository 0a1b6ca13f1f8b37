import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** What is somebody's own: to a stranger the way in, and back. */
const own = [
  'profile',
  'user',
  'mes-demandes',
  'expert-asked',
  'demandes',
  'mes-versements',
  'mes-rendez-vous',
  'edit-profile/infos',
  'edit-profile/change-email',
  'edit-profile/reset-password',
  'consultation/0192f3a1-0000-7000-8000-000000000000',
  'question/0192f3a1-0000-7000-8000-000000000000',
  'match/0192f3a1-0000-7000-8000-000000000000',
]

for (const locale of walkedIn('fr'))
  for (const path of own)
    test(`/${locale}/${path} leads a stranger to the sign-in and back`, async ({ page }) => {
      await page.goto(`/${locale}/${path}`)
      const back = `next=${encodeURIComponent(`/${locale}/${path}`)}`
      const link = page.getByRole('main').locator(`a[href*="${back}"]`)
      await expect.poll(async () => page.url().includes(back) || (await link.count()) > 0).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
