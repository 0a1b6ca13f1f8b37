// How the two meet: at the specialist's place, by phone, or by video.
import { type Locale, tagOf } from '../i18n/locale.ts'
import { fill, type MessagesLike } from '../i18n/text.ts'
import type { times } from './times.text.fr.ts'

export const meetingWays = ['in_person', 'phone', 'video'] as const
export type MeetingWay = (typeof meetingWays)[number]

/** What a request from before there was a choice is. */
export const onlyInPerson: readonly MeetingWay[] = ['in_person']

/** Those that are left to a client: without their consent nobody has the number to call. */
export const waysLeft = (ways: readonly MeetingWay[], { revoked }: { revoked: boolean }): readonly MeetingWay[] =>
  revoked ? ways.filter((way) => way !== 'phone') : ways

/** When a video meeting can be joined. */
export const joinRules = { before: 15 * 60_000, after: 60 * 60_000 }

/** Whether a video meeting can be joined at this moment. */
export function joinStage({ from, until }: { from: string; until: string }, now: number): 'before' | 'open' | 'over' {
  if (now < Date.parse(from)) return 'before'
  return now < Date.parse(until) ? 'open' : 'over'
}

type Times = MessagesLike<typeof times>

/** The ways that a specialist offers, with the place where they can meet there. */
export function offeredWays(locale: Locale, ways: readonly MeetingWay[], place: string, words: Times): string {
  if (ways.length === 1 && ways[0] === 'in_person') return fill(words.offeredPlace, { place })
  const named = ways.map((way) => (way === 'in_person' ? fill(words.onSite, { place }) : words.ways[way]))
  const list = new Intl.ListFormat(tagOf(locale), { type: 'disjunction' }).format(named)
  return fill(words.offered, { ways: list })
}

type Agreed = {
  way: MeetingWay
  place: string
  /** The specialist's own link; null for a room of ours. */
  link: string | null
  /** The client's number, where the reader may know it. */
  phone: string | null
}

/** How they meet, said to one side. */
export function agreedWay({ way, place, link, phone }: Agreed, to: 'client' | 'specialist', words: Times): string {
  const { agreed } = words
  if (way === 'in_person') return fill(agreed.in_person, { place })
  if (way === 'video') return link ? fill(agreed.link, { link }) : agreed.room
  return phone ? fill(agreed[to === 'client' ? 'clientPhone' : 'specialistPhone'], { phone }) : agreed.phone
}

/** The address of a page, over https: what a client is sent to. */
export function isSecureLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, username, password } = new URL(link)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

/** What a calendar shows as the place: a video meeting without a link of the specialist's own begins on our page. */
export function calendarPlace(
  { way = 'in_person', place, link }: { way?: MeetingWay | null; place: string; link?: string | null },
  page: string,
  byPhone: string,
): { location: string; conference: string | null } {
  if (way === 'phone') return { location: byPhone, conference: null }
  if (way !== 'video') return { location: place, conference: null }
  return { location: link ?? page, conference: link ?? page }
}
