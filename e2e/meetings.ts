import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { isPublicHoliday } from '../src/places/public-holidays.ts'
import { call, type Own } from './api-calls.ts'
import type { Language } from './interface-texts.ts'
import type { TestServer } from './server.ts'
import { signIn, storeToken } from './sign-in.ts'

/** A meeting's two sides as a journey finds them: the demonstration's specialist with their hours, and who asks. */

export const specialistEmail = 'specialist@demo.test'

const contact = {
  firstName: 'Claire',
  lastName: 'Delaunay',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '35000',
  city: 'Rennes',
  country: 'fr',
}

type Weekly = { day: number; from: string; to: string }
type Opening = { first: string; last: string; hours: { from: string; to: string } | null }

/** These hours and no others, which clients book for themselves. */
export async function openHours(
  request: APIRequestContext,
  { weekly = [], exceptions = [] }: { weekly?: Weekly[]; exceptions?: Opening[] },
): Promise<void> {
  const token = await signIn(request, specialistEmail)
  const { settings } = await call(request, ['GET', '/me/meeting-availability'], token)
  await call(request, ['PUT', '/me/meeting-availability'], token, {
    ...{ ...settings, bookable: true, ways: ['in_person'], place: '12 rue Saint-Michel, Rennes', weekly, exceptions },
    ...{ publicHolidays: false, bufferMinutes: 0, noticeHours: 24, quiet: { from: '20:00', to: '08:00' } },
  })
}

/** Other tests meet the same specialist, who opens no hours there and has given no place. */
export async function closeHours(request: APIRequestContext): Promise<void> {
  const token = await signIn(request, specialistEmail)
  const { settings } = await call(request, ['GET', '/me/meeting-availability'], token)
  await call(request, ['PUT', '/me/meeting-availability'], token, {
    ...{ ...settings, bookable: false, place: '', exceptions: [], ways: ['in_person'], videoLink: '' },
  })
}

/** The client's latest request about their question. */
export const ownMeeting = async (request: APIRequestContext, { id, token }: Own) =>
  (await call(request, ['GET', `/questions/${id}/meeting?locale=fr`], token)).meeting

/** A client asks this specialist, and may book where hours are free. */
export async function askToMeet(request: APIRequestContext, own: Own, locale: Language): Promise<string> {
  const { id: specialist } = await call(request, ['GET', '/experts/etienne-marchal?locale=fr'], own.token)
  const { email } = await call(request, ['GET', '/me'], own.token)
  const asked = { ...contact, email, specialist, withheld: [], locale }
  await call(request, ['POST', `/questions/${own.id}/meeting`], own.token, asked)
  return (await ownMeeting(request, own)).id
}

export async function book(request: APIRequestContext, own: Own, slot: string): Promise<void> {
  const chosen = { slot, confirmed: true, locale: 'fr' }
  await call(request, ['POST', `/questions/${own.id}/meeting/choose`], own.token, chosen)
  expect((await ownMeeting(request, own)).state).toBe('scheduled')
}

/** The specialist's own link, which a video meeting needs where no rooms are configured. */
export async function giveVideoLink(request: APIRequestContext, videoLink: string): Promise<void> {
  const token = await signIn(request, specialistEmail)
  const { settings } = await call(request, ['GET', '/me/meeting-availability'], token)
  const given = { ...settings, ways: ['in_person', 'video'], videoLink }
  await call(request, ['PUT', '/me/meeting-availability'], token, given)
}

/** The first day of this kind (Sunday is 0) that comes more than two days after the server's clock, as `YYYY-MM-DD`. */
export async function nextDay(request: APIRequestContext, weekday: number, language: Language = 'fr'): Promise<string> {
  const { now } = await call(request, ['GET', '/demonstration/time'], '')
  // Both languages may meet the same server, where the hours of the one may be taken by the other's meetings.
  const soonest = new Date(Date.parse(now) + (language === 'fr' ? 3 : 10) * 86_400_000)
  const ahead = (weekday - soonest.getUTCDay() + 7) % 7
  return new Date(soonest.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** Days ahead within which hours can be booked. */
const bookableDays = 38

/** The next public holiday that is no Sunday; the clock moves on where it cannot be booked yet. */
export async function nextHoliday(
  request: APIRequestContext,
  server: Pick<TestServer, 'advanceClock'>,
): Promise<string> {
  const { now } = await call(request, ['GET', '/demonstration/time'], '')
  // The longest time without one is from 15 August to 1 November.
  const days = Array.from({ length: 120 }, (_, ahead) => new Date(Date.parse(now) + (ahead + 3) * 86_400_000))
  const found = days.findIndex((day) => day.getUTCDay() !== 0 && isPublicHoliday(day.toISOString().slice(0, 10), '35'))
  if (found >= bookableDays) await server.advanceClock((found - bookableDays + 7) * 24 * 60)
  return days[found]!.toISOString().slice(0, 10)
}

type Window = { browser: Browser; request: APIRequestContext; language: Language }

/** The specialist’s page in a window of its own, and the card of one meeting on it. */
export async function openSpecialistDesk({ browser, request, language }: Window, meetingId: string) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const desk = await (await browser.newContext({ locale })).newPage()
  await storeToken(desk.context(), await signIn(request, specialistEmail))
  await desk.goto(`/${language}/mes-rendez-vous`)
  return { desk, card: meetingCard(desk, meetingId) }
}

export const meetingCard = (page: Page, id: string) => page.locator('article', { has: page.locator(`#meeting-${id}`) })
