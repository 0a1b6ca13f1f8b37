import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { charge, charged } from '../../platform/limits/budget.ts'
import { budgets } from '../../platform/limits/budgets.ts'
import type { Ports } from '../../platform/ports.ts'
import { callsForHelp } from '../../safety/detection/plea.ts'
import { emergencyScreenIn } from '../../safety/screen-in.ts'
import { detectEmergency } from '../../safety/server/detect.ts'
import { href } from '../../screens.ts'
import { answerPdf } from '../answers/server/answer-pdf.ts'
import { contributionsTo } from '../answers/server/contribution-store.ts'
import { contributionViews } from '../answers/server/contribution-view.ts'
import { gather } from '../answers/server/gather.ts'
import { claimGuarantee } from '../answers/server/guarantee.ts'
import { rate } from '../answers/server/rate.ts'
import { verifyChain } from '../answers/server/verify-chain.ts'
import { ask, dropDraft, readDraft, saveDraft } from '../asking/server/ask.ts'
import { askByEmail } from '../asking/server/ask-by-email.ts'
import * as unlock from '../checkout/server/unlock.ts'
import { questionsApi } from '../contract.ts'
import { deadlinesCalendar } from '../deadlines/server/calendar.ts'
import { callForHelpNotice } from '../emergency/call-for-help.ts'
import {
  answerSafeToWrite,
  answerSafeToWriteForAll,
  asksWhetherSafe,
  dismissEmergency,
} from '../emergency/server/commands.ts'
import { closedNotice } from '../fields/closed-notice.ts'
import { correctCategory } from '../fields/server/field.ts'
import { asHouse, fieldsInstead, namedProposals } from '../fields/server/field-proposals.ts'
import { openProposals } from '../fields/server/open.ts'
import { download, upload } from '../files/server/attach.ts'
import { answerLocked } from '../lifecycle/status.ts'
import { announceExpertAvailable } from '../matching/server/available.ts'
import { markSeen } from '../notifications/server/seen.ts'
import { withheldEmails } from '../notifications/server/withheld-emails.ts'
import { published, publishedById } from '../publication/server/published.ts'
import { openPhoneLink, openShare, phoneLink, revokeShare, sendPreview, share } from '../publication/server/share.ts'
import { messageViews } from '../thread/server/message-view.ts'
import { readUpTo } from '../thread/server/reading.ts'
import { say } from '../thread/server/say.ts'
import { streamOf } from '../thread/server/stream.ts'
import { ownQuestions, questionView } from './question-view.ts'
import { ownQuestionOrRefuse, readableQuestionOrRefuse } from './readable.ts'
import { messagesOf } from './views.ts'

