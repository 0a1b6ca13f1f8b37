// A small world around one question, for the model-based test: people, a bank and a scheduler that are late, repeat
// themselves, or crash in between. Everything is drawn from one seed.

import type { Ranked } from '../matching/matching.ts'
import { decide, nextDue, searchNeeded } from './decide.ts'
import type { Decision, Effect, QuestionEvent, QuestionRecord } from './events.ts'
import { openDraft, type QuestionState } from './states.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const day = 24 * hour
/** The clock difference assumed between two servers. */
export const clockSkew = 2 * second

/** Mulberry32: small, fast, good enough to shuffle a schedule. */
function dice(seed: number) {
  let a = seed >>> 0
  const roll = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let x = Math.imul(a ^ (a >>> 15), 1 | a)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
  return {
    chance: (p: number) => roll() < p,
    below: (n: number) => Math.floor(roll() * n),
    pick: <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T,
  }
}

type Order = 'open' | 'held' | 'captured' | 'voided' | 'refunded' | 'failed'
type Waiting = { at: number; event?: QuestionEvent; effect?: Effect }
export type Step = { before: QuestionState; event: QuestionEvent; decision: Decision; now: Date }
type Observer = (step: Step, world: World) => void

export type World = ReturnType<typeof makeWorld>

export function makeWorld(seed: number, observe: Observer) {
  const { chance, below, pick } = dice(seed)
  const experts = ['e1', 'e2', 'e3', 'e4', 'e5'].slice(0, 1 + below(5))
  const start = Date.UTC(2026, 10, 2, 8) + below(day)
  const history: QuestionRecord[] = []
  const effects: Effect[] = []
  /** Every token that was ever granted, whether it is still valid or not. */
  const tokens: { expertId: string; token: number }[] = []
  const orders = new Map<string, Order>()
  const online = new Set(experts.filter(() => chance(0.6)))
  /** Reached by notification only, whenever they are online. */
  const pockets = new Set(experts.filter((_, i) => (seed >> i) % 2 === 1))
  /** How many acceptances there had been when the assistant's turn began. */
  const thoughtUnder = new WeakMap<QuestionEvent, number>()
  const acceptances = () => history.filter(({ event }) => event === 'accept' || event === 'take_up').length
  let waiting: Waiting[] = []
  let t = start
  let state: QuestionState = openDraft(
    { id: 'q', clientId: 'c', visitor: chance(0.5), locale: 'fr', requestedExpert: chance(0.3) ? 'e1' : null },
    new Date(t),
  )

  /** Late by seconds, sometimes by an outage, sometimes delivered twice. */
  const later = (thing: Omit<Waiting, 'at'>, most = 20 * second) => {
    const delay = chance(0.1) ? below(20 * minute) : below(most)
    waiting.push({ at: t + delay, ...thing })
    if (chance(0.15)) waiting.push({ at: t + delay + below(minute), ...thing })
  }

  function send(event: QuestionEvent): Decision {
    const now = new Date(t - (chance(0.1) ? below(clockSkew) : 0))
    const before = state
    const decision = decide(before, event, now)
    if (!decision.refused) {
      state = deepFreeze(JSON.parse(JSON.stringify(decision.state)) as QuestionState)
      history.push(...decision.records)
      effects.push(...decision.effects)
      if (event.kind === 'accept' || event.kind === 'take_up' || event.kind === 'take_over')
        remember(event.expertId, state.fencing)
      // A colleague may answer before the page of whoever proposes it has heard of it.
      if (event.kind === 'hand_over') remember(event.to, state.fencing)
      if (state.state === 'FOLLOW_UP' && state.lease) remember(state.lease.expertId, state.lease.token)
      for (const effect of decision.effects) later({ effect })
    }
    observe({ before, event, decision, now }, world)
    return decision
  }

  function remember(expertId: string, token: number) {
    if (!tokens.some((known) => known.expertId === expertId && known.token === token)) tokens.push({ expertId, token })
  }

  function ranked(only: string | null): Ranked[] {
    const there = [...online].filter((id) => only === null || id === only)
    return there.map((expertId) => ({ expertId, total: 0.5, breakdown: [], byPush: pockets.has(expertId) }))
  }

  /** As in production: ask what is needed, rank, tick. */
  function tick(): Decision {
    const wanted = searchNeeded(state, new Date(t))
    const candidates = wanted ? ranked(wanted.only) : undefined
    return send({ kind: 'tick', candidates, rostered: online.size > 0 || chance(0.7) })
  }

  function deliver(effect: Effect) {
    switch (effect.kind) {
      case 'offer':
        return remember(effect.expertId, effect.token)
      case 'broadcast':
        for (const { expertId } of effect.ranked) remember(expertId, effect.token)
        return
      case 'assistant': {
        const { turn } = effect
        const kind = chance(0.4) ? 'preview_ready' : 'assistant_message'
        const event: QuestionEvent = { kind, turn }
        thoughtUnder.set(event, acceptances())
        return later({ event }, pick([5 * second, 30 * second, 3 * minute, 30 * minute]))
      }
      case 'capture':
      case 'void':
      case 'refund':
        return bank(effect)
      default:
    }
  }

  function bank({ kind, order }: { kind: 'capture' | 'void' | 'refund'; order: string }) {
    const held = orders.get(order)
    if (kind === 'capture') {
      if (held === 'held') orders.set(order, chance(0.1) ? 'failed' : 'captured')
      const captured = orders.get(order) === 'captured'
      if (captured) later({ event: { kind: 'payment_captured', order } })
      else later({ event: { kind: 'capture_failed', order, reason: 'card_declined' } })
    }
    if (kind === 'void' && held === 'held') orders.set(order, 'voided')
    if (kind === 'void' && orders.get(order) === 'voided') later({ event: { kind: 'payment_voided', order } })
    if (kind === 'refund' && held === 'captured') orders.set(order, 'refunded')
    if (kind === 'refund' && orders.get(order) === 'refunded') later({ event: { kind: 'payment_refunded', order } })
  }

  /** The client confirms a payment; its webhook may come before, after, twice or crossed with a refusal. */
  function pay() {
    const live = [...orders].find(([, status]) => status === 'open')
    const order = live?.[0] ?? `o${orders.size + 1}`
    if (chance(0.25)) {
      orders.set(order, 'open')
      return later({ event: { kind: 'payment_failed', order, reason: 'card_declined' } })
    }
    orders.set(order, 'held')
    const firstPeriodEnds = t + 15 * day
    later({ event: { kind: 'payment_authorised', order, firstPeriodEnds } })
    if (chance(0.1)) later({ event: { kind: 'payment_failed', order, reason: 'late' } })
  }

  function bankDropsHold() {
    const held = [...orders].find(([, status]) => status === 'held')
    if (!held) return
    orders.set(held[0], 'voided')
    later({ event: { kind: 'payment_voided', order: held[0] } })
  }

  /** Lets time pass; the scheduler is on time, late, or away for the whole stretch. */
  function pass(duration: number, schedulerAlive = !chance(0.08)) {
    const end = t + duration
    for (let rounds = 0; rounds < 3000; rounds++) {
      const lateness = chance(0.2) ? below(15 * second) : 0
      const due = schedulerAlive ? nextDue(state) : null
      const tickAt = due ? Math.max(t, due.getTime() + lateness) : Number.POSITIVE_INFINITY
      const next = waiting.reduce<Waiting | null>((first, one) => (first && first.at <= one.at ? first : one), null)
      const messageAt = next ? Math.max(t, next.at) : Number.POSITIVE_INFINITY
      if (Math.min(tickAt, messageAt) > end) {
        t = end
        return
      }
      if (next && messageAt <= tickAt) {
        t = messageAt
        waiting = waiting.filter((one) => one !== next)
        if (next.event) send(next.event)
        if (next.effect) deliver(next.effect)
      } else {
        t = tickAt
        tick()
        if (chance(0.1)) tick()
      }
    }
    throw new Error(`time stands still in ${state.state}`)
  }

  const world = {
    experts,
    history,
    effects,
    tokens,
    thoughtUnder,
    acceptances,
    orders,
    online,
    chance,
    below,
    pick,
    send,
    tick,
    pay,
    bankDropsHold,
    pass,
    get state() {
      return state
    },
    get t() {
      return t
    },
    get quiet() {
      return waiting.length === 0
    },
  }
  return world
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
