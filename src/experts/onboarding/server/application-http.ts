import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { applicationApi } from '../contract-application.ts'
import { applyAsExpert } from './apply.ts'
import { uploadDocument } from './documents.ts'

export function applicationHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, applicationApi, {
    'POST /applications/papers': ({ ports, actor, request }) => uploadDocument(ports, actor, request),
    'POST /applications': ({ ports, actor, body }) => applyAsExpert(ports, actor, body),
  })
}
