import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { fr as candidates } from '../../applications/applications.text.fr.ts'
import type { StaffApplication } from '../../applications/contract-applications.ts'
import { CandidateCard } from '../../applications/parts/candidate-card.tsx'
import { frame } from '../../console.text.fr.ts'
import type { StaffExpert } from '../contract-standing.ts'
import type { Trader } from '../contract-traders.ts'
import { fr as experts } from '../experts.text.fr.ts'
import { fr as traders } from '../traders.text.fr.ts'
import { ExpertList } from './expert-list.tsx'
import { TraderFile } from './traders.tsx'

const me = vi.hoisted(() => ({ roles: [] as readonly string[] }))
vi.mock('../../../shell/account.ts', () => ({ useAccount: () => me }))
beforeEach(() => Object.assign(me, { roles: ['owner'] }))

const messages = { frame, failures: frame.reasons, experts, traders, candidates }
const file = '<a href="/fr/admin-dashboard/applications?show=experts&amp;search=H%C3%A9l%C3%A8ne+Faure'
const nothing = { suspend: false, lift: false, terminate: false, title: false, receive: false }
const expert = (state: StaffExpert['state']): StaffExpert => ({
  ...{ id: 'e1', slug: 'helene-faure', name: 'Hélène Faure', email: null, profession: 'Avocate', state, since: null },
  ...{ reason: null, titles: [], receives: false, may: nothing, noticeUntil: null },
})
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inside]) => inside)

it('in the list of experts a name leads to the public page, where there is one', () => {
  const of = (state: StaffExpert['state']) =>
    headings(draw(<ExpertList found={{ experts: [expert(state)], more: false }} onDone={async () => {}} />, messages))
  expect(of('active')[0]).toContain('<a href="/fr/expert/helene-faure"')
  expect(of('suspended')).toEqual(['Hélène Faure'])
})

it('a trader’s name leads to their file, for whoever may open it and as long as it exists', () => {
  const trader = (erased: boolean): Trader => ({
    ...{ id: 'e1', application: null, reference: null, name: 'Hélène Faure', company: '', address: '', country: null },
    ...{ registration: '', vatNumber: null, email: null, phone: null, account: null, identity: null },
    ...{ certifiedAt: null, since: '2026-01-02T08:00:00.000Z', leftAt: null, keptUntil: null, erased },
  })
  const of = (erased: boolean) => headings(draw(<TraderFile trader={trader(erased)} failed={() => {}} />, messages))
  expect(of(false)[0]).toContain(file)
  expect(of(true)).toEqual(['Hélène Faure'])
  Object.assign(me, { roles: ['editor'] })
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
    headings(draw(<CandidateCard application={application(one)} onDone={async () => {}} />, messages))
  expect(of(expert('active'))[0]).toContain(file)
  expect(of(null)).toEqual(['Hélène Faure'])
})
