import { client } from '../../../api/call.ts'
import type { PaymentToConfirm, PlansApi } from '../contract.ts'

const call = client<PlansApi>()

/** Access to what is open on a plan: by the link of an email, or as the signed-in person. */
export type PlanClient = {
  read(): Promise<PaymentToConfirm>
  sync(): Promise<PaymentToConfirm>
  openCard(): Promise<{ setupIntent: string; clientSecret: string }>
  replaceCard(setupIntent: string): Promise<PaymentToConfirm>
}

/** Replaces a link's token for a signed-in person. */
const own = 'own'

export function planClient(token: string): PlanClient {
  if (token === own)
    return {
      read: () => call('GET /me/plan/due'),
      sync: () => call('POST /me/plan/due/settle'),
      openCard: () => call('POST /me/card'),
      replaceCard: (setupIntent) => call('POST /me/card/use', { body: { setupIntent } }),
    }
  const params = { token }
  return {
    read: () => call('GET /plan-links/:token', { params }),
    sync: () => call('POST /plan-links/:token/settle', { params }),
    openCard: () => call('POST /plan-links/:token/card', { params }),
    replaceCard: (setupIntent) => call('POST /plan-links/:token/card/use', { params, body: { setupIntent } }),
  }
}

const lookEvery = 1000
const looks = 10

/** Polls the server for the result of the bank's confirmation. */
export async function pollUntilPaid(door: Pick<PlanClient, 'sync'>): Promise<PaymentToConfirm> {
  for (let looked = 1; ; looked += 1) {
    const due = await door.sync()
    if (due.paid || looked >= looks) return due
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
