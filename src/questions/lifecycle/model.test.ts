// Random schedules of everything that may happen to a question, against what must hold whatever happens. A failure names
// its seed: `SEED=123 npx vitest run src/questions/lifecycle/model.test.ts` plays that schedule again.
import { expect, test } from 'vitest'
import { defaultRules } from '../rules.ts'
import { decide, nextDue } from './decide.ts'
import type { Effect, QuestionRecord } from './events.ts'
import { act, pause } from './model-people.ts'
import { clockSkew, day, makeWorld, type Step, type World } from './model-world.ts'
import { type LifeState, lifeStates, type QuestionState } from './states.ts'
import { waitOf } from './status.ts'
import { transitions } from './transitions.ts'

const schedules = Number(process.env.SCHEDULES ?? (process.env.PROVE ? 10_000 : 1000))
const firstSeed = Number(process.env.SEED ?? 1)
const count = process.env.SEED ? 1 : schedules

function must(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Error(promise)
}

const ordersOf = (effects: readonly Effect[], kind: 'capture' | 'void' | 'refund') =>
  effects.flatMap((effect) => (effect.kind === kind ? [effect.order] : []))
const unique = (list: readonly unknown[]) => new Set(list).size === list.length
const acceptances = (history: readonly QuestionRecord[]) => history.filter(({ event }) => event === 'accept')

/** Checked after every single event. */
function watch(seen: Set<string>) {
  let wait = 0
  let token = 0
  let asked: readonly string[] = []
  return ({ before, event, decision, now }: Step, world: World) => {
    const { state, history, effects } = world
    const shown = waitOf(state, new Date(world.t))
    must(shown >= wait - clockSkew, `the wait shown went from ${wait} to ${shown}`)
    wait = Math.max(wait, shown)

    must(before.state !== 'CLOSED' || state.state === 'CLOSED', 'a closed question came back')
    must(state.payment !== 'CAPTURED' || acceptances(history).length > 0, 'money was taken before an acceptance')
    must(oneWorker(world), 'two experts could work at the same time')
    must(handsOverWork(state), 'a question was proposed by somebody who does not work on it')
    must(state.fencing >= before.fencing, 'the fencing token went back')
    must(before.freeSlot !== 'counted' || state.freeSlot === 'counted', 'a counted free question was given back')
    must(before.clock === null || state.category === before.category, 'the field changed after somebody was asked')
    must(hasFuture(state), `nothing will ever happen to a question in ${state.state}`)

    if (decision.refused) {
      must(state === before, 'a refused command changed the question')
      return
    }
    if (event.kind !== 'tick') seen.add(`${before.state} ${event.kind} ${state.state}`)
    for (const { from, event: name, to } of decision.records) seen.add(`${from} ${name} ${to}`)
    for (const effect of decision.effects) {
      if (effect.kind === 'offer' || (effect.kind === 'broadcast' && before.broadcast === null)) {
        must(effect.token > token, 'an offer came with an old token')
        token = effect.token
        asked = []
      }
      if (effect.kind === 'offer') asked = [effect.expertId]
      if (effect.kind === 'broadcast') asked = [...asked, ...effect.ranked.map(({ expertId }) => expertId)]
      must(notDeclined(effect, history), 'an expert who had declined was asked again')
      if (effect.kind === 'hand_over')
        must(mayBeHandedOverTo(state), 'a question was proposed to a colleague whom its client had not agreed to')
      if (effect.kind === 'offer' || effect.kind === 'broadcast') {
        must(mayBeServed(state), 'experts were asked for nothing')
        must(state.category !== null, 'experts were asked in no field')
        must(asksOnlyTheNamed(effect, state), 'somebody else was asked before the client of a named expert chose so')
      }
      must(lastsAsPromised(effect, state), 'an exclusive offer was shorter or longer than its way of arriving')
    }
    must(releasedByClient(before, event, state), 'others could answer before the client of a named expert chose so')
    must(decision.records.length === 0 || state.version === before.version + 1, 'the version did not grow by one')
    moneyMovesOnce(effects)
    handOverRestartsNothing(before, decision.records, state)

    if (event.kind === 'accept' && decision.records.length > 0) {
      must(event.token === token && asked.includes(event.expertId), 'somebody accepted what was not offered to them')
      asked = []
    }
    if (event.kind === 'assistant_message' || event.kind === 'preview_ready') {
      must(assistantMaySpeak(history.slice(0, -decision.records.length)), 'the assistant spoke over an expert')
      const under = world.thoughtUnder.get(event)
      must(
        under === undefined || under === world.acceptances(),
        'the assistant said what it had thought before an expert',
      )
    }
    if (event.kind === 'tick') {
      const again = decide(state, event, now)
      must(!again.refused && again.records.length + again.effects.length === 0, 'a doubled tick did something twice')
      const next = nextDue(state)
      must(event.candidates === undefined || !next || next > now, 'a tick left something due')
    }
  }
}

