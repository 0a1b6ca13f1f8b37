import type { z } from 'zod'
import { prolongSessions } from '../../../accounts/sign-in/server/sessions.ts'
import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { movementsOfPerson } from '../../../billing/ledger/server/ledger-views.ts'
import { payMonth } from '../../../billing/payouts/demo/pay-month.ts'
import { holdsOfPerson, refusedChargesOfPerson } from '../../../billing/server/views.ts'
import { PlanView } from '../../../billing/subscriptions/contract.ts'
import { planView } from '../../../billing/subscriptions/server/view.ts'
import { withLinkSecrets } from '../../../platform/mail/link-secrets.ts'
import { sentEmailsOf } from '../../../platform/mail/outbox-store.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { TimeControl } from '../../../platform/time/port.ts'
import { questionIdsOf } from '../../../questions/server/views.ts'
import { longestMove, momentsOf, monthPaidAt, stopsBetween } from '../moments.ts'
import type { TimeView } from '../time-contract.ts'

export async function timeView(ports: Ports, actor: Actor): Promise<z.input<typeof TimeView>> {
  const now = ports.clock.now()
  if (actor.kind !== 'person') return { now, moments: momentsOf(null, now), happened: [], questions: 0 }
  const own = PlanView.parse(await planView(ports, ports.db, actor.personId))
  const questions = (await questionIdsOf(ports.db, actor.personId)).length
  return { now, moments: momentsOf(own, now), happened: await happenedTo(ports, actor.personId), questions }
}

/**
 * Moves everybody's clock, with stops on the way. Nobody is signed out by it: a person who looks at the demonstration
 * would have come back in the meantime.
 * @throws Refusal `clock_moving`, `too_far`, `no_card`
 */
export async function moveTime(
  ports: Ports,
  timeControl: TimeControl,
  actor: Actor,
  { to, cardRefused }: { to: Date; cardRefused: boolean },
): Promise<z.input<typeof TimeView>> {
  const now = ports.clock.now()
  if (to.getTime() - now.getTime() > longestMove) throw new Refusal('too_far', 422)
  const card = cardRefused ? await cardOf(ports, actor) : null
  if (to <= now && card) await timeControl.refuseCard(card)
  if (to > now) {
    const { moments } = await timeView(ports, actor)
    const stops = stopsBetween(
      now,
      to,
      moments.map(({ at }) => new Date(at)),
    )
    await timeControl.moveThrough(
      stops,
      async (stop) => {
        const month = monthPaidAt(stop)
        if (month) await payMonth(ports, month)
      },
      async () => {
        if (card) await timeControl.refuseCard(card)
        await prolongSessions(ports.db, now, to.getTime() - now.getTime())
      },
    )
  }
  return timeView(ports, actor)
}

async function cardOf(ports: Ports, actor: Actor): Promise<string> {
  const plan = actor.kind === 'person' ? await planView(ports, ports.db, actor.personId) : null
  if (!plan?.card) throw new Refusal('no_card', 409)
  return plan.card.id
}

/** Letters, holds, refused charges and ledger entries, the latest first; with the ledger's entries for the answers to own questions. */
async function happenedTo({ db, config }: Ports, personId: string): Promise<z.input<typeof TimeView>['happened']> {
  const [letters, holds, refused, movements] = await Promise.all([
    // Letters about the account carry links that sign in, which are for the address alone.
    sentEmailsOf(db, personId, { except: 'accounts.' }),
    holdsOfPerson(db, personId),
    refusedChargesOfPerson(db, personId),
    questionIdsOf(db, personId).then((ids) => movementsOfPerson(db, personId, ids)),
  ])
  return [
    ...letters.map(({ id, at, subject, ...stored }) => ({
      ...{ kind: 'letter' as const, id, at, subject },
      text: withLinkSecrets(config.SECRET_KEY, { id, ...stored }).text,
    })),
    ...[...holds, ...refused].map((hold) => ({ kind: 'hold' as const, ...hold })),
    ...movements.map((movement) => ({ kind: 'entries' as const, ...movement })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime())
}
