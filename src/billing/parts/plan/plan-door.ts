import { client } from '../../../api/call.ts'
import type { PlansApi, ToConfirm } from '../../contract-plans.ts'

const call = client<PlansApi>()

/** The way to what is open on a plan: by the link of a letter, or as oneself. */
export type PlanDoor = {
  read(): Promise<ToConfirm>
  settle(): Promise<ToConfirm>
  openCard(): Promise<{ setupIntent: string; clientSecret: string }>
  takeCard(setupIntent: string): Promise<ToConfirm>
}

/** In the place of a link's token: whoever is signed in. */
const own = 'own'

export function planDoor(token: string): PlanDoor {
  if (token === own)
    return {
      read: () => call('GET /me/plan/due'),
      settle: () => call('POST /me/plan/due/settle'),
      openCard: () => call('POST /me/card'),
      takeCard: (setupIntent) => call('POST /me/card/use', { body: { setupIntent } }),
    }
  const params = { token }
  return {
    read: () => call('GET /plan-links/:token', { params }),
    settle: () => call('POST /plan-links/:token/settle', { params }),
    openCard: () => call('POST /plan-links/:token/card', { params }),
    takeCard: (setupIntent) => call('POST /plan-links/:token/card/use', { params, body: { setupIntent } }),
  }
}

const lookEvery = 1000
const looks = 10

/** The bank was asked; what came of it is the server's to say. */
export async function untilPaid(door: Pick<PlanDoor, 'settle'>): Promise<ToConfirm> {
  for (let looked = 1; ; looked += 1) {
    const due = await door.settle()
    if (due.paid || looked >= looks) return due
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
