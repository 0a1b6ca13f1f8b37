import type { Quote } from '../../../billing/contract.ts'

const keyOf = (matter: string) => `checkout-pressed:${matter}`

/** The price that stands beside the order button. */
const priceOf = ({ act, today, monthly }: Quote): string => `${act} ${today} ${monthly}`

/**
 * An order that was pressed in this tab with a card of which the bank's page asks first. Once its holder is back with that
 * very card, it goes on for the price that stood beside the button. Without storage, or in another tab, the button is
 * pressed once more.
 */
export const pressedOrder = (matter: string) => ({
  note: (setup: string, quote: Quote) =>
    withStorage((kept) => kept.setItem(keyOf(matter), `${setup} ${priceOf(quote)}`)),
  waitsFor: (setup: string | null): setup is string => setup !== null && pressedPrice(matter, setup) !== null,
  standing(setup: string | null, quote: Quote): 'same_price' | 'other_price' | null {
    const price = setup && pressedPrice(matter, setup)
    if (!price) return null
    return price === priceOf(quote) ? 'same_price' : 'other_price'
  },
  forget: () => withStorage((kept) => kept.removeItem(keyOf(matter))),
})

function pressedPrice(matter: string, setup: string): string | null {
  const noted = withStorage((kept) => kept.getItem(keyOf(matter)))
  return noted?.startsWith(`${setup} `) ? noted.slice(setup.length + 1) : null
}

function withStorage<Result>(act: (kept: Storage) => Result): Result | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}
