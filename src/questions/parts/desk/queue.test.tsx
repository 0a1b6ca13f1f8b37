import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { fr } from '../../desk.text.fr.ts'
import { Queue } from './queue.tsx'
import type { DeskShown } from './use-desk.ts'
import type { Offers } from './use-offers.ts'
import type { DeskWords } from './words.ts'

function shown(takesQuestions: boolean): string {
  const own = { card: { takesQuestions }, switchedOn: true, away: false }
  const desk = { desk: { offers: [], open: [], past: [] }, own } as unknown as DeskShown
  const offers = { list: [], problem: null } as unknown as Offers
  const rest = { words: fr as unknown as DeskWords, offers, current: null, onOpen: () => {}, onSwitch: () => {} }
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
