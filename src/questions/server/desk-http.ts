import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { deskApi } from '../contract-desk.ts'
import * as desk from './desk.ts'
import { deskOf, deskQuestion } from './desk-view.ts'
import { worked } from './readable.ts'

export function deskHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, deskApi, {
    'GET /desk': async ({ ports, actor, query }) => deskOf(ports, await desk.ownExpert(ports.db, actor), query.locale),
    'POST /desk/offers/:id/accept': ({ ports, actor, params, body }) =>
      desk.accept(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/offers/:id/decline': ({ ports, actor, params, body }) =>
      desk.decline(ports, actor, { questionId: params.id, ...body }),
    'GET /desk/questions/:id': async ({ ports, actor, params, query }) => {
      const expert = await desk.ownExpert(ports.db, actor)
      return deskQuestion(ports, ports.db, await worked(ports, expert.id, params.id), expert, query.locale)
    },
    'POST /desk/questions/:id/beat': ({ ports, actor, params, body }) =>
      desk.beat(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/messages': ({ ports, actor, params, body }) =>
      desk.expertSay(ports, actor, { questionId: params.id, ...body }),
    'PUT /desk/questions/:id/draft': ({ ports, actor, params, body }) =>
      desk.saveAnswerDraft(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/answer': ({ ports, actor, params, body }) =>
      desk.answer(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/extend': ({ ports, actor, params, body }) =>
      desk.extend(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/give-up': ({ ports, actor, params, body }) =>
      desk.giveUp(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/take-up': ({ ports, actor, params, body }) =>
      desk.takeUp(ports, actor, { questionId: params.id, ...body }),
  })
}
