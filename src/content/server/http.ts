import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { contentApi } from '../contract.ts'
import {
  createText,
  listTexts,
  openText,
  openVersion,
  publishText,
  restoreText,
  saveDraft,
  withdrawText,
} from './edit.ts'
import { readFaq, readText, readTexts } from './read.ts'

export function contentHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, contentApi, {
    'GET /texts/:kind/:key': ({ ports, params, query }) => readText(ports, { ...params, locale: query.locale }),
    'GET /texts': async ({ ports, query }) => ({ texts: await readTexts(ports, query) }),
    'GET /faq': async ({ ports, query }) => ({ entries: await readFaq(ports, query.locale) }),
    'GET /admin/texts': ({ ports, query }) => listTexts(ports, query),
    'POST /admin/texts': ({ ports, actor, body }) => createText(ports, actor, body),
    'GET /admin/texts/:id': ({ ports, actor, params }) => openText(ports, actor, params.id),
    'GET /admin/texts/:id/versions/:version': ({ ports, params }) =>
      openVersion(ports, params.id, Number(params.version)),
    'PUT /admin/texts/:id/draft': ({ ports, actor, params, body }) => saveDraft(ports, actor, { ...params, ...body }),
    'POST /admin/texts/:id/publish': ({ ports, actor, params, body }) =>
      publishText(ports, actor, { ...params, ...body }),
    'POST /admin/texts/:id/withdraw': ({ ports, actor, params }) => withdrawText(ports, actor, params.id),
    'POST /admin/texts/:id/restore': ({ ports, actor, params, body }) =>
      restoreText(ports, actor, { ...params, ...body }),
  })
}