function asksOnlyTheNamed(effect: Effect, { requested }: QuestionState): boolean {
  if (requested === null || requested.hold === 'released') return true
  return effect.kind === 'offer' && effect.expertId === requested.expertId
}

const mayBeHandedOverTo = ({ requested }: QuestionState) => requested === null || requested.hold === 'released'

/** Whatever becomes of the work, only the client's own choice ends the promise that nobody else is asked. */
function releasedByClient(before: QuestionState, event: Step['event'], after: QuestionState): boolean {
  if (after.requested?.hold !== 'released' || before.requested?.hold === 'released') return true
  return event.kind === 'requested_choice' && event.choice === 'release'
}

/** Nobody is asked alone for longer because of a notification, except where only a notification reaches them. */
function lastsAsPromised(effect: Effect, { lease, wavesFrom }: QuestionState): boolean {
  if (effect.kind !== 'offer' || effect.cause !== 'exclusive') return true
  const { offer, offerByPush, unservedAt } = defaultRules.waves
  const lasts = effect.expiresAt - (lease?.grantedAt ?? 0)
  return lasts === (effect.ranked?.byPush ? offerByPush : offer) && effect.expiresAt < (wavesFrom ?? 0) + unservedAt
}

function oneWorker({ state, tokens, t }: World): boolean {
  const accepted = tokens.filter((right) => !decide(state, { kind: 'save_draft', ...right }, new Date(t)).refused)
  return accepted.length <= 1
}

/** Only whoever works on a question proposes it, to somebody else who has not declined it, and for a limited time. */
function handsOverWork({ handOver, lease, declined }: QuestionState): boolean {
  if (!handOver) return true
  const { from, to, expiresAt, at } = handOver
  return lease?.kind === 'work' && lease.expertId === from && to !== from && !declined.includes(to) && expiresAt > at
}

/** Whoever takes over has what was left: the client's wait, the state, the guarantee and the money are as they were. */
function handOverRestartsNothing(
  before: QuestionState,
  records: readonly QuestionRecord[],
  after: QuestionState,
): void {
  const taken = records.find(({ event }) => event === 'take_over')
  if (!taken) return
  must(before.handOver?.to === taken.actor.id, 'somebody took over what was not proposed to them')
  must(after.lease?.expertId === taken.actor.id && !after.handOver, 'the work is not with whoever took it over')
  must(before.lease?.token !== after.lease?.token, 'whoever handed it over could go on')
  const kept = ['state', 'clock', 'waitingSince', 'answeredAt', 'followUpUntil', 'needsClientSince', 'payment'] as const
  for (const part of [...kept, 'moneyAsked', 'order', 'claim'] as const)
    must(JSON.stringify(before[part]) === JSON.stringify(after[part]), `handing over changed ${part}`)
}

function hasFuture(state: QuestionState): boolean {
  if (state.state === 'CLOSED') return nextDue(state) === null
  return nextDue(state) !== null || (state.state === 'ANSWERED' && state.meeting === 'OPEN')
}

const refusals: readonly string[] = ['decline', 'give_up', 'turn_down']

function notDeclined(effect: Effect, history: readonly QuestionRecord[]): boolean {
  if (effect.kind !== 'offer' && effect.kind !== 'broadcast') return true
  const asked = effect.kind === 'offer' ? [effect.expertId] : effect.ranked.map(({ expertId }) => expertId)
  const gone = history.filter(({ event }) => refusals.includes(event)).map(({ actor }) => actor.id)
  return asked.every((id) => !gone.includes(id))
}

