import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { letterSamplesApi } from '../contract-letters.ts'
import { listSamples, openSample, sendSample } from './sample-letters.ts'

export function letterSamplesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, letterSamplesApi, {
    'GET /admin/letter-samples': ({ ports, actor, query }) => listSamples(ports, actor, query),
    'GET /admin/letter-samples/:name': ({ ports, actor, params, query }) =>
      openSample(ports, actor, { ...params, ...query }),
    'POST /admin/letter-samples/:name/send': ({ ports, actor, params, body }) =>
      sendSample(ports, actor, { ...params, ...body }),
  })
}
