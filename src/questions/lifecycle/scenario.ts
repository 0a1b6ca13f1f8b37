// Builds a question's life in tests, event by event: what was requested, and how long the wait between was.

import type { Ranked } from '../matching/matching.ts'
import { defaultRules, type Rules } from '../rules.ts'
import { decide, nextDue, searchNeeded } from './decide.ts'
import type { Effect, LifeRefusal, QuestionEvent, QuestionRecord } from './events.ts'
import { type NewQuestion, openDraft, type QuestionState } from './states.ts'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export type Scenario = ReturnType<typeof scenario>

export function scenario(asked: Partial<NewQuestion> = {}, rules: Rules = defaultRules) {
  let t = Date.UTC(2026, 10, 2, 9)
  let state: QuestionState = openDraft(
    { id: 'q1', clientId: 'claire', visitor: false, locale: 'fr', ...asked },
    new Date(t),
  )
  let online: string[] = []
  let pockets: readonly string[] = []
  let fresh: Effect[] = []
  const records: QuestionRecord[] = []

  function happens(...events: QuestionEvent[]): Effect[] {
    const effects: Effect[] = []
    for (const event of events) {
      const decision = decide(state, event, new Date(t), rules)
      if (decision.refused) throw new Error(`${event.kind} in ${state.state} was refused: ${decision.refused}`)
      state = decision.state
      records.push(...decision.records)
      effects.push(...decision.effects)
    }
    fresh = [...fresh, ...effects]
    return effects
  }

  function refuses(event: QuestionEvent): LifeRefusal | null {
    return decide(state, event, new Date(t), rules).refused
  }

  function tick(): void {
    const wanted = searchNeeded(state, new Date(t), rules)
    const there = online.filter((id) => wanted?.only == null || wanted.only === id)
    const candidates: Ranked[] | undefined = wanted
      ? there.map((expertId, i) => ({ expertId, total: 1 - i / 10, breakdown: [], byPush: pockets.includes(expertId) }))
      : undefined
    happens({ kind: 'tick', candidates })
  }

  return {
    happens,
    refuses,
    tick,
    /** These experts can be asked from now on, the best one first. */
    online(...experts: string[]) {
      online = experts
    },
    /** These experts have no page open and are reached by notification. */
    byPush(...experts: string[]) {
      pockets = experts
    },
    /** Time passes, and the scheduler is on time. */
    wait(duration: number) {
      const end = t + duration
      for (let due = nextDue(state, rules); due && due.getTime() <= end; due = nextDue(state, rules)) {
        t = Math.max(t, due.getTime())
        tick()
      }
      t = end
    },
    /** Time passes while none of our processes is running. */
    outage(duration: number) {
      t += duration
    },
    /** The effects since this was last read. */
    effects(): Effect[] {
      const read = fresh
      fresh = []
      return read
    },
    records,
    get state() {
      return state
    },
    get now() {
      return new Date(t)
    },
    get token() {
      return (state.lease ?? state.broadcast)?.token ?? 0
    },
  }
}

/** Asked, with a preview, and ready for the order. */
export function unlocking(asked: Partial<NewQuestion> = {}): Scenario {
  const told = scenario(asked)
  told.happens({ kind: 'submit', category: 'travail', allowance: 'free' }, { kind: 'preview_ready', turn: 1 })
  told.happens({ kind: 'ask_expert' })
  return told
}

/** The 3 EUR are held and the search begins. */
export function queued(asked: Partial<NewQuestion> = {}): Scenario {
  const told = unlocking(asked)
  const firstPeriodEnds = told.now.getTime() + 15 * day
  told.happens({ kind: 'payment_authorised', order: 'order1', firstPeriodEnds })
  return told
}

/** Eve has accepted and the payment is captured. */
export function assigned(asked: Partial<NewQuestion> = {}): Scenario {
  const told = queued(asked)
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token }, { kind: 'payment_captured', order: 'order1' })
  told.effects()
  return told
}

export function answered(asked: Partial<NewQuestion> = {}): Scenario {
  const told = assigned(asked)
  told.happens({ kind: 'answer', expertId: 'eve', token: told.token })
  told.effects()
  return told
}

/** Whom the effects since the last reading ask: one expert alone, or several at once. */
export const asked = (told: Scenario): (string | string[])[] =>
  told.effects().flatMap<string | string[]>((effect) => {
    if (effect.kind === 'offer') return [effect.expertId]
    return effect.kind === 'broadcast' ? [effect.ranked.map(({ expertId }) => expertId)] : []
  })

/** What the effects since the last reading tell the client. */
export const clientIsTold = (told: Scenario) =>
  told.effects().flatMap((effect) => (effect.kind === 'notify' && effect.to === 'client' ? [effect.template] : []))
