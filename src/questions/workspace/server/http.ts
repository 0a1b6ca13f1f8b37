import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { workedQuestionOrRefuse } from '../../server/readable.ts'
import { workspaceApi } from '../contract.ts'
import * as desk from './commands.ts'
import { draftAsItStands, earlierTexts, saveAnswerDraft } from './drafts.ts'
import { colleagues, handOver, takeBack } from './hand-over.ts'
import { ownDelivery } from './own-delivery.ts'
import { pastAnswers } from './past-answers.ts'
import { chooseProposed, proposalFor } from './proposal.ts'
import { workspaceOf, workspaceQuestion } from './view.ts'

export function workspaceHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, workspaceApi, {
    'GET /desk': async ({ ports, actor, query }) =>
      workspaceOf(ports, await desk.ownExpert(ports.db, actor), query.locale),
    'POST /desk/offers/:id/accept': ({ ports, actor, params, body }) =>
      desk.accept(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/offers/:id/decline': ({ ports, actor, params, body }) =>
      desk.decline(ports, actor, { questionId: params.id, ...body }),
    'GET /desk/questions/:id': async ({ ports, actor, params, query }) => {
      const expert = await desk.ownExpert(ports.db, actor)
      return workspaceQuestion(
        ports,
        ports.db,
        await workedQuestionOrRefuse(ports, expert.id, params.id),
        expert,
        query.locale,
      )
    },
    'GET /desk/questions/:id/own-delivery': async ({ ports, actor, params, query }) =>
      ownDelivery(ports, await desk.ownExpert(ports.db, actor), params.id, query.locale),
    'POST /desk/questions/:id/beat': ({ ports, actor, params, body }) =>
      desk.heartbeat(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/messages': ({ ports, actor, params, body }) =>
      desk.expertSay(ports, actor, { questionId: params.id, ...body }),
    'PUT /desk/questions/:id/draft': ({ ports, actor, params, body }) =>
      saveAnswerDraft(ports, actor, { questionId: params.id, ...body }),
    'GET /desk/questions/:id/draft': ({ ports, actor, params }) => draftAsItStands(ports, actor, params.id),
    'GET /desk/questions/:id/draft/versions': ({ ports, actor, params }) => earlierTexts(ports, actor, params.id),
    'GET /desk/questions/:id/proposal': ({ ports, actor, params }) => proposalFor(ports, actor, params.id),
    'POST /desk/questions/:id/proposal': ({ ports, actor, params, body }) =>
      chooseProposed(ports, actor, { questionId: params.id, ...body }),
    'GET /desk/past-answers': ({ ports, actor, query }) => pastAnswers(ports, actor, query),
    'POST /desk/questions/:id/answer': ({ ports, actor, params, body }) =>
      desk.answer(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/extend': ({ ports, actor, params, body }) =>
      desk.extend(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/give-up': ({ ports, actor, params, body }) =>
      desk.giveUp(ports, actor, { questionId: params.id, ...body }),
    'GET /desk/questions/:id/colleagues': ({ ports, actor, params, query }) =>
      colleagues(ports, actor, { questionId: params.id, ...query }),
    'POST /desk/questions/:id/hand-over': ({ ports, actor, params, body }) =>
      handOver(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/take-back': ({ ports, actor, params, body }) =>
      takeBack(ports, actor, { questionId: params.id, ...body }),
    'POST /desk/questions/:id/take-up': ({ ports, actor, params, body }) =>
      desk.takeUp(ports, actor, { questionId: params.id, ...body }),
  })
}