function mayBeServed({ payment, captureFailedAt }: QuestionState): boolean {
  return ['HELD', 'CAPTURED', 'PLAN', 'FREE', 'REFUNDED'].includes(payment) || captureFailedAt !== null
}

function moneyMovesOnce(effects: readonly Effect[]): void {
  const [captures, voids, refunds] = [
    ordersOf(effects, 'capture'),
    ordersOf(effects, 'void'),
    ordersOf(effects, 'refund'),
  ]
  must(unique(captures) && unique(voids) && unique(refunds), 'money was moved twice')
  must(!captures.some((order) => voids.includes(order)), 'one hold was both taken and let go')
}

/** After an acceptance only if the question went back to the queue and the client wrote later than that. */
function assistantMaySpeak(history: readonly QuestionRecord[]): boolean {
  const accepted = history.findLastIndex(({ event }) => event === 'accept' || event === 'take_up')
  if (accepted < 0) return true
  const back = history.findIndex(
    ({ from, to }, i) => i > accepted && from !== to && (to === 'QUEUED' || to === 'UNSERVED'),
  )
  const requeued = history[back]
  return (
    requeued !== undefined &&
    history.some(({ event, at }, i) => i > back && event === 'client_message' && at > requeued.at)
  )
}

/** Everybody leaves; timers and the bank alone must bring the question to its end, within known limits. */
function leave(world: World): void {
  const { state, online, send, pass } = world
  online.clear()
  const from = world.t
  if (state.state === 'QUEUED' || state.state === 'OFFERED') {
    pass(24 * 60_000, true)
    must(!['QUEUED', 'OFFERED'].includes(world.state.state), `still ${world.state.state} long after everybody left`)
  }
  for (let round = 0; round < 60 && !(world.state.state === 'CLOSED' && world.quiet); round++) {
    if (world.state.meeting === 'OPEN') send({ kind: 'meeting_ended' })
    pass(5 * day, true)
  }
  must(world.state.state === 'CLOSED', `stuck in ${world.state.state} for ${(world.t - from) / day} days`)
  settled(world)
}

/** At the end no payment is pending, and nobody has paid for an answer that was not given. */
function settled({ state, orders, effects }: World): void {
  const statuses = [...orders.values()]
  must(!statuses.includes('held'), 'a hold was never let go')
  const kept = statuses.filter((status) => status === 'captured').length
  must(kept <= 1, 'the client paid twice')
  must(state.answeredAt !== null || kept === 0, 'the client paid for nothing')
  must(state.moneyAsked === null, `the ${state.moneyAsked} was asked for and never confirmed`)
  const refunds = ordersOf(effects, 'refund').length
  const taken = statuses.filter((status) => status === 'captured' || status === 'refunded').length
  must(state.answeredAt !== null || refunds === taken, 'a question without an answer was not refunded exactly once')
}

function play(seed: number, seen: Set<string>): LifeState[] {
  const world = makeWorld(seed, watch(seen))
  try {
    for (let step = 0; step < 80; step++) {
      act(world)
      world.pass(pause(world))
    }
    leave(world)
  } catch (error) {
    const story = world.history.map(
      ({ at, actor, event, to }) => `${at / 1000} ${actor.id ?? actor.kind} ${event} → ${to}`,
    )
    throw new Error([`SEED=${seed}: ${(error as Error).message}`, ...story.slice(-20)].join('\n'), { cause: error })
  }
  return world.history.map(({ to }) => to)
}

test(`whatever happens in ${count} random schedules, the promises hold`, { timeout: 600_000 }, () => {
  const seen = new Set<string>()
  const states = new Set<LifeState>(['DRAFT'])
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    for (const state of play(seed, seen)) states.add(state)
  }
  if (count < 1000) return
  expect([...states].sort()).toEqual([...lifeStates].sort())
  const unseen = transitions.map(({ from, event, to }) => `${from} ${event} ${to}`).filter((line) => !seen.has(line))
  expect(unseen.length / transitions.length, `never happened: ${unseen.join(', ')}`).toBeLessThan(0.1)
})
