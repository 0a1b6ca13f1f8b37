import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'
import type { z } from 'zod'
import { hashToken } from '../../../accounts/server/crypto.ts'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { siteAddress } from '../../../questions/notifications/server/mail.tsx'
import { href } from '../../../screens.ts'
import { phrases as en } from '../../emails/emails.text.en.ts'
import { phrases as fr } from '../../emails/emails.text.fr.ts'
import { meetingUid } from '../../icalendar.ts'
import { meetingRules } from '../../lifecycle/lifecycle.ts'
import { calendarPlace } from '../../ways.ts'
import type { CalendarFeed } from '../contract.ts'
import { agreedMeetings, dropFeed, feedOf, putFeed, readFeed } from './calendar-store.ts'
import { calendarText } from './calendar-text.ts'

type View = z.input<typeof CalendarFeed>

const behindMs = 30 * 86_400_000
/** How often a calendar program may look. */
const everySeconds = 900

const view = async (db: Db, personId: string): Promise<View> => ({ feed: (await feedOf(db, personId)) ?? null })

export const ownFeed = (ports: Ports, actor: Person): Promise<View> => view(ports.db, actor.personId)

/** Whoever had the address before reads nothing at it any more. */
export function newFeed(ports: Ports, { personId }: Person): Promise<View & { address: string }> {
  const token = ports.ids.secret()
  return ports.transact(async (tx) => {
    await putFeed(tx, { personId, tokenHash: hashToken(token), createdAt: ports.clock.now() })
    return { ...(await view(tx, personId)), address: `${apiAddress(ports)}/calendars/${token}.ics` }
  })
}

export function endFeed(ports: Ports, { personId }: Person): Promise<View> {
  return ports.transact(async (tx) => {
    await dropFeed(tx, personId)
    return view(tx, personId)
  })
}

function apiAddress(ports: Ports): string {
  const api = ports.config.PUBLIC_API_URL
  return api.startsWith('/') ? siteAddress(ports) + api : api
}

/**
 * The meetings of whoever made this address. It may be shared with colleagues, or shown on a screen at work: it names
 * neither the other side nor the subject, and holds no link to a video meeting. @throws Refusal `not_found`
 */
export async function servedFeed(ports: Ports, token: string, knownTag: string | null): Promise<Response> {
  const personId = await readFeed(ports.db, hashToken(token.replace(/\.ics$/, '')), ports.clock.now())
  const contact = personId && (await contactOf(ports.db, personId))
  if (!personId || !contact) throw new Refusal('not_found', 404)
  const { locale } = contact
  const {
    feed: words,
    invitation: { phone },
  } = locale === 'fr' ? fr : en
  const site = siteAddress(ports)
  const rows = await agreedMeetings(ports.db, personId, new Date(ports.clock.now().getTime() - behindMs))
  const calendar = ical({
    name: fill(words.name, { brand: brand.name }),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'meetings' },
    ttl: everySeconds,
    events: rows.flatMap(({ id, questionId, meetsAt, place, life, updatedAt, received }) => {
      if (!meetsAt) return []
      const page = site + (received ? href('meetings', locale) : href('question', locale, { id: questionId }))
      return {
        id: meetingUid(id),
        sequence: life.sequence ?? 0,
        stamp: updatedAt,
        start: meetsAt,
        end: new Date(meetsAt.getTime() + meetingRules.lasts),
        summary: words.title,
        location: calendarPlace({ way: life.way, place: place ?? '' }, page, phone).location,
        url: page,
        class: ICalEventClass.PRIVATE,
        status: ICalEventStatus.CONFIRMED,
      }
    }),
  })
  const text = calendarText(calendar)
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = {
    etag: tag,
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  if (knownTag?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === tag))
    return new Response(null, { status: 304, headers })
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="clairavis.ics"',
      'x-content-type-options': 'nosniff',
    },
  })
}
