import { call, linkInLetter, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { askToMeet, book, closeHours, nextDay, openHours, openSpecialistDesk, ownMeeting } from './meetings.ts'
import { storeToken } from './sign-in.ts'

/**
 * One hour for two clients: given back and kept after all, then given up by the client, and announced to whoever waited
 * for it; given back by the specialist, it is nobody's.
 */

const words = {
  fr: {
    giveBack: 'Rendre ce rendez-vous',
    giveBackYes: 'Oui, rendre ce rendez-vous',
    nobodyTold: 'Vous rendez ce rendez-vous. Personne n’est encore prévenu.',
    keep: 'Garder le rendez-vous',
    agreed: 'Convenu',
    panel: 'Rendez-vous',
    taken: 'Toutes les heures d’Étienne Marchal sont prises pour l’instant.',
    join: 'Me prévenir si une heure se libère',
    leave: 'Ne plus être prévenu',
    closes: /Personne ne pourra réserver cette heure tant que vous ne la rouvrez pas/,
    closed: 'Vous avez rendu un rendez-vous à cette heure\u00a0: personne ne peut la réserver.',
    reopen: /^Rouvrir cette heure/,
    hours: 'Mes heures de rendez-vous',
    book: 'Réserver cette heure',
    booked: 'Rendez-vous avec Étienne Marchal le',
  },
  en: {
    giveBack: 'Give this meeting back',
    giveBackYes: 'Yes, give this meeting back',
    nobodyTold: 'You are giving this meeting back. Nobody has been told yet.',
    keep: 'Keep the meeting',
    agreed: 'Agreed',
    panel: 'Meeting',
    taken: 'Every hour of Étienne Marchal is taken for now.',
    join: 'Tell me if an hour frees',
    leave: 'Stop telling me',
    closes: /Nobody can book this hour until you open it again/,
    closed: 'You gave back a meeting at this hour: nobody can book it.',
    reopen: /^Open this hour again/,
    hours: 'My meeting hours',
    book: 'Book this hour',
    booked: 'Meeting with Étienne Marchal on',
  },
}

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const said = words[language]

    test('an agreed hour is given back and kept after all; given up, it goes to the client who waits for it', async ({
      page,
      browser,
      request,
      server,
      complaints,
    }) => {
      const day = await nextDay(request, 2, language)
      try {
        await openHours(request, { exceptions: [{ first: day, last: day, hours: { from: '10:00', to: '11:00' } }] })
        const [has, waits] = [await ordered(request, language), await ordered(request, language)]
        const id = await askToMeet(request, has, language)
        const [slot] = (await ownMeeting(request, has)).free
        await book(request, has, slot)

        const { desk, card } = await openSpecialistDesk({ browser, request, language }, id)
        await card.getByRole('button', { name: said.giveBack }).click()
        await card.getByRole('button', { name: said.giveBackYes }).click()
        await expect(card.getByText(said.nobodyTold)).toBeVisible()
        await expect(card.getByRole('button', { name: said.keep })).toBeFocused()
        expect((await ownMeeting(request, has)).takenBack).toBeNull()
        await desk.keyboard.press('Enter')
        await expect(card.getByRole('button', { name: said.giveBack })).toBeVisible()
        await expect(card.getByText(said.agreed, { exact: true })).toBeVisible()
        await desk.context().close()

        await askToMeet(request, waits, language)
        await storeToken(page.context(), waits.token)
        await page.goto(`/${language}/question/${waits.id}`)
        const panel = page.getByRole('region', { name: said.panel, exact: true })
        await expect(panel.locator('#meeting-now')).toHaveText(said.taken)
        await panel.getByRole('button', { name: said.join }).click()
        await expect(panel.getByRole('button', { name: said.leave })).toBeVisible()

        // Given up, it can be kept for five minutes, and nobody is told before they are over.
        const cancel = { act: 'cancel', confirmed: true, undoable: true, locale: language }
        await call(request, ['POST', `/questions/${has.id}/meeting/acts`], has.token, cancel)
        expect((await ownMeeting(request, waits)).free).toEqual([])
        await server.advanceClock(6)
        await expect(panel.locator(`[data-slot="${slot}"]`)).toBeVisible()
        expect((await ownMeeting(request, has)).state).toBe('cancelled')
        // A letter waits for what else there is to tell.
        await server.advanceClock(4)
        const { email } = await call(request, ['GET', '/me'], waits.token)
        const letter = { to: email, template: 'questions.meetingClientFreed', link: /\/question\/[\w-]+/ }
        expect(await linkInLetter(request, letter)).toBe(`/question/${waits.id}`)
        await panel.locator(`[data-slot="${slot}"]`).click()
        await panel.getByRole('button', { name: said.book }).click()
        await expect(panel.locator('#meeting-now')).toContainText(said.booked)
        expect((await ownMeeting(request, waits)).meetsAt).toBe(slot)
      } finally {
        await closeHours(request)
      }
      expect(complaints).toEqual([])
    })

    test('an hour that the specialist gives back is booked by nobody until they open it again', async ({
      browser,
      request,
      server,
      complaints,
    }) => {
      const day = await nextDay(request, 5, language)
      try {
        await openHours(request, { exceptions: [{ first: day, last: day, hours: { from: '10:00', to: '11:00' } }] })
        const [has, next] = [await ordered(request, language), await ordered(request, language)]
        const id = await askToMeet(request, has, language)
        const [slot] = (await ownMeeting(request, has)).free
        await book(request, has, slot)

        const { desk, card } = await openSpecialistDesk({ browser, request, language }, id)
        await card.getByRole('button', { name: said.giveBack }).click()
        await expect(card.getByText(said.closes)).toBeVisible()
        await card.getByRole('button', { name: said.giveBackYes }).click()
        await expect(card.getByText(said.nobodyTold)).toBeVisible()
        await server.advanceClock(6)
        const hours = desk.getByRole('region', { name: said.hours })
        await expect(hours.getByText(said.closed)).toBeVisible()
        await askToMeet(request, next, language)
        expect((await ownMeeting(request, next)).free).toEqual([])

        await hours.getByRole('button', { name: said.reopen }).click()
        await expect(hours.getByText(said.closed)).toBeHidden()
        expect((await ownMeeting(request, next)).free).toEqual([slot])
        await desk.context().close()
      } finally {
        await closeHours(request)
      }
      expect(complaints).toEqual([])
    })
  })
