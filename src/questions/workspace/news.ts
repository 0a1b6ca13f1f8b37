// What is new at the desk between two readings of it, for the sound and the badge.
import type { Workspace } from '../shapes.ts'

/** `of`: the offer, or the file and the hour of its message, so that each is told once. */
export type News = { kind: 'offer' | 'message'; of: string }

const keyOf = ({ questionId, token }: Workspace['offers'][number]) => `${questionId}:${token}`

/** The offer that an expert has seconds for comes before a message. A file that was not at the desk before brings none. */
export function newsOf(before: Workspace, now: Workspace): News | null {
  const offered = new Set(before.offers.map(keyOf))
  const offer = now.offers.find((one) => !offered.has(keyOf(one)))
  if (offer) return { kind: 'offer', of: keyOf(offer) }
  const wrote = new Map(before.open.concat(before.past).map((card) => [card.id, card.clientWroteAt ?? '']))
  const card = now.open.find(({ id, clientWroteAt }) => (clientWroteAt ?? '') > (wrote.get(id) ?? '\uffff'))
  return card ? { kind: 'message', of: `${card.id}:${card.clientWroteAt}` } : null
}

/** What waits for the expert: offers, and the files in which it is their turn. */
export const waitingCount = ({ offers, open }: Pick<Workspace, 'offers' | 'open'>): number =>
  offers.length + open.filter(({ turn }) => turn === 'expert').length
