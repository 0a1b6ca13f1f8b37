import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import type { OfferView } from '../../../shapes.ts'
import { shared } from '../../../shared.text.fr.ts'
import { fr } from '../../text.fr.ts'
import { OfferCard } from './offer-card.tsx'

const offer: OfferView = {
  questionId: 'q1',
  token: 3,
  category: { slug: 'logement', name: 'Logement' },
  title: 'Dépôt de garantie',
  summary: '',
  locale: 'fr',
  briefLocale: 'fr',
  terms: [],
  neededBy: null,
  otherParty: null,
  redFlags: [],
  masked: false,
  fee: 1500,
  followUp: false,
  estimatedMinutes: 12,
  broadcast: true,
  handedBy: null,
  clientWaitsSince: '2026-11-24T09:00:00.000Z',
  grantedAt: '2026-11-24T09:02:00.000Z',
  expiresAt: '2026-11-24T09:05:00.000Z',
}
const nothing = () => {}
const acts = { onAgree: nothing, onAccept: nothing, onPass: nothing, onRead: nothing, onOver: nothing }
const drawn = (more: Partial<OfferView>) =>
  draw(<OfferCard offer={{ ...offer, ...more }} first agreed={false} missing={false} busy={false} {...acts} />, {
    workspace: fr,
    shared,
  })

it('counts down to the end that it was told, and shows no countdown without one', () => {
  expect(drawn({})).toContain('3\u00a0min')
  expect(drawn({ expiresAt: null })).not.toContain('role="timer"')
})

it('says how long the file is the expert’s beside how long the answer takes, and what prolongs that', () => {
  expect(drawn({ estimatedMinutes: 20 })).toContain('20 min environ')
  expect(drawn({ estimatedMinutes: 20 })).toContain('à vous 10 minutes à la fois')
})
