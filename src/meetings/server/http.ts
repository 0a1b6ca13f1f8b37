import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { availabilityApi } from '../availability/contract.ts'
import { ownAvailability, reopenHour, setAvailability } from '../availability/server/availability.ts'
import { calendarApi } from '../calendar/contract.ts'
import { endFeed, newFeed, ownFeed, servedFeed } from '../calendar/server/feed.ts'
import { dropCalendar, ownCalendar, readNow, setCalendar } from '../calendar/server/outside-calendar.ts'
import { meetingsApi } from '../contract.ts'
import { reviewMeeting } from '../outcome/server/review.ts'
import { setWaiting } from '../waiting-list/server/waiting-list.ts'
import { askMeeting, chooseSlot, clientAct, ownMeeting, ownMeetings, undoCancellation } from './client-commands.ts'
import { countriesOffered } from './countries.ts'
import { roomOfClient, roomOfSpecialist } from './join.ts'
import {
  acceptMeeting,
  exchanges,
  foreseenExchanges,
  specialistAct,
  specialistMeetings,
  undoGivingBack,
} from './specialist-commands.ts'
import { latestAddress } from './store.ts'

export function meetingsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, availabilityApi, {
    'GET /me/meeting-availability': ({ ports, actor }) => ownAvailability(ports, actor),
    'PUT /me/meeting-availability': ({ ports, actor, body }) => setAvailability(ports, actor, body),
    'POST /me/meeting-availability/reopen': ({ ports, actor, body }) => reopenHour(ports, actor, body),
  })
  serve(app, context, calendarApi, {
    'GET /me/meeting-calendar': ({ ports, actor }) => ownCalendar(ports, actor),
    'PUT /me/meeting-calendar': ({ ports, actor, body }) => setCalendar(ports, actor, body),
    'POST /me/meeting-calendar/read': ({ ports, actor }) => readNow(ports, actor),
    'DELETE /me/meeting-calendar': ({ ports, actor }) => dropCalendar(ports, actor),
    'GET /me/calendar-feed': ({ ports, actor }) => ownFeed(ports, actor),
    'POST /me/calendar-feed': ({ ports, actor }) => newFeed(ports, actor),
    'DELETE /me/calendar-feed': ({ ports, actor }) => endFeed(ports, actor),
    'GET /calendars/:token': ({ ports, params, request }) =>
      servedFeed(ports, params.token, request.headers.get('if-none-match')),
  })
  serve(app, context, meetingsApi, {
    'GET /questions/:id/meeting': ({ ports, actor, params, query }) =>
      ownMeeting(ports, actor, { questionId: params.id, ...query }),
    'POST /questions/:id/meeting': ({ ports, actor, params, body }) =>
      askMeeting(ports, actor, { questionId: params.id, ...body }),
    'GET /questions/:id/meeting/exchanges': ({ ports, actor, params }) => foreseenExchanges(ports, actor, params.id),
    'POST /questions/:id/meeting/choose': ({ ports, actor, params, body }) =>
      chooseSlot(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/acts': ({ ports, actor, params, body }) =>
      clientAct(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/undo': ({ ports, actor, params, body }) =>
      undoCancellation(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/review': ({ ports, actor, params, body }) =>
      reviewMeeting(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/alert': ({ ports, actor, params, body }) =>
      setWaiting(ports, actor, { questionId: params.id, ...body }),
    'GET /meeting-countries': async ({ ports }) => ({ countries: await countriesOffered(ports.db) }),
    'GET /questions/:id/meeting/room': ({ ports, actor, params }) => roomOfClient(ports, actor, params.id),
    'GET /me/meetings/address': async ({ ports, actor }) => ({
      address: await latestAddress(ports.db, actor.personId),
    }),
    'GET /me/meetings': ({ ports, actor, query }) => ownMeetings(ports, actor, query.specialist),
    'GET /meetings': ({ ports, actor, query }) => specialistMeetings(ports, actor, query.locale),
    'GET /meetings/:id/exchanges': ({ ports, actor, params }) => exchanges(ports, actor, params.id),
    'POST /meetings/:id/accept': ({ ports, actor, params, body }) =>
      acceptMeeting(ports, actor, { ...params, ...body }),
    'POST /meetings/:id/acts': ({ ports, actor, params, body }) => specialistAct(ports, actor, { ...params, ...body }),
    'GET /meetings/:id/room': ({ ports, actor, params }) => roomOfSpecialist(ports, actor, params.id),
    'POST /meetings/:id/undo': ({ ports, actor, params, body }) => undoGivingBack(ports, actor, { ...params, ...body }),
  })
}
