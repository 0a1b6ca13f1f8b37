import { call, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { askToMeet, book, closeHours, nextDay, openHours, openSpecialistDesk, ownMeeting } from './meetings.ts'
import { storeToken } from './sign-in.ts'

/** A specialist who can no longer come at an agreed hour proposes others: asked first, undone once, then told to the client. */

const words = {
  fr: {
    other: 'Proposer d’autres horaires',
    when: /^Horaire 1, /,
    place: 'Lieu, ou façon de se voir',
    propose: 'Proposer',
    warns: /n’aura pas lieu à cette heure/,
    yes: 'Oui, proposer à la place',
    keepAgreed: 'Garder ce rendez-vous',
    nobodyTold: /^Vous proposez d’autres horaires à la place.*Personne n’est encore prévenu\.$/,
    keep: 'Garder le rendez-vous',
    agreed: 'Convenu',
    panel: 'Rendez-vous',
    off: /n’aura pas lieu à cette heure\..*Choisissez un horaire/,
    choose: /^Choisir le /,
    booked: 'Rendez-vous avec Étienne Marchal le',
  },
  en: {
    other: 'Propose other times',
    when: /^Time 1, /,
    place: 'Place, or how you will meet',
    propose: 'Propose',
    warns: /will not take place at that hour/,
    yes: 'Yes, propose in its place',
    keepAgreed: 'Keep this meeting',
    nobodyTold: /^You are proposing other times in its place.*Nobody has been told yet\.$/,
    keep: 'Keep the meeting',
    agreed: 'Agreed',
    panel: 'Meeting',
    off: /will not take place at that hour\..*Choose a time/,
    choose: /^Choose /,
    booked: 'Meeting with Étienne Marchal on',
  },
}

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const said = words[language]

    test('other times for an agreed hour: the specialist is warned and may undo; the client reads which hour is off', async ({
      page,
      browser,
      request,
      server,
      complaints,
    }) => {
      const [first, second] = [await nextDay(request, 5, language), await nextDay(request, 6, language)]
      try {
        await openHours(request, { exceptions: [{ first, last: first, hours: { from: '10:00', to: '11:00' } }] })
        const own = await ordered(request, language)
        const id = await askToMeet(request, own, language)
        await book(request, own, (await ownMeeting(request, own)).free[0])

        const { desk, card } = await openSpecialistDesk({ browser, request, language }, id)
        const proposes = async () => {
          await card.getByRole('button', { name: said.other }).click()
          await card.getByLabel(said.when).fill(`${second}T15:00`)
          await card.getByLabel(said.place).fill('12 rue Saint-Michel, Rennes')
          await card.getByRole('button', { name: said.propose, exact: true }).click()
          await expect(card.getByRole('group', { name: said.warns })).toBeVisible()
        }
        await proposes()
        await card.getByRole('button', { name: said.keepAgreed }).click()
        await expect(card.getByRole('button', { name: said.other })).toBeFocused()
        await proposes()
        await card.getByRole('button', { name: said.yes }).click()
        await expect(card.getByText(said.nobodyTold)).toBeVisible()
        expect(await ownMeeting(request, own)).toMatchObject({ state: 'scheduled', was: null })
        await card.getByRole('button', { name: said.keep }).click()
        await expect(card.getByText(said.agreed, { exact: true })).toBeVisible()

        await proposes()
        await card.getByRole('button', { name: said.yes }).click()
        await expect(card.getByText(said.nobodyTold)).toBeVisible()
        await storeToken(page.context(), own.token)
        await page.goto(`/${language}/question/${own.id}`)
        const panel = page.getByRole('region', { name: said.panel, exact: true })
        await expect(panel.locator('#meeting-now')).toContainText(said.booked)
        await server.advanceClock(6)
        await expect(panel.locator('#meeting-now')).toHaveText(said.off)
        await panel.getByRole('button', { name: said.choose }).click()
        await expect(panel.locator('#meeting-now')).toContainText(said.booked)
        expect((await ownMeeting(request, own)).meetsAt.slice(0, 10)).toBe(second)
        const cancel = { act: 'cancel', confirmed: true, locale: language }
        await call(request, ['POST', `/questions/${own.id}/meeting/acts`], own.token, cancel)
        await desk.context().close()
      } finally {
        await closeHours(request)
      }
      expect(complaints).toEqual([])
    })
  })
