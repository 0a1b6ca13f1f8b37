import { call, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { askToMeet, closeHours, giveVideoLink, ownMeeting, specialistEmail } from './meetings.ts'
import { signIn, storeToken } from './sign-in.ts'

/** A meeting by video, with somebody far away: hours on both clocks, and the way in shortly before. */

const words = {
  fr: {
    panel: 'Rendez-vous',
    clocks: / à votre heure \(.+, heure de Paris\)/,
    opens: /^La visioconférence s’ouvre ici le /,
    join: 'Rejoindre la visioconférence',
  },
  en: {
    panel: 'Meeting',
    clocks: / your time \(.+, Paris time\)/,
    opens: /^The video meeting opens here on /,
    join: 'Join the video meeting',
  },
}
const link = 'https://visio.example/etienne-marchal'

for (const language of ['fr', 'en'] as const)
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
  })
