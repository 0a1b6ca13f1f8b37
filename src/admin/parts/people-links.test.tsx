import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../test/harness/draw.tsx'
import type { Role } from '../../api/actor.ts'
import { codes } from '../codes.text.fr.ts'
import { frame, home } from '../console.text.fr.ts'
import type { Invitation } from '../staff/contract-staff.ts'
import { StaffInvitations } from '../staff/parts/staff-invitations.tsx'
import { fr as words } from '../staff/staff.text.fr.ts'
import { ActTable } from './acts.tsx'
import { SecondPerson } from './second-person.tsx'

const me = vi.hoisted(() => ({ roles: [] as readonly string[] }))
vi.mock('../../shell/account.ts', () => ({ useAccount: () => me }))
const as = (...roles: Role[]) => Object.assign(me, { roles })
beforeEach(() => as('owner'))

const shown = (part: ReactElement) => draw(part, { frame, home, staff: words, failures: frame.reasons })
const room = '/fr/admin-dashboard'
const act = (kind: string, id: string) => ({
  id: 1,
  at: '2026-12-02T14:00:00.000Z',
  who: 'Nadia Benali',
  by: 'n1',
  roles: ['compliance'],
  act: 'question.close',
  subject: { kind, id },
  reason: null,
  before: null,
  after: null,
})
const journal = (kind: string, id: string) => shown(<ActTable acts={[act(kind, id)]} codes={codes} />)

it.each([
  ['question', `${room}/question/x1`],
  ['payment', `${room}/payments?payment=x1`],
  ['person', `${room}/payments?person=x1`],
  ['subscription', `${room}/subscriptions/x1`],
  ['expert', `${room}/applications?show=experts&amp;search=x1`],
  ['applications', `${room}/applications#candidate-x1`],
  ['meeting', `${room}/applications?show=absences`],
  ['staff', `${room}/staff#member-x1`],
])('the journal leads from a %s to where it is', (kind, to) => {
  expect(journal(kind, 'x1')).toContain(`href="${to}"`)
  expect(journal(kind, 'x1')).toContain(`href="${room}/staff#member-n1"`)
})

it('leads nowhere the role does not open, and nowhere from what has no place', () => {
  expect(journal('letter', 'x1').match(/href=/g)).toHaveLength(1)
  as('editor')
  for (const kind of ['question', 'payment', 'expert', 'staff']) expect(journal(kind, 'x1')).not.toContain('href=')
  expect(journal('question', 'x1')).toContain('Nadia Benali')
})

it('names whoever could be the second person, and whoever invited, as links', () => {
  const people = [
    { id: 'n1', name: 'Nadia Benali' },
    { id: 'o1', name: 'Omar Roux' },
  ]
  const second = shown(<SecondPerson second={{ people, roles: ['compliance'] }} />)
  expect(second).toContain(`<a href="${room}/staff#member-n1" data-discover="true">Nadia Benali</a> ou <a`)
  const invitation: Invitation = {
    id: 'i1',
    email: 'nouvelle@cabinet.test',
    roles: ['support'],
    invitedBy: { id: 'o1', name: 'Omar Roux' },
    createdAt: '2026-12-02T14:00:00.000Z',
    expiresAt: '2026-12-03T14:00:00.000Z',
    over: false,
  }
  const list = (invitedBy: Invitation['invitedBy']) =>
    shown(<StaffInvitations invitations={[{ ...invitation, invitedBy }]} mayChange={false} onDone={async () => {}} />)
  expect(list(invitation.invitedBy)).toContain(`href="${room}/staff#member-o1"`)
  expect(list(null)).toContain(words.byCommand)
  as('support')
  expect(shown(<SecondPerson second={{ people, roles: ['compliance'] }} />)).not.toContain('href=')
})
