import { expect, it, vi } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import { shared } from '../../../shared.text.fr.ts'
import { fr } from '../../text.fr.ts'
import { QueuePane } from './queue-pane.tsx'
import type { Offers } from './use-offers.ts'

const { network } = vi.hoisted(() => ({ network: { online: true } }))
vi.mock('../../../../shell/offline/use-online.ts', () => ({ useOnline: () => network.online }))
vi.mock('../../../../accounts/push/parts/push-switch.tsx', () => ({ PushSwitch: () => null }))
vi.mock('../../../../shell/frame/needs-script.tsx', () => ({ NeedsScript: () => null }))

function drawn(online: boolean): string {
  network.online = online
  const own = { card: { takesQuestions: true }, switchedOn: true, away: false }
  const data = { desk: { offers: [], open: [], past: [] }, own }
  const props = {
    desk: { data, problem: null, reload: () => {}, show: () => {} },
    offers: { list: [], problem: null } as unknown as Offers,
    ...{ asking: true, onKnock: null, meetings: null, current: null, onOpen: () => {}, onSwitch: () => {} },
  }
  return draw(<QueuePane {...(props as unknown as Parameters<typeof QueuePane>[0])} />, { workspace: fr, shared })
}

it('says that the live connection is down where there is a network, and leaves the rest to the top bar', () => {
  expect(drawn(true)).toContain(fr.asking)
  const offline = drawn(false)
  expect(offline).toContain(fr.queue.title)
  expect(offline).not.toContain(fr.asking)
})
