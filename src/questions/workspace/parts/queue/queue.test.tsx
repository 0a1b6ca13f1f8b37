import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import type { WorkspaceCard } from '../../../shapes.ts'
import { shared } from '../../../shared.text.fr.ts'
import { fr } from '../../text.fr.ts'
import type { WorkspaceShown } from '../use-workspace.ts'
import { Queue } from './queue.tsx'
import type { Offers } from './use-offers.ts'

function shown(takesQuestions: boolean, cards: { open?: readonly object[]; past?: readonly object[] } = {}): string {
  const own = { card: { takesQuestions }, switchedOn: true, away: false }
  const desk = { desk: { offers: [], open: [], past: [], ...cards }, own } as unknown as WorkspaceShown
  const offers = { list: [], problem: null } as unknown as Offers
  const rest = {
    offers,
    current: null,
    onOpen: () => {},
    onSwitch: () => {},
  }
  return draw(<Queue shown={desk} {...rest} />, { workspace: fr, shared })
}

it('announces no offer to whoever is offered nothing, and leads to the reason', () => {
  expect(shown(true)).toContain(fr.queue.emptyOnText)
  const closed = shown(false)
  expect(closed).not.toContain(fr.queue.emptyOnText)
  expect(closed).toContain(fr.queue.unasked)
  expect(closed).toContain('href="/fr/ma-page-expert"')
})

it('says among the answers sent who has taken over the follow-up of one', () => {
  const answered = {
    ...{
      id: 'q1',
      number: 1,
      title: 'Le dépôt de garantie',
      titleLocale: 'fr',
      category: { slug: 'logement', name: '' },
    },
    ...{ state: 'ANSWERED', turn: 'none', since: '2026-11-29T09:00:00.000Z', dueAt: null, clientWaitsSince: null },
    ...{ clientWroteAt: null, rating: null, takenOverBy: 'Camille Roux' },
  } as unknown as WorkspaceCard
  expect(shown(true, { past: [answered] })).toContain('Suite reprise par Camille Roux')
  expect(shown(true, { past: [{ ...answered, takenOverBy: null }] })).not.toContain('Suite reprise')
})

it('says of a question that is proposed to a colleague that it waits for them, and is still yours', () => {
  const times = { since: '2026-11-24T09:00:00.000Z', dueAt: null, clientWaitsSince: null }
  const card = {
    id: 'q',
    title: 'Un bail',
    titleLocale: 'fr',
    state: 'ASSIGNED',
    turn: 'expert',
    rating: null,
    ...times,
  }
  expect(shown(true, { open: [{ ...card, proposedTo: null }] })).toContain(fr.queue.yours)
  const proposed = shown(true, { open: [{ ...card, proposedTo: 'Étienne Marchal' }] })
  expect(proposed).toContain('Proposé à Étienne Marchal, encore à vous')
  expect(proposed).not.toContain(fr.queue.yours)
})
