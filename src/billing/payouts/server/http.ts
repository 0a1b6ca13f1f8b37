import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { download } from '../../server/download.ts'
import { payoutsApi } from '../contract.ts'
import { ownEarnings, savePayoutAccount } from './earnings.ts'
import { ownStatement } from './statement.ts'

const reading = { name: 'statement', points: 60, seconds: 600 }
const changing = { name: 'payout-account', points: 20, seconds: 3600 }

export function payoutsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, payoutsApi, {
    'GET /me/earnings': ({ ports, actor }) => ownEarnings(ports, actor),
    'GET /me/earnings.pdf': async ({ ports, actor, query }) => {
      await ports.limits.spend(reading, actor.personId)
      return download(await ownStatement(ports, actor, query.month), 'application/pdf', `${query.month}.pdf`)
    },
    'PUT /me/payout-account': async ({ ports, actor, body }) => {
      await ports.limits.spend(changing, actor.personId)
      return savePayoutAccount(ports, actor, body)
    },
  })
}
