import { onAddressAsked, onClaim, onReached } from '../../accounts/server/people.ts'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import type { Ports } from '../../platform/ports.ts'
import { closedNotice } from '../closed.ts'
import { questionsApi } from '../contract.ts'
import { versionsOf } from '../contribution.ts'
import { answerLocked } from '../status.ts'
import { answerPdf } from './answer-pdf.ts'
import { ask, dropDraft, readDraft, saveDraft } from './ask.ts'
import { askByLetter } from './ask-by-letter.ts'
import { download, upload } from './attach.ts'
import { announceDesk } from './available.ts'
import { claimQuestions } from './claim.ts'
import { contributionsTo } from './contribution-store.ts'
import { contributionViews } from './contribution-view.ts'
import { deadlinesCalendar } from './deadlines.ts'
import { mustNotStandFor, noticed, screenIn } from './emergency.ts'
import { answerSafeToWrite, dismissEmergency } from './emergency-answers.ts'
import { correctCategory } from './field.ts'
import { fieldsInstead, namedProposals } from './field-proposals.ts'
import { countAddress } from './funnel.ts'
import { claimGuarantee } from './guarantee.ts'
import { mayLetterGo, withheldLetters } from './letters-withheld.ts'
import { messageViews } from './message-view.ts'
import { proposed } from './open.ts'
import { published, publishedById } from './published.ts'
import { ownQuestions, questionView } from './question-view.ts'
import { rate } from './rate.ts'
import { own, readable } from './readable.ts'
import { say } from './say.ts'
import { openPhoneLink, openShare, phoneLink, revokeShare, sendPreview, share } from './share.ts'
import { messagesOf } from './store.ts'
import { streamOf } from './stream.ts'
import * as unlock from './unlock.ts'

