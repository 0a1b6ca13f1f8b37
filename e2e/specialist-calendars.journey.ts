import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { call, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { askToMeet, book, closeHours, nextDay, openHours, ownMeeting, specialistEmail } from './meetings.ts'
import { signIn, storeToken } from './sign-in.ts'

/** A specialist's hours beside the rest of their life: their own calendar, days off, and our meetings in their calendar. */

const words = {
  fr: {
    panel: 'Rendez-vous',
    address: 'Adresse de l’agenda',
    read: 'Lire cet agenda',
    isRead: /^127\.0\.0\.1:\d+, lu .+ quarts d’heure\.$/,
    unreachable: 'Cet agenda ne répond pas.',
    stop: 'Ne plus lire cet agenda',
    edit: 'Régler mes heures',
    hours: 'Mes heures de rendez-vous',
    add: 'Ajouter des jours',
    days: (n: number) => `Jours particuliers, ${n}`,
    first: 'Du',
    kind: 'Ces jours-là',
    open: 'Ouvert à ces heures',
    from: 'De',
    to: 'À',
    save: 'Enregistrer mes heures',
    make: 'Créer une adresse',
    once: 'Elle n’est montrée qu’une fois. Abonnez-y votre agenda maintenant.',
    since: /^Une adresse existe depuis .+ Dernière lecture\u00a0: (?!aucune)/,
    off: 'Supprimer l’adresse',
    offYes: 'Oui, supprimer',
  },
  en: {
    panel: 'Meeting',
    address: 'Address of the calendar',
    read: 'Read this calendar',
    isRead: /^127\.0\.0\.1:\d+, read on .+ quarter of an hour\.$/,
    unreachable: 'This calendar does not respond.',
    stop: 'Stop reading this calendar',
    edit: 'Set my hours',
    hours: 'My meeting hours',
    add: 'Add days',
    days: (n: number) => `Particular days, ${n}`,
    first: 'First day',
    kind: 'On these days',
    open: 'Open at these hours',
    from: 'From',
    to: 'To',
    save: 'Save my hours',
    make: 'Create an address',
    once: 'It is shown only once. Subscribe your calendar to it now.',
    since: /^There has been an address since .+ Last read: (?!not yet)/,
    off: 'Delete the address',
    offYes: 'Yes, delete it',
  },
}

/** Serves the specialist's own calendar: busy every week at this hour. */
async function ownCalendar(day: string) {
  const event = [
    ...['BEGIN:VEVENT', 'UID:own@agenda.test', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Dentiste'],
    ...[`DTSTART;TZID=Europe/Paris:${day.replaceAll('-', '')}T100000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'],
    'END:VEVENT',
  ]
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//agenda//test', ...event, 'END:VCALENDAR', '']
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/calendar' }).end(calendar.join('\r\n')),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/private.ics`, server }
}

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const said = words[language]

    test('a specialist’s own calendar and days off close their hours, and our meetings stand in their calendar', async ({
      page,
      browser,
      request,
      complaints,
    }) => {
      const specialist = await signIn(request, specialistEmail)
      const [wednesday, thursday] = [await nextDay(request, 3), await nextDay(request, 4)]
      const calendar = await ownCalendar(wednesday)
      try {
        await openHours(request, { weekly: [{ day: 3, from: '09:00', to: '12:00' }] })
        const own = await ordered(request, language)
        await askToMeet(request, own, language)

        const desk = await (await browser.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })).newPage()
        await storeToken(desk.context(), specialist)
        await desk.goto(`/${language}/mes-rendez-vous`)
        await desk.getByLabel(said.address).fill('http://127.0.0.1:9/private.ics')
        await desk.getByRole('button', { name: said.read }).click()
        await expect(desk.getByText(said.unreachable)).toBeVisible()
        await desk.getByLabel(said.address).fill(calendar.address)
        await desk.getByRole('button', { name: said.read }).click()
        await expect(desk.getByText(said.isRead)).toBeVisible()
        await expect(desk.getByText('Dentiste')).toHaveCount(0)

        await storeToken(page.context(), own.token)
        await page.goto(`/${language}/question/${own.id}`)
        const panel = page.getByRole('region', { name: said.panel, exact: true })
        const hoursOf = (day: string) => panel.locator(`[data-slot^="${day}"]`)
        await expect(hoursOf(wednesday)).toHaveText([/^0?9\D+00$/, /^11\D+00$/])

        // That Wednesday they are away, and receive on the Thursday instead.
        await desk.getByRole('button', { name: said.edit }).click()
        const dialog = desk.getByRole('dialog', { name: said.hours })
        const days = (n: number) => dialog.getByRole('group', { name: said.days(n), exact: true })
        await dialog.getByRole('button', { name: said.add }).click()
        await days(1).getByLabel(said.first, { exact: true }).fill(wednesday)
        await dialog.getByRole('button', { name: said.add }).click()
        await days(2).getByLabel(said.first, { exact: true }).fill(thursday)
        await days(2).getByLabel(said.kind).selectOption(said.open)
        await days(2).getByLabel(said.from, { exact: true }).fill('14:00')
        await days(2).getByLabel(said.to, { exact: true }).fill('15:00')
        await dialog.getByRole('button', { name: said.save }).click()
        await expect(dialog).toBeHidden()
        await page.reload()
        await expect(hoursOf(thursday)).toHaveText([/^14\D+00$/])
        const free: string[] = (await ownMeeting(request, own)).free
        expect(free.filter((slot) => slot.startsWith(wednesday))).toEqual([])

        // What is agreed stands in their calendar, without a name.
        const slot = free.find((one) => one.startsWith(thursday)) ?? ''
        await book(request, own, slot)
        await desk.getByRole('button', { name: said.make }).click()
        await expect(desk.locator('.calendar-address')).toContainText(said.once)
        const address = (await desk.locator('.calendar-address code').textContent()) ?? ''
        const feed = await (await request.get(address)).text()
        const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent')
        expect(events.map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())).toContain(slot)
        for (const secret of ['Delaunay', 'Claire', own.id, 'Tilleuls']) expect(feed).not.toContain(secret)
        await desk.reload()
        await expect(desk.getByText(said.since)).toBeVisible()
        await expect(desk.getByText(address)).toHaveCount(0)
        await desk.getByRole('button', { name: said.off }).click()
        await desk.getByRole('button', { name: said.offYes }).click()
        await expect(desk.getByRole('button', { name: said.make })).toBeVisible()
        expect((await request.get(address)).status()).toBe(404)

        // Read no longer: its hours are free again.
        await desk.getByRole('button', { name: said.stop }).click()
        await expect(desk.getByLabel(said.address)).toBeVisible()
        const cancel = { act: 'cancel', confirmed: true, locale: language }
        await call(request, ['POST', `/questions/${own.id}/meeting/acts`], own.token, cancel)
        await desk.context().close()
      } finally {
        calendar.server.close()
        await closeHours(request)
      }
      expect(complaints).toEqual([])
    })
  })