export function questionsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, questionsApi, {
    'POST /questions/propose': async ({ ports, actor, body }) => {
      await charge(ports, budgets.propose, actor)
      const facts = await detectEmergency(ports, ports.db, actor, body)
      if (facts) {
        const emergency = { situations: facts.situations, screen: emergencyScreenIn(facts, body.locale) }
        return { reading: 'unclear' as const, proposals: [], closed: null, emergency }
      }
      if (callsForHelp(body.text))
        return {
          reading: 'no_subject' as const,
          proposals: [],
          closed: callForHelpNotice({ ...body, address: ports.countries.countryOf(actor.address) }),
          emergency: null,
        }
      const { reading, proposals, closed, house } = openProposals(ports, body.text, body.locale, body)
      const named = namedProposals(proposals, body.locale)
      return {
        reading,
        emergency: null,
        closed: closed ? closedNotice(body.locale) : null,
        proposals: house ? named.map(asHouse) : named,
      }
    },
    'GET /draft': ({ ports, actor }) => readDraft(ports.db, actor),
    'DELETE /draft': ({ ports, actor }) => dropDraft(ports, actor),
    'PUT /draft': ({ ports, actor, body }) => saveDraft(ports, actor, body),
    'POST /questions': ({ ports, actor, body }) => charged(ports, budgets.ask, actor, () => ask(ports, actor, body)),
    'POST /questions/by-letter': ({ ports, actor, body }) => askByEmail(ports, actor, body),
    'GET /questions': ({ ports, actor, query }) => ownQuestions(ports, actor, query),
    'GET /questions/:id': async ({ ports, actor, params, query }) =>
      questionView(ports, ports.db, await ownQuestionOrRefuse(ports, actor, params.id), actor, query.locale),
    'GET /questions/:id/messages': async ({ ports, actor, params, query }) => {
      const row = await readableQuestionOrRefuse(ports, actor, params.id)
      const messages = await messagesOf(ports.db, row.id, query.after)
      const reader = row.personId === actor.personId ? 'client' : 'expert'
      return { messages: await messageViews(ports, ports.db, row, messages, reader) }
    },
    'POST /questions/:id/messages': ({ ports, actor, params, body }) =>
      charged(ports, budgets.say, actor, () => say(ports, actor, { questionId: params.id, ...body })),
    'POST /questions/:id/read': ({ ports, actor, params, body }) =>
      readUpTo(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/gathered': ({ ports, actor, params, body }) =>
      gather(ports, actor, { questionId: params.id, ...body }),
    'GET /me/withheld-letters': ({ ports, actor }) => withheldEmails(ports, actor),
    'GET /questions/:id/category': async ({ ports, actor, params, query }) => {
      const row = await ownQuestionOrRefuse(ports, actor, params.id)
      return { proposals: namedProposals(await fieldsInstead(ports, ports.db, row), query.locale) }
    },
    'POST /questions/:id/category': ({ ports, actor, params, body }) =>
      correctCategory(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/not-emergency': ({ ports, actor, params, body }) =>
      dismissEmergency(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/safe-to-write': ({ ports, actor, params, body }) =>
      answerSafeToWrite(ports, actor, { questionId: params.id, ...body }),
    'GET /me/safe-to-write': ({ ports, actor }) => asksWhetherSafe(ports.db, actor),
    'POST /me/safe-to-write': ({ ports, actor, body }) => answerSafeToWriteForAll(ports, actor, body),
    'POST /questions/:id/ask-expert': ({ ports, actor, params, body }) =>
      unlock.askExpert(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/back': ({ ports, actor, params, body }) =>
      unlock.back(ports, actor, { questionId: params.id, ...body }),
    'POST /questions/:id/quote': async ({ ports, actor, params, body }) => {
      await ports.limits.spend({ name: 'quote', points: 60, seconds: 3600 }, actor.personId)
      return unlock.quote(ports, actor, { questionId: params.id, ...body })
    },
    'POST /questions/:id/order': async ({ ports, actor, params, body, request }) => {
      const userAgent = request.headers.get('user-agent') ?? ''
      const { id: questionId } = await ownQuestionOrRefuse(ports, actor, params.id)
      return charged(ports, budgets.order, actor, () => unlock.order(ports, actor, { questionId, userAgent, ...body }))
    },
    'POST /questions/:id/seen': async ({ ports, actor, params, body }) => {
      await markSeen(ports, actor, { questionId: params.id, ...body })
      return {}
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
    'POST /questions/:id/undo': ({ ports, actor, params, body }) =>
      unlock.undo(ports, actor, { questionId: params.id, ...body }),
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
    'GET /answer-chains/:hash': ({ ports, actor, params }) => verifyChain(ports, actor, params.hash),
    'POST /attachments': ({ ports, actor, request }) => upload(ports, actor, request),
    'GET /attachments/:id': ({ ports, actor, params }) => download(ports, actor, params.id),
    'GET /questions/:id/answer.pdf': async ({ ports, actor, params }) => {
      const { row, contributions } = await readableAnswer(ports, actor, params.id)
      const { locale, number, title, body: text } = row
      const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
      const verifyAt = (hash: string) => site + href('leaving-receipt', locale, { hash })
      const bytes = await answerPdf({ locale, number, title, text, contributions, verifyAt })
      return file(Buffer.from(bytes), 'application/pdf', `clairavis-${row.number}.pdf`)
    },
    'GET /questions/:id/deadlines.ics': async ({ ports, actor, params }) => {
      const { row, contributions } = await readableAnswer(ports, actor, params.id)
      const calendar = deadlinesCalendar(row, contributions)
      return file(calendar, 'text/calendar; charset=utf-8', `clairavis-${row.number}.ics`)
    },
    'GET /live': async ({ ports, actor, request }) => {
      const stream = await streamOf(ports, context.authenticate, actor, request)
      if (actor.roles.includes('expert')) await announceExpertAvailable(ports, actor)
      return stream
    },
  })
}

async function readableAnswer(ports: Ports, actor: Person, id: string) {
  const row = await ownQuestionOrRefuse(ports, actor, id)
  const contributions = await contributionViews(
    ports,
    ports.db,
    row,
    await contributionsTo(ports.db, row.id),
    row.locale,
  )
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
