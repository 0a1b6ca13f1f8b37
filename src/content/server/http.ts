import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { contentApi } from '../contract.ts'
import { readFaq, readText, readTexts } from './read.ts'

export function contentHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, contentApi, {
    'GET /texts/:kind/:key': ({ ports, params, query }) => readText(ports, { ...params, locale: query.locale }),
    'GET /texts': async ({ ports, query }) => ({ texts: await readTexts(ports, query) }),
    'GET /faq': async ({ ports, query }) => ({ entries: await readFaq(ports, query.locale) }),
  })
}
