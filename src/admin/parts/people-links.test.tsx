import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../test/harness/draw.tsx'
import type { Role } from '../../api/actor.ts'
import { fr as candidates } from '../applications/applications.text.fr.ts'
import type { StaffApplication } from '../applications/contract-applications.ts'
import { CandidateCard } from '../applications/parts/candidate-card.tsx'
import { codes } from '../codes.text.fr.ts'
import { frame, home, file as record } from '../console.text.fr.ts'
import type { StaffExpert } from '../experts/contract-standing.ts'
import type { Trader } from '../experts/contract-traders.ts'
import { fr as experts } from '../experts/experts.text.fr.ts'
import { ExpertList } from '../experts/parts/expert-list.tsx'
import { TraderFile } from '../experts/parts/traders.tsx'
import { fr as traders } from '../experts/traders.text.fr.ts'
import type { ContactMessage } from '../messages/contract-messages.ts'
import { fr as contact } from '../messages/messages.text.fr.ts'
import { MessageCards } from '../messages/parts/message-cards.tsx'
import { Leases } from '../questions/parts/leases.tsx'
import type { Invitation, StaffMember } from '../staff/contract-staff.ts'
import { StaffInvitations } from '../staff/parts/staff-invitations.tsx'
import { StaffMembers } from '../staff/parts/staff-members.tsx'
import { fr as words } from '../staff/staff.text.fr.ts'
import { ActTable } from './acts.tsx'
import { SecondPerson } from './second-person.tsx'

const me = vi.hoisted(() => ({ roles: [] as readonly string[] }))
vi.mock('../../shell/account.ts', () => ({ useAccount: () => me }))
const as = (...roles: Role[]) => Object.assign(me, { roles })
beforeEach(() => as('owner'))

const shown = (part: ReactElement) => draw(part, { frame, home, staff: words, failures: frame.reasons })
const drawn = (part: ReactElement) => draw(part, { frame, failures: frame.reasons, experts, traders, candidates })
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

const file = '<a href="/fr/admin-dashboard/applications?show=experts&amp;search=H%C3%A9l%C3%A8ne+Faure'
const nothing = { suspend: false, lift: false, terminate: false, title: false, receive: false }
const expert = (state: StaffExpert['state']): StaffExpert => ({
  ...{ id: 'e1', slug: 'helene-faure', name: 'Hélène Faure', email: null, profession: 'Avocate', state, since: null },
  ...{ reason: null, titles: [], receives: false, may: nothing, noticeUntil: null },
})
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inside]) => inside)

it('in the list of experts a name leads to the public page, where there is one', () => {
  const of = (state: StaffExpert['state']) =>
    headings(drawn(<ExpertList found={{ experts: [expert(state)], more: false }} onDone={async () => {}} />))
  expect(of('active')[0]).toContain('<a href="/fr/expert/helene-faure"')
  expect(of('suspended')).toEqual(['Hélène Faure'])
})

it('a trader’s name leads to their file, for whoever may open it and as long as it exists', () => {
  const trader = (erased: boolean): Trader => ({
    ...{ id: 'e1', application: null, reference: null, name: 'Hélène Faure', company: '', address: '', country: null },
    ...{ registration: '', vatNumber: null, email: null, phone: null, account: null, identity: null },
    ...{ certifiedAt: null, since: '2026-01-02T08:00:00.000Z', leftAt: null, keptUntil: null, erased },
  })
  const of = (erased: boolean) => headings(drawn(<TraderFile trader={trader(erased)} failed={() => {}} />))
  expect(of(false)[0]).toContain(file)
  expect(of(true)).toEqual(['Hélène Faure'])
  as('editor')
  expect(of(false)).toEqual(['Hélène Faure'])
})

it('the name of an applicant who has become an expert leads to their file', () => {
  const application = (one: StaffExpert | null) =>
    ({
      ...{ id: 'a1', reference: 'C-1', state: one ? 'active' : 'refused', name: 'Hélène Faure', locale: 'fr' },
      ...{ submittedAt: '2026-01-02T08:00:00.000Z', warnings: [], former: null, papers: [], register: null },
      ...{ companyName: '', siret: '', vatNumber: '', email: '', phone: '', address: '', country: 'fr' },
      ...{ categories: [], ibanEnd: null, lawfulAt: null, reviewer: null, approvedOnceBy: null, needsTwo: false },
      ...{ waitsFor: [], refusedByOneself: false, appealed: false, said: null, asked: [], titles: [], granted: null },
      ...{ trial: null, slug: null, expert: one, reason: null },
    }) as unknown as StaffApplication
  const of = (one: StaffExpert | null) =>
    headings(drawn(<CandidateCard application={application(one)} onDone={async () => {}} />))
  expect(of(expert('active'))[0]).toContain(file)
  expect(of(null)).toEqual(['Hélène Faure'])
})

it('whoever was signed in when they wrote to the house is a link to what exists of them', () => {
  const message = (personId: string | null): ContactMessage => ({
    ...{ id: 'c1', kind: 'message', reference: 'C-1', name: 'Zoé Martin', personId, email: 'zoe@client.test' },
    ...{ body: 'Bonjour', page: null, reason: null, sentAt: '2026-12-02T14:00:00.000Z', handled: null },
  })
  const of = (personId: string | null) =>
    headings(
      draw(<MessageCards messages={[message(personId)]} codes={codes} />, { frame, contact, failures: frame.reasons }),
    )
  expect(of('p1')[0]).toContain(`<a href="${room}/payments?person=p1"`)
  expect(of(null)).toEqual(['De Zoé Martin'])
})

it('whoever handed a question over leads to their file, for whoever may open it', () => {
  const lease = {
    ...{ at: '2026-12-02T14:00:00.000Z', kind: 'work', expert: 'Omar Roux', endedAt: null, outcome: null },
    ...{ handedBy: 'Hélène Faure', note: null },
  } as const
  const list = () => draw(<Leases leases={[lease]} codes={codes} />, { frame, file: record, failures: frame.reasons })
  expect(list()).toContain(file)
  as('support')
  expect(list()).not.toContain('href=')
  expect(list()).toContain('Hélène Faure')
})

it('a name in the staff list does not lead to payments, of which a staff member has none', () => {
  const member: StaffMember = {
    ...{ id: 'n1', name: 'Nadia Benali', email: 'nadia@equipe.test', roles: ['support'], secondFactor: true },
    ...{ seenAt: null, sessions: 1, suspended: null, own: false },
  }
  const list = shown(<StaffMembers members={[member]} mayChange={true} onDone={async () => {}} />)
  expect(list).toContain('Nadia Benali')
  expect(list).not.toContain('href=')
})

it('the staff list says when somebody was last seen, or that they never were', () => {
  const member = (seenAt: string | null): StaffMember => ({
    ...{ id: 'n1', name: 'Nadia Benali', email: 'nadia@equipe.test', roles: ['support'], secondFactor: true },
    ...{ seenAt, sessions: 0, suspended: null, own: false },
  })
  const of = (seenAt: string | null) =>
    shown(<StaffMembers members={[member(seenAt)]} mayChange={false} onDone={async () => {}} />)
  expect(of('2026-12-02T14:00:00.000Z')).toContain('Vu le 2 décembre')
  expect(of(null)).toContain(words.neverSeen)
})
