import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { Meeting } from '../contract.ts'
import { meetingTime } from '../meeting-time.ts'
import { isFull } from '../waiting-list/rules.ts'
import { agreedWay, offeredWays } from '../ways.ts'
import { clocksAt } from './clocks.ts'
import type { MeetingMessages } from './messages.ts'

type Absence = NonNullable<Meeting['missed']>

/** `reader`: whom the sentence addresses; the last four sentences are in words for this side. */
type AbsenceWords = Pick<
  MeetingMessages,
  'stands' | 'cleared' | 'replied' | 'missedThem' | 'missedYou' | 'contradictsYou' | 'contradictsThem'
> & {
  reader: Absence['by']
  name: string
  timeOf: (at: string) => string
}

/** Who did not come: according to the other side, to the reader's reply, or to the staff's decision. */
export function absenceSentence({ by, at, tookPlaceAt, until, reply, verdict }: Absence, words: AbsenceWords): string {
  const { reader, name, timeOf } = words
  if (verdict) return fill(verdict.stands ? words.stands : words.cleared, { reason: verdict.reason })
  const both = at && tookPlaceAt && { name, at: timeOf(at), tookPlace: timeOf(tookPlaceAt), when: timeOf(until) }
  if (both && by !== reader) return fill(words.contradictsThem, both)
  if (both && reply === null) return fill(words.contradictsYou, both)
  if (by !== reader) return fill(words.missedThem, { name })
  if (reply !== null) return fill(words.replied, { text: reply })
  return fill(words.missedYou, { name, when: timeOf(until) })
}

type DistanceWords = Record<'same' | 'next' | 'far', { km: string; unknown: string }>

/** In kilometres where both towns are known, otherwise by department. */
export function distanceSentence(
  { distance, department, town, km }: NonNullable<Meeting['away']>,
  words: DistanceWords,
  values: Record<string, string> = {},
): string {
  const said = words[distance]
  return fill(km === null ? said.unknown : said.km, { ...values, department, town, km: km ?? '' })
}

/** How far the client would go, said before anything is agreed; a call or a video has no distance. */
export function awaySentence({ state, away, ways, specialist, city }: Meeting, words: MeetingMessages): string | null {
  if ((state !== 'offered' && state !== 'proposed') || !away) return null
  if (!ways.includes('in_person')) return null
  return distanceSentence(away, words.far, { name: specialist?.name ?? '', city })
}

/** How they meet, and how they can. Without the consent nobody can call. */
function waysOf(
  { way, ways, place, bookAt, revoked, phone }: Meeting,
  times: MeetingMessages['times'],
  locale: Locale,
) {
  const agreed = { way: way ?? 'in_person', place: place ?? '', link: null, phone: revoked ? null : phone }
  return {
    where: agreedWay(agreed, 'client', times),
    ways: offeredWays(locale, ways, bookAt ?? agreed.place, times),
  }
}

/** The state of a meeting request, in words for the client. */
export function meetingSentence(meeting: Meeting, words: MeetingMessages, locale: Locale): string {
  const { specialist, meetsAt, city, missed, offerUntil } = meeting
  const name = specialist?.name ?? ''
  const { times } = words
  const timeOf = (at: string) => meetingTime(locale, at, clocksAt(meeting.timeZone), times)
  const values = {
    name,
    city,
    when: meetsAt ? timeOf(meetsAt) : '',
    ...waysOf(meeting, times, locale),
  }
  switch (meeting.state) {
    case 'requested':
      return fill(words.searching, values)
    case 'offered': {
      const by = offerUntil ? timeOf(offerUntil) : ''
      return fill(words.asked, {
        name,
        profession: specialist?.profession ?? '',
        city: specialist?.city ?? '',
        when: by,
      })
    }
    case 'waitlisted':
      return fill(words.waits, values)
    case 'proposed':
      return [
        meeting.was && fill(words.was, { when: timeOf(meeting.was) }),
        fill(proposedSentence(meeting, words), values),
      ]
        .filter(Boolean)
        .join(' ')
    case 'scheduled':
      return fill(words.scheduled, values)
    case 'held':
      return fill(meeting.said ? words.heldSaid : words.held, values)
    case 'no_show':
      return missed
        ? absenceSentence(missed, { ...words, reader: 'client', name, timeOf })
        : fill(words.missedThem, values)
    case 'completed':
    case 'archived':
      return fill(words.over, values)
    case 'cancelled':
      return words.cancelled
  }
}

function proposedSentence(meeting: Meeting, { booking, ...words }: MeetingMessages): string {
  const { slots, can } = meeting
  if (isFull(meeting)) return booking.full
  if (slots.length > 0 && meeting.ways.length === 0) return words.onlyCalls
  return slots.length > 0 ? words.proposed : can.choose ? booking.lead : words.otherTimes
}
