import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { privacyApi } from '../privacy-contract.ts'
import { checkErasure, eraseOwn, erasureView } from './erase.ts'
import { exportOwn } from './export.ts'
import type { OwnDataRoom } from './own-data.ts'

export function privacyHttp(app: ApiApp, context: ApiContext, rooms: readonly OwnDataRoom[]): void {
  serve(app, context, privacyApi, {
    'GET /me/export': ({ ports, actor }) => exportOwn(ports, rooms, actor),
    'GET /me/erasure': ({ ports, actor }) => erasureView(ports, rooms, actor),
    'POST /me/erasure': ({ ports, actor, body }) => eraseOwn(ports, rooms, actor, body),
    'GET /erasures/:hash': ({ ports, actor, params }) => checkErasure(ports, actor, params.hash),
  })
}
