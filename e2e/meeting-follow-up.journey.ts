import type { APIRequestContext } from '@playwright/test'
import { call, type Own, ordered, ownQuestion } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './interface-texts.ts'
import { meetingCard } from './meetings.ts'
import type { TestServer } from './server.ts'
import { signIn, storeToken } from './sign-in.ts'

/** What follows a meeting, on the real server: an agreed one is prepared, and its hour passes on the server's clock. */

const hour = 3_600_000
const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [],
  papers: ['Le bail'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

/** The demonstration's expert, whose desk is open, accepts and answers: the question is paid for. */
async function answered(request: APIRequestContext, own: Own): Promise<void> {
  const expert = await signIn(request, 'expert@demo.test')
  const offerOf = async () => {
    const { offers } = await call(request, ['GET', '/desk?locale=fr'], expert)
    return offers.find(({ questionId }: { questionId: string }) => questionId === own.id)
  }
  await expect.poll(offerOf).toBeTruthy()
  const { token } = await offerOf()
  const accepted = { token, noConflict: true, locale: 'fr' }
  const work = await call(request, ['POST', `/desk/offers/${own.id}/accept`], expert, accepted)
  const given = { token: work.lease.token, answer, locale: 'fr' }
  await call(request, ['POST', `/desk/questions/${own.id}/answer`], expert, given)
  await expect.poll(async () => (await ownQuestion(request, own)).payment).toBe('CAPTURED')
}

type Met = { own: Own; specialist: string; id: string }

/** A client and the specialist have agreed, and their hour is over. */
async function met(request: APIRequestContext, server: TestServer, own: Own, language: Language): Promise<Met> {
  const specialist = await signIn(request, 'specialist@demo.test')
  const { id: expert } = await call(request, ['GET', '/experts/etienne-marchal?locale=fr'], own.token)
  await call(request, ['POST', `/questions/${own.id}/meeting`], own.token, {
    ...{ firstName: 'Claire', lastName: 'Delaunay', email: 'claire@client.test', phone: '06 12 34 56 78' },
    ...{ address: '4 rue des Halles', postalCode: '35000', city: 'Rennes', country: 'fr', locale: language },
    ...{ specialist: expert, withheld: [] },
  })
  const meeting = async () =>
    (await call(request, ['GET', `/questions/${own.id}/meeting?locale=fr`], own.token)).meeting
  const { id } = await meeting()
  const { now } = await call(request, ['GET', '/demonstration/time'], '')
  const slot = new Date(Date.parse(now) + 3 * hour).toISOString()
  const terms = { slots: [slot], place: 'À mon cabinet', ways: ['in_person'], confirmed: true, locale: 'fr' }
  await call(request, ['POST', `/meetings/${id}/accept`], specialist, terms)
  const choice = { slot, confirmed: true, locale: language }
  await call(request, ['POST', `/questions/${own.id}/meeting/choose`], own.token, choice)
  await server.advanceClock(4 * 60 + 1)
  await expect.poll(async () => (await meeting()).state).toBe('held')
  return { own, specialist, id }
}

test('both say that it took place; the specialist sums it up and the client reviews it, each once', async ({
  page,
  browser,
  request,
  server,
  desk,
  complaints,
}) => {
  const own = await ordered(request, 'fr')
  await answered(request, own)
  await desk.goto('about:blank')
  const { specialist, id } = await met(request, server, own, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/question/${own.id}`)
  const panel = page.getByRole('region', { name: 'Rendez-vous' })
  await panel.getByRole('button', { name: 'Il a eu lieu' }).click()
  await expect(panel.getByRole('button', { name: 'Il a eu lieu' })).toHaveCount(0)

  const room = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await storeToken(room.context(), specialist)
  await room.goto('/fr/mes-rendez-vous')
  const card = meetingCard(room, id)
  await card.getByRole('button', { name: 'Le rendez-vous a eu lieu' }).click()
  // Without words: says so, and leads to its field.
  await card.getByRole('button', { name: 'Envoyer le résumé' }).click()
  await expect(card.getByRole('alert')).toBeFocused()
  await card.getByRole('link', { name: 'Écrivez le résumé.' }).press('Enter')
  await expect(card.getByLabel('Résumé pour le client')).toBeFocused()
  const summary = 'Écrire au bailleur avant le 15, en recommandé.'
  await card.getByLabel('Résumé pour le client').fill(summary)
  await card.getByRole('button', { name: 'Envoyer le résumé' }).click()
  await expect(card.getByText('Votre résumé')).toBeVisible()
  await expect(card.getByText(summary)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Envoyer le résumé' })).toHaveCount(0)
  await room.context().close()

  await expect(panel.getByText(summary)).toBeVisible()
  // Without stars: says so, and leads to them.
  await panel.getByRole('button', { name: 'Noter le rendez-vous' }).click()
  const stars = panel.getByRole('group', { name: 'Votre note pour Étienne Marchal' })
  await expect(stars).toHaveAccessibleDescription('Choisissez une note de un à cinq.')
  await expect(panel.getByRole('alert')).toBeFocused()
  await panel.getByRole('link', { name: 'Choisissez une note de un à cinq.' }).press('Enter')
  await expect(stars.getByRole('radio', { name: 'Pas du tout utile' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: 'Un peu utile' })).toBeChecked()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  for (const _ of [3, 4, 5]) await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: 'Très utile' })).toBeChecked()
  await panel.getByRole('button', { name: 'Noter le rendez-vous' }).click()
  await expect(panel.getByRole('img', { name: 'Vous avez donné 5 sur 5.' })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('img', { name: 'Vous avez donné 5 sur 5.' })).toBeVisible()
  await expect(panel.getByText(summary)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Noter le rendez-vous' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what is said of a client who did not come stays over a reload, and the client gives their side', async ({
  page,
  browser,
  request,
  server,
  complaints,
}) => {
  const { own, specialist, id } = await met(request, server, await ordered(request, 'en'), 'en')
  await storeToken(page.context(), specialist)
  await page.goto('/fr/mes-rendez-vous')
  const card = meetingCard(page, id)
  // The specialist knows no English: the card is titled in French, as the brief is.
  await expect(card.getByRole('heading').first()).toContainText('Logement')
  const missed = card.getByRole('button', { name: 'Le client n’est pas venu' })
  const reason = 'J’ai attendu une heure devant la porte.'
  await missed.click()
  await card.getByRole('textbox').fill(reason)
  await expect(card.locator('button.button:not(.button--plain, .button--link)')).toHaveText(['Signaler l’absence'])
  await page.reload()
  await missed.click()
  await expect(card.getByRole('textbox')).toHaveValue(reason)
  await card.getByRole('button', { name: 'Signaler l’absence' }).click()
  await expect(card.getByText('Vous avez indiqué que le client n’est pas venu.')).toBeVisible()
  await expect(card.getByRole('textbox')).toHaveCount(0)

  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await storeToken(theirs.context(), own.token)
  await theirs.goto(`/en/question/${own.id}`)
  const panel = theirs.getByRole('region', { name: 'Meeting' })
  await expect(panel.getByText('Étienne Marchal says that you did not come.')).toBeVisible()
  // What the specialist said is for the staff.
  await expect(panel).not.toContainText(reason)
  await panel.getByLabel('Your side').fill('I was there, at the other door.')
  await panel.getByRole('button', { name: 'Send my side' }).click()
  await expect(panel.getByText('Your side has been noted: “I was there, at the other door.”')).toBeVisible()
  await theirs.reload()
  await expect(panel.getByText('Your side has been noted: “I was there, at the other door.”')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Send my side' })).toHaveCount(0)
  await theirs.context().close()
  expect(complaints).toEqual([])
})
