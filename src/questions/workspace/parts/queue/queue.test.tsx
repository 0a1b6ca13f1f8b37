import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import { fr } from '../../text.fr.ts'
import type { WorkspaceShown } from '../use-workspace.ts'
import { Queue } from './queue.tsx'
import type { Offers } from './use-offers.ts'

function shown(takesQuestions: boolean): string {
  const own = { card: { takesQuestions }, switchedOn: true, away: false }
  const desk = { desk: { offers: [], open: [], past: [] }, own } as unknown as WorkspaceShown
  const offers = { list: [], problem: null } as unknown as Offers
  const rest = {
    offers,
    current: null,
    onOpen: () => {},
    onSwitch: () => {},
  }
  return draw(<Queue shown={desk} {...rest} />, { workspace: fr })
}

it('announces no offer to whoever is offered nothing, and leads to the reason', () => {
  expect(shown(true)).toContain(fr.queue.emptyOnText)
  const closed = shown(false)
  expect(closed).not.toContain(fr.queue.emptyOnText)
  expect(closed).toContain(fr.queue.unasked)
  expect(closed).toContain('href="/fr/ma-page-expert"')
})
