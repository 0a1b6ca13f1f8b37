import { signLink } from '../billing/server/link.ts'
import { Caller, house } from './testing.ts'
import { captured, db, subscriptions } from './till.ts'
import { answerBy } from './walk.ts'

/** For tests of leaving and of money that goes back. */
export const days = (count: number) => count * 24 * 60

export const linkTo = (id: string) =>
  signLink(house.ports.config.SECRET_KEY, {
    purpose: 'leave',
    subscriptionId: id,
    expiresAt: new Date(house.clock.now().getTime() + 3_600_000),
  })

/** Somebody without an account, each time at another address. */
export const anyone = () => new Caller(null, `198.51.100.${Math.ceil(Math.random() * 250)}`)

export const sent = (template: string) =>
  db().selectFrom('mail_outbox').selectAll().where('template', '=', template).orderBy('created_at').execute()

export const creditsOf = (personId: string) =>
  db().selectFrom('credit').select(['amount', 'reason']).where('person_id', '=', personId).execute()

export async function planOf(orderId: string) {
  const [plan] = await subscriptions(orderId)
  if (!plan) throw new Error('no plan')
  return plan
}

export async function answered() {
  const made = await captured()
  await answerBy(made.helene, made.id, made.token)
  await house.settle()
  return made
}
