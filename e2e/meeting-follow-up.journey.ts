import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn, storeToken, visitorWithQuestion } from './sign-in.ts'

/** A meeting that is over, as both sides read it; how it came to that is no matter here. */
const meetsAt = '2026-11-20T13:00:00.000Z'
const nothing = { move: false, confirm: false, missed: false, object: false }
const both = {
  ...{ id: 'over', state: 'completed', city: 'Rennes', offerUntil: null, slots: [], meetsAt, missed: null, wish: null },
  ...{ way: null, link: null, join: null, takenBack: null, undoable: false, revoked: false, searchesOn: true },
}
const ofClient = {
  ...both,
  specialist: { name: 'Étienne Marchal', slug: 'etienne-marchal', profession: 'Avocat', city: 'Rennes' },
  place: 'À mon cabinet',
  grantedUntil: null,
  ...{ free: [], unusual: [], timeZone: 'Europe/Paris', ways: ['in_person'], phone: '', withheld: 0 },
  waiting: { may: false, on: false },
  readings: [],
  summaries: [],
  review: null,
  can: { ...nothing, choose: false, cancel: false, widen: false, revoke: false, review: true },
}
const ofSpecialist = {
  ...both,
  title: 'Dépôt de garantie non restitué',
  category: 'Logement',
  postalCode: '35000',
  askedAt: meetsAt,
  place: 'À mon cabinet',
  contact: null,
  ...{ hours: { timeZone: 'Europe/Paris', quiet: { from: '20:00', to: '08:00' }, ways: ['in_person'] }, direct: false },
  video: false,
  granted: false,
  summary: null,
  can: { ...nothing, accept: false, decline: false, summarise: true },
}
const replies = (page: Page, path: string, json: unknown) =>
  page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) => route.fulfill({ json }),
  )

test('a review sent without stars says so, and leads to them', async ({ page, request, complaints }) => {
  const { token, id } = await visitorWithQuestion(request, 'fr')
  await storeToken(page.context(), token)
  await replies(page, `/questions/${id}/meeting`, { meeting: ofClient })
  await page.goto(`/fr/question/${id}`)
  const panel = page.getByRole('region', { name: 'Rendez-vous' })
  await panel.getByRole('button', { name: 'Noter le rendez-vous' }).click()
  const stars = panel.getByRole('group', { name: 'Votre note pour Étienne Marchal' })
  await expect(stars).toHaveAccessibleDescription('Choisissez une note de un à cinq.')
  await expect(panel.getByRole('alert')).toBeFocused()
  await panel.getByRole('link', { name: 'Choisissez une note de un à cinq.' }).press('Enter')
  await expect(stars.getByRole('radio', { name: 'Pas du tout utile' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: 'Un peu utile' })).toBeChecked()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a summary sent without words says so, and leads to its field', async ({ page, request, complaints }) => {
  await storeToken(page.context(), await signIn(request, 'specialist@demo.test'))
  await replies(page, '/meetings', { meetings: [ofSpecialist, { ...ofSpecialist, id: 'another' }] })
  await page.goto('/fr/mes-rendez-vous')
  const card = page.getByRole('article').nth(1)
  await card.getByRole('button', { name: 'Envoyer le résumé' }).click()
  await expect(card.getByRole('alert')).toBeFocused()
  await card.getByRole('link', { name: 'Écrivez le résumé.' }).press('Enter')
  await expect(card.getByLabel('Résumé pour le client')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('what is said of somebody who did not come stays over a reload, and has the one main button', async ({
  page,
  request,
  complaints,
}) => {
  const reason = 'J’ai attendu une heure devant la porte.'
  const can = { ...ofSpecialist.can, summarise: false, confirm: true, missed: true }
  await storeToken(page.context(), await signIn(request, 'specialist@demo.test'))
  await replies(page, '/meetings', { meetings: [{ ...ofSpecialist, id: 'held', state: 'held', can }] })
  await page.goto('/fr/mes-rendez-vous')
  const card = page.getByRole('article')
  const missed = card.getByRole('button', { name: 'Le client n’est pas venu' })
  const box = card.getByRole('textbox')
  await missed.click()
  await box.fill(reason)
  await expect(card.locator('button.button:not(.button--plain, .button--link)')).toHaveText(['Signaler l’absence'])
  await page.reload()
  await missed.click()
  await expect(box).toHaveValue(reason)
  expect(complaints).toEqual([])
})
