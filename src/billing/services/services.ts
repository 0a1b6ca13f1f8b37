// A service by quote: asked for, priced by the house, accepted with an order button, paid. No clock, no database.

export type ServiceState = 'requested' | 'quoted' | 'accepted' | 'active' | 'withdrawn' | 'declined' | 'expired'

export type ServiceEvent = 'quote' | 'accept' | 'paid' | 'withdraw' | 'decline' | 'time'

/** A price stands for so many days, and an accepted one waits as long for its payment. */
export const quoteDays = 30

/** A paid service ends by the client's withdrawal alone, with its refund; never by time. */
const turns: Record<ServiceState, Partial<Record<ServiceEvent, ServiceState>>> = {
  requested: { quote: 'quoted', decline: 'declined' },
  // A better price may replace the first one until it is accepted.
  quoted: { quote: 'quoted', accept: 'accepted', decline: 'declined', time: 'expired' },
  accepted: { accept: 'accepted', paid: 'active', withdraw: 'declined', decline: 'declined', time: 'expired' },
  active: { withdraw: 'withdrawn' },
  withdrawn: {},
  declined: {},
  expired: {},
}

export function serviceTransition(state: ServiceState, event: ServiceEvent): ServiceState | null {
  return turns[state][event] ?? null
}

export function serviceExpiresAt(from: Date): Date {
  return new Date(from.getTime() + quoteDays * 24 * 3_600_000)
}
