import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { download } from '../../server/download.ts'
import { payoutsApi } from '../contract.ts'
import { ownEarnings, ownExpert, savePayoutAccount } from './earnings.ts'
import { acceptMandate, expertInvoicePdf, invoicingView, withdrawMandate } from './mandate.ts'
import { askForPayout, changeRhythm } from './requests.ts'
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
    'GET /me/invoicing': async ({ ports, actor }) => invoicingView(ports.db, (await ownExpert(ports.db, actor)).id),
    'PUT /me/invoicing-mandate': ({ ports, actor, body }) =>
      ports.transact(async (tx) => {
        const { id } = await ownExpert(tx, actor)
        await acceptMandate(ports, tx, id, body)
        return invoicingView(tx, id)
      }),
    'DELETE /me/invoicing-mandate': ({ ports, actor }) =>
      ports.transact(async (tx) => {
        const { id } = await ownExpert(tx, actor)
        await withdrawMandate(ports, tx, id)
        return invoicingView(tx, id)
      }),
    'GET /me/invoicing/:number/pdf': async ({ ports, actor, params }) => {
      await ports.limits.spend(reading, actor.personId)
      const file = await expertInvoicePdf(ports.db, params.number, (await ownExpert(ports.db, actor)).id)
      return download(file, 'application/pdf', `${params.number}.pdf`)
    },
    'PUT /me/payout-rhythm': ({ ports, actor, body }) =>
      ports.transact(async (tx) => {
        await changeRhythm(ports, tx, (await ownExpert(tx, actor)).id, body.rhythm)
        return ownEarnings(ports, actor, tx)
      }),
    'POST /me/payout-requests': async ({ ports, actor }) => {
      await ports.limits.spend(changing, actor.personId)
      return ports.transact(async (tx) => {
        await askForPayout(ports, tx, (await ownExpert(tx, actor)).id)
        return ownEarnings(ports, actor, tx)
      })
    },
  })
}
