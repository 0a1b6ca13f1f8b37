import { onClaim } from '../../accounts/server/people.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { meetingsApi } from '../contract-meetings.ts'
import { acceptMeeting, declineMeeting, exchanges, meetingDone, specialistMeetings } from './meeting-desk.ts'
import { moveMeetings } from './meeting-store.ts'
import { askMeeting, cancelMeeting, confirmMeeting, ownMeeting } from './meetings.ts'

export function meetingsHttp(app: ApiApp, context: ApiContext): void {
  onClaim(moveMeetings)
  serve(app, context, meetingsApi, {
    'GET /questions/:id/meeting': ({ ports, actor, params, query }) =>
      ownMeeting(ports, actor, { questionId: params.id, ...query }),
    'POST /questions/:id/meeting': ({ ports, actor, params, body }) =>
      askMeeting(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/confirm': ({ ports, actor, params, body }) =>
      confirmMeeting(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/meeting/cancel': ({ ports, actor, params, body }) =>
      cancelMeeting(ports, actor, { questionId: params.id, ...body }),
    'GET /meetings': ({ ports, actor, query }) => specialistMeetings(ports, actor, query.locale),
    'GET /meetings/:id/exchanges': ({ ports, actor, params }) => exchanges(ports, actor, params.id),
    'POST /meetings/:id/accept': ({ ports, actor, params, body }) =>
      acceptMeeting(ports, actor, { ...params, ...body }),
    'POST /meetings/:id/decline': ({ ports, actor, params, body }) =>
      declineMeeting(ports, actor, { ...params, ...body }),
    'POST /meetings/:id/done': ({ ports, actor, params, body }) => meetingDone(ports, actor, { ...params, ...body }),
  })
}
