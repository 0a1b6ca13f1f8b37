import { call, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { askToMeet, closeHours, giveVideoLink, nextDay, ownMeeting, specialistEmail } from './meetings.ts'
import { signIn, storeToken } from './sign-in.ts'

/** Meetings by video and by phone, with somebody far away: hours on both clocks, the way in, and no call without a number. */

const words = {
  fr: {
    panel: 'Rendez-vous',
    clocks: / à votre heure \(.+, heure de Paris\)/,
    opens: /^La visioconférence s’ouvre ici le /,
    join: 'Rejoindre la visioconférence',
    revoke: 'Retirer mon accord',
    ends: /ce rendez-vous par téléphone sera annulé/,
    revokeYes: 'Oui, retirer mon accord',
    ended: 'Cette demande a été annulée.',
    noCall: /ce rendez-vous par téléphone est annulé/,
    ask: 'Demander un rendez-vous',
    next: 'Continuer',
    confirm: 'Confirmer la mise en relation',
  },
  en: {
    panel: 'Meeting',
    clocks: / your time \(.+, Paris time\)/,
    opens: /^The video meeting opens here on /,
    join: 'Join the video meeting',
    revoke: 'Take back my consent',
    ends: /this meeting by phone will be cancelled/,
    revokeYes: 'Yes, take my consent back',
    ended: 'This request was cancelled.',
    noCall: /this meeting by phone is cancelled/,
    ask: 'Ask for a meeting',
    next: 'Continue',
    confirm: 'Confirm the connection',
  },
}
const link = 'https://visio.example/etienne-marchal'

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB', timezoneId: 'America/Martinique' })
    const said = words[language]

    test('a meeting by video is on both clocks, and both sides join it a quarter of an hour before', async ({
      page,
      browser,
      request,
      server,
      complaints,
    }) => {
      const specialist = await signIn(request, specialistEmail)
      try {
        await giveVideoLink(request, link)
        const own = await ordered(request, language)
        const id = await askToMeet(request, own, language)
        const { now } = await call(request, ['GET', '/demonstration/time'], '')
        const slot = new Date(Date.parse(now) + 3 * 3_600_000).toISOString()
        const terms = { slots: [slot], place: '', ways: ['video'], confirmed: true, locale: 'fr' }
        await call(request, ['POST', `/meetings/${id}/accept`], specialist, terms)
        const choice = { slot, way: 'video', timeZone: 'America/Martinique', confirmed: true, locale: language }
        await call(request, ['POST', `/questions/${own.id}/meeting/choose`], own.token, choice)
        expect((await ownMeeting(request, own)).state).toBe('scheduled')

        await storeToken(page.context(), own.token)
        await page.goto(`/${language}/question/${own.id}`)
        const panel = page.getByRole('region', { name: said.panel, exact: true })
        await expect(panel.locator('#meeting-now')).toContainText(said.clocks)
        await expect(panel.getByText(said.opens)).toBeVisible()
        await expect(panel.getByRole('button', { name: said.join })).toHaveCount(0)
        await expect(page.getByText(link)).toHaveCount(0)

        await server.advanceClock(2 * 60 + 50)
        await expect(panel.getByRole('button', { name: said.join })).toBeVisible()
        await page.route(`${link}*`, (route) => route.fulfill({ body: 'A room' }))
        await panel.getByRole('button', { name: said.join }).click()
        await page.waitForURL(`${link}*`)

        const room = await (await browser.newContext()).newPage()
        await storeToken(room.context(), specialist)
        await room.goto(`/${language}/mes-rendez-vous`)
        const card = room.locator('article', { has: room.locator(`#meeting-${id}`) })
        await expect(card.getByRole('button', { name: said.join })).toBeVisible()
        await room.context().close()
        await page.goto(`/${language}/question/${own.id}`)
      } finally {
        await closeHours(request)
      }
      expect(complaints).toEqual([])
    })

    test('a meeting by phone is cancelled with the consent, which is said before and after', async ({
      page,
      request,
      complaints,
    }) => {
      const own = await ordered(request, language)
      const id = await askToMeet(request, own, language)
      const slot = (await nextDay(request, 4, language)).concat('T09:00:00.000Z')
      const terms = { slots: [slot], place: '', ways: ['phone'], confirmed: true, locale: 'fr' }
      await call(request, ['POST', `/meetings/${id}/accept`], await signIn(request, specialistEmail), terms)
      const choice = { slot, way: 'phone', confirmed: true, locale: language }
      await call(request, ['POST', `/questions/${own.id}/meeting/choose`], own.token, choice)

      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/question/${own.id}`)
      const panel = page.getByRole('region', { name: said.panel, exact: true })
      await panel.getByRole('button', { name: said.revoke }).click()
      await expect(panel.getByText(said.ends)).toBeVisible()
      await panel.getByRole('button', { name: said.revokeYes }).click()
      await expect(panel.locator('#meeting-now')).toHaveText(said.ended)
      await expect(panel.getByText(said.noCall)).toBeVisible()
      await expect(panel.getByRole('button', { name: said.ask })).toBeVisible()
      expect(await ownMeeting(request, own)).toMatchObject({ state: 'cancelled', revoked: true })

      // Asked for again from the panel: once the dialog is closed, reading goes on at the new status.
      await panel.getByRole('button', { name: said.ask }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: said.next, exact: true }).click()
      await dialog.getByRole('button', { name: said.confirm, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(panel.locator('#meeting-now')).toBeFocused()
      const cancel = { act: 'cancel', confirmed: true, locale: language }
      await call(request, ['POST', `/questions/${own.id}/meeting/acts`], own.token, cancel)
      expect(complaints).toEqual([])
    })
  })
