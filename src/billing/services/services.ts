// A service by quote: requested, priced by staff, accepted with an order button, paid. No clock, no database.

export type ServiceState = 'requested' | 'quoted' | 'accepted' | 'active' | 'withdrawn' | 'declined' | 'expired'

export type ServiceEvent = 'quote' | 'accept' | 'paid' | 'withdraw' | 'decline' | 'time'

/** How many days a price stands, and an accepted one waits for its payment. */
export const quoteDays = 30

/** Only the client's withdrawal, with its refund, ends a paid service; time never does. */
const turns: Record<ServiceState, Partial<Record<ServiceEvent, ServiceState>>> = {
  requested: { quote: 'quoted', decline: 'declined' },
  // A better price may replace the earlier one until one is accepted.
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
