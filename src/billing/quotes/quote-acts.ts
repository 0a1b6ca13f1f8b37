import type { QuoteAct } from '../contract.ts'

const cards: Record<QuoteAct, 'given' | 'of the plan'> = {
  hold: 'given',
  new: 'given',
  early: 'of the plan',
  resume: 'of the plan',
  reopen: 'of the plan',
  change: 'of the plan',
}

/** Whether a contract of its own begins, with a card given at the order; other acts charge a running plan's card. */
export const startsNewContract = (act: QuoteAct) => cards[act] === 'given'