export function questionsHttp(app: ApiApp, context: ApiContext): void {
  onClaim(claimQuestions)
  onReached(countAddress)
  onAddressAsked(mustNotStandFor)
  context.ports.mail.guard(mayLetterGo)
  serve(app, context, questionsApi, {
    'POST /questions/propose': async ({ ports, actor, body }) => {
      await ports.limits.spend({ name: 'propose', points: 240, seconds: 600 }, actor.address)
      const facts = await noticed(ports, ports.db, actor, body)
      if (facts) {
        const emergency = { situations: facts.situations, screen: screenIn(facts, body.locale) }
        return { reading: 'unclear' as const, proposals: [], closed: null, emergency }
      }
      const { reading, proposals, closed } = proposed(ports, body.text, body.locale)
      return {
        reading,
        emergency: null,
        closed: closed ? closedNotice(body.locale) : null,
        proposals: namedProposals(proposals, body.locale),
      }
    },
    'GET /draft': ({ ports, actor }) => readDraft(ports.db, actor),
    'DELETE /draft': ({ ports, actor }) => dropDraft(ports, actor),
    'PUT /draft': ({ ports, actor, body }) => saveDraft(ports, actor, body),
    'POST /questions': async ({ ports, actor, body }) => {
      await ports.limits.spend({ name: 'ask', points: 20, seconds: 3600 }, actor.personId)
      return ask(ports, actor, body)
    },
    'POST /questions/by-letter': ({ ports, actor, body }) => askByLetter(ports, actor, body),
    'GET /questions': ({ ports, actor, query }) => ownQuestions(ports, actor, query),
    'GET /questions/:id': async ({ ports, actor, params, query }) =>
      questionView(ports, ports.db, await own(ports, actor, params.id), actor, query.locale),
    'GET /questions/:id/messages': async ({ ports, actor, params, query }) => {
      const row = await readable(ports, actor, params.id)
      const messages = await messagesOf(ports.db, row.id, query.after)
      const reader = row.person_id === actor.personId ? 'client' : 'expert'
      return { messages: await messageViews(ports, ports.db, row, messages, reader) }
    },
    'POST /questions/:id/messages': async ({ ports, actor, params, body }) => {
      await ports.limits.spend({ name: 'say', points: 120, seconds: 600 }, actor.personId)
      return say(ports, actor, { questionId: params.id, ...body })
    },
    'GET /me/withheld-letters': ({ ports, actor }) => withheldLetters(ports.db, actor),
    'GET /questions/:id/category': async ({ ports, actor, params, query }) => {
      const row = await own(ports, actor, params.id)
      return { proposals: namedProposals(await fieldsInstead(ports, ports.db, row), query.locale) }
    },
    'POST /questions/:id/category': ({ ports, actor, params, body }) =>
      correctCategory(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/not-emergency': ({ ports, actor, params, body }) =>
      dismissEmergency(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/safe-to-write': ({ ports, actor, params, body }) =>
      answerSafeToWrite(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/ask-expert': ({ ports, actor, params, body }) =>
      unlock.askExpert(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/back': ({ ports, actor, params, body }) =>
      unlock.back(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/quote': async ({ ports, actor, params, body }) => {
      await ports.limits.spend({ name: 'quote', points: 60, seconds: 3600 }, actor.personId)
      return unlock.quote(ports, actor, { questionId: params.id, ...body })
    },
    'POST /questions/:id/order': async ({ ports, actor, params, body, request }) => {
      // Card testing tries many cards quickly; a person tries a few. A whole office may share one address.
      await ports.limits.spend({ name: 'order', points: 20, seconds: 3600 }, actor.personId)
      await ports.limits.spend({ name: 'order-address', points: 120, seconds: 3600 }, actor.address)
      const userAgent = request.headers.get('user-agent') ?? ''
      return unlock.order(ports, actor, { questionId: params.id, userAgent, ...body })
    },
    'POST /questions/:id/close': ({ ports, actor, params, body }) =>
      unlock.close(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/choice': ({ ports, actor, params, body }) =>
      unlock.choose(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/named-choice': ({ ports, actor, params, body }) =>
      unlock.chooseNamed(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/rating': ({ ports, actor, params, body }) =>
      rate(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/guarantee': ({ ports, actor, params, body }) =>
      claimGuarantee(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/send-preview': ({ ports, actor, params }) =>
      sendPreview(ports, actor, { questionId: params.id }),
    'POST /questions/:id/phone-link': ({ ports, actor, params, body }) =>
      phoneLink(ports, actor, { questionId: params.id, ...body }),
    'POST /phone-links/open': ({ ports, actor, body, request }) =>
      openPhoneLink(ports, actor, { ...body, device: request.headers.get('user-agent') }),
    'POST /questions/:id/shares': ({ ports, actor, params, body }) =>
      share(ports, actor, { questionId: params.id, ...body }),
    'DELETE /questions/:id/shares/:shareId': ({ ports, actor, params }) =>
      revokeShare(ports, actor, { questionId: params.id, shareId: params.shareId }),
    'GET /shared/:token': ({ ports, params }) => openShare(ports, params.token),
    'GET /published': async ({ ports, query }) => ({ answers: await published(ports, query) }),
    'GET /published/:id': ({ ports, params }) => publishedById(ports, params.id),
    'POST /attachments': ({ ports, actor, request }) => upload(ports, actor, request),
    'GET /attachments/:id': ({ ports, actor, params }) => download(ports, actor, params.id),
    'GET /questions/:id/answer.pdf': async ({ ports, actor, params }) => {
      const { row, contributions } = await readableAnswer(ports, actor, params.id)
      const { locale, number, title, body: text } = row
      const bytes = await answerPdf({ locale, number, title, text, contributions })
      return file(Buffer.from(bytes), 'application/pdf', `clairavis-${row.number}.pdf`)
    },
    'GET /questions/:id/deadlines.ics': async ({ ports, actor, params }) => {
      const { row, contributions } = await readableAnswer(ports, actor, params.id)
      const deadlines = versionsOf(contributions).flatMap(({ current }) => current.answer?.deadlines ?? [])
      const calendar = deadlinesCalendar(row.id, row.title, deadlines)
      return file(calendar, 'text/calendar; charset=utf-8', `clairavis-${row.number}.ics`)
    },
    'GET /live': async ({ ports, actor, request }) => {
      const stream = await streamOf(ports, context.whoIs, actor, request)
      if (actor.roles.includes('expert')) await announceDesk(ports, actor)
      return stream
    },
  })
}

async function readableAnswer(ports: Ports, actor: Person, id: string) {
  const row = await own(ports, actor, id)
  const contributions = await contributionViews(ports, ports.db, await contributionsTo(ports.db, row.id), row.locale)
  if (!contributions[0]?.answer || answerLocked(row.life)) throw new Refusal('not_found', 404)
  return { row, contributions }
}

function file(body: string | Buffer<ArrayBuffer>, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
