import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { privacyApi } from '../privacy-contract.ts'
import { exportPersonalData } from './data-export.ts'
import { eraseOwnAccount, previewOwnErasure, verifyErasureReceipt } from './erase.ts'
import type { PersonalDataHandler } from './personal-data.ts'

export function privacyHttp(app: ApiApp, context: ApiContext, rooms: readonly PersonalDataHandler[]): void {
  serve(app, context, privacyApi, {
    'GET /me/export': ({ ports, actor }) => exportPersonalData(ports, rooms, actor),
    'GET /me/erasure': ({ ports, actor }) => previewOwnErasure(ports, rooms, actor),
    'POST /me/erasure': ({ ports, actor, body }) => eraseOwnAccount(ports, rooms, actor, body),
    'GET /erasures/:hash': ({ ports, actor, params }) => verifyErasureReceipt(ports, actor, params.hash),
  })
}
