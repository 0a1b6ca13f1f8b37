import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { timeApi } from '../time-contract.ts'
import { moveTime, timeView } from './move-time.ts'

/** Only where the clock can be moved, which is never in live mode: elsewhere these addresses are unknown. */
export function timeHttp(app: ApiApp, context: ApiContext): void {
  const { timeControl } = context.ports
  if (!timeControl) return
  serve(app, context, timeApi, {
    'GET /demonstration/time': ({ ports, actor }) => timeView(ports, actor),
    'POST /demonstration/time': ({ ports, actor, body }) => moveTime(ports, timeControl, actor, body),
  })
}
