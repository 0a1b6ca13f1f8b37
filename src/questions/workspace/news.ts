// What is new at the desk between two readings of it, for the sound and the badge.
import type { Workspace } from '../shapes.ts'

/** `of`: the offer, or the file and the hour of its message, so that each is told once. */
export type News = { kind: 'offer' | 'message'; of: string }

const keyOf = ({ questionId, token }: Workspace['offers'][number]) => `${questionId}:${token}`

/**
 * The offer that an expert has seconds for comes before a message. An offer that was accepted brings none; a file that was
 * neither at the desk nor offered is an old one, beyond the past cards, in which the client has written again.
 */
export function newsOf(before: Workspace, now: Workspace): News | null {
  const offered = new Set(before.offers.map(keyOf))
  const offer = now.offers.find((one) => !offered.has(keyOf(one)))
  if (offer) return { kind: 'offer', of: keyOf(offer) }
  const accepted = before.offers.map(({ questionId }) => [questionId, '\uffff'] as const)
  const known = before.open.concat(before.past).map(({ id, clientWroteAt }) => [id, clientWroteAt ?? ''] as const)
  const wrote = new Map([...accepted, ...known])
  const card = now.open.find(({ id, clientWroteAt }) => (clientWroteAt ?? '') > (wrote.get(id) ?? ''))
  return card ? { kind: 'message', of: `${card.id}:${card.clientWroteAt}` } : null
}

/** What waits for the expert: offers, and the files in which it is their turn. */
type Waiting = { offers: readonly unknown[]; open: readonly Pick<Workspace['open'][number], 'turn'>[] }
export const waitingCount = ({ offers, open }: Waiting): number =>
  offers.length + open.filter(({ turn }) => turn === 'expert').length
