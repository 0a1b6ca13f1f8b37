import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { emailSamplesApi } from '../contract-email-samples.ts'
import { listEmailSamples, readEmailSample, sendEmailSample } from './email-samples.ts'

export function emailSamplesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, emailSamplesApi, {
    'GET /admin/letter-samples': ({ ports, actor, query }) => listEmailSamples(ports, actor, query),
    'GET /admin/letter-samples/:name': ({ ports, actor, params, query }) =>
      readEmailSample(ports, actor, { ...params, ...query }),
    'POST /admin/letter-samples/:name/send': ({ ports, actor, params, body }) =>
      sendEmailSample(ports, actor, { ...params, ...body }),
  })
}
