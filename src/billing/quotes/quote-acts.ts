import type { QuoteAct } from '../contract.ts'

const cards: Record<QuoteAct, 'given' | 'of the plan'> = {
  hold: 'given',
  new: 'given',
  resume: 'given',
  early: 'of the plan',
  reopen: 'of the plan',
  change: 'of the plan',
}

/** A contract of its own begins, whose card is given with the order; every other act charges the card of a running plan. */
export const startsNewContract = (act: QuoteAct) => cards[act] === 'given'
