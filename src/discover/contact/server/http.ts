import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { contactApi } from '../contact-contract.ts'
import { reportContent, sendContactMessage } from './contact.ts'

export function contactHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, contactApi, {
    'POST /contact': ({ ports, actor, body }) => sendContactMessage(ports, actor, body),
    'POST /notices': ({ ports, actor, body }) => reportContent(ports, actor, body),
  })
}
