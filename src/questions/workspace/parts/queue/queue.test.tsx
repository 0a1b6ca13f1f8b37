import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { fr } from '../../text.fr.ts'
import type { WorkspaceMessages } from '../messages.ts'
import type { WorkspaceShown } from '../use-workspace.ts'
import { Queue } from './queue.tsx'
import type { Offers } from './use-offers.ts'

function shown(takesQuestions: boolean): string {
  const own = { card: { takesQuestions }, switchedOn: true, away: false }
  const desk = { desk: { offers: [], open: [], past: [] }, own } as unknown as WorkspaceShown
  const offers = { list: [], problem: null } as unknown as Offers
  const rest = {
    words: fr as unknown as WorkspaceMessages,
    offers,
    current: null,
    onOpen: () => {},
    onSwitch: () => {},
  }
  const page = () => <Queue shown={desk} {...rest} />
  const Page = createRoutesStub([{ path: '/fr', Component: page }])
  return renderToStaticMarkup(<Page initialEntries={['/fr']} />)
}

it('announces no offer to whoever is offered nothing, and leads to the reason', () => {
  expect(shown(true)).toContain(fr.queue.emptyOnText)
  const closed = shown(false)
  expect(closed).not.toContain(fr.queue.emptyOnText)
  expect(closed).toContain(fr.queue.unasked)
  expect(closed).toContain('href="/fr/ma-page-expert"')
})
