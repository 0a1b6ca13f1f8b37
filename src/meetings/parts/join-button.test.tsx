import { expect, it } from 'vitest'
import { draw } from '../../../test/harness/draw.tsx'
import { meeting as words } from '../text.fr.ts'
import { JoinButton } from './join-button.tsx'

const minutes = (many: number) => new Date(Date.now() + many * 60_000).toISOString()
const shown = (from: number, until: number, open: boolean, timeZone = 'Europe/Paris') => {
  const meeting = { join: { from: minutes(from), until: minutes(until), open }, timeZone }
  return draw(<JoinButton meeting={meeting} onJoin={async () => undefined} onTime={() => {}} />, { meeting: words })
}

it('says when a video meeting opens, lets in, and says nothing once it is over', () => {
  expect(shown(5, 60, false)).toContain('s’ouvre ici')
  expect(shown(-5, 60, true)).toContain(words.join)
  expect(shown(-90, -5, false)).toBe('')
})

it('says on whose clock it opens, with that of the place where the two differ', () => {
  expect(shown(5, 60, false, 'Indian/Reunion')).toMatch(/s’ouvre ici le .* à votre heure \(.*, heure de La Réunion\)/)
})
