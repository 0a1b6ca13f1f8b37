import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { adminApi } from '../contract.ts'
import { listLetters, openLetter } from './letters.ts'

export function adminHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, adminApi, {
    'GET /admin/letters': ({ ports, query }) => listLetters(ports, query),
    'GET /admin/letters/:id': ({ ports, params }) => openLetter(ports, params.id),
  })
}
