import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { applicationApi } from '../contract-application.ts'
import { applyAsExpert } from './apply.ts'
import { lookUpCompany } from './company-lookup.ts'
import { uploadDocument } from './documents.ts'
import { openApplicationDraft, saveApplicationDraft } from './drafts.ts'

export function applicationHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, applicationApi, {
    'GET /applications/company': ({ ports, actor, query }) => lookUpCompany(ports, actor, query.siret),
    'POST /applications/papers': ({ ports, actor, request }) => uploadDocument(ports, actor, request),
    'POST /applications/drafts': ({ ports, actor, body }) => saveApplicationDraft(ports, actor, body),
    'POST /applications/drafts/open': ({ ports, actor, body }) => openApplicationDraft(ports, actor, body),
    'POST /applications': ({ ports, actor, body }) => applyAsExpert(ports, actor, body),
  })
}
