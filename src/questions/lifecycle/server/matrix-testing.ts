// The endpoints that the matrix of every caller and every endpoint treats apart, each with the reason.
import type { Address } from '../../../api/endpoint.ts'

/** For everybody who has the address: a profile is public, a shared link or a hash is its own key. */
export const open: Address[] = [
  'GET /experts/:slug',
  'GET /experts/:slug/picture',
  'GET /shared/:token',
  'GET /texts/:kind/:key',
  'GET /published/:id',
  'GET /categories/:slug/people',
  'GET /consents/:id',
  'GET /places/cities/:city',
  'GET /local/cities/:city',
  'GET /local/departments/:department',
  'GET /local/subjects/:subject',
  'GET /receipts/:hash',
  'GET /erasures/:hash',
  'GET /answer-chains/:hash',
  'GET /receipts/:hash/pdf',
  'POST /receipts/:hash/reason',
  'GET /calendars/:token',
  'GET /plan-links/:token',
  'POST /plan-links/:token/settle',
  'POST /plan-links/:token/card',
  'POST /plan-links/:token/card/use',
]

/** Owned by no person: every permitted caller sees every one. */
export const ofTheHouse: Address[] = [
  'GET /admin/letters/:id',
  'GET /admin/questions/:id',
  'POST /admin/questions/:id/break-glass',
  'GET /admin/questions/:id/experts',
  'POST /admin/questions/:id/close',
  'GET /admin/invoices/:number/pdf',
  'GET /admin/letter-samples/:name',
  'POST /admin/letter-samples/:name/send',
  'GET /admin/texts/:id',
  'GET /admin/texts/:id/versions/:version',
  'PUT /admin/texts/:id/draft',
  'POST /admin/texts/:id/publish',
  'POST /admin/texts/:id/withdraw',
  'POST /admin/texts/:id/restore',
  'PUT /admin/people/:id/hold',
  'POST /admin/quotes/:id',
  'POST /admin/quotes/:id/done',
  'POST /admin/quotes/:id/decline',
  'GET /admin/applications/:id/papers/:kind',
  'POST /admin/applications/:id/claim',
  'POST /admin/applications/:id/ask',
  'POST /admin/applications/:id/trial',
  'POST /admin/trials/:id/grade',
  'POST /admin/applications/:id/approve',
  'POST /admin/applications/:id/reject',
  'POST /admin/experts/:id/suspend',
  'POST /admin/experts/:id/lift',
  'POST /admin/experts/:id/terminate',
  'POST /admin/experts/:id/titles',
  'PUT /admin/experts/:id/meetings',
  'PUT /claims/:name',
  'POST /admin/staff/invitations/:id/revoke',
  'PUT /admin/staff/:id/roles',
  'POST /admin/staff/:id/suspend',
  'POST /admin/staff/:id/lift',
  'POST /admin/staff/:id/sessions/end',
  'POST /admin/staff/:id/second-factor/reset',
]

/**
 * Owned by no person either; a question in intake has no expert to lose, nor is anybody's data held at first. An
 * emergency is reported by whoever has opened the regulated conversation.
 */
export const notInItsState: Address[] = [
  'POST /admin/questions/:id/emergency',
  'POST /admin/questions/:id/offer',
  'POST /admin/questions/:id/release',
  'PUT /admin/people/:id/release',
]

/** What an own resource does not have yet. */
export const nothingYet: Address[] = [
  'GET /me/picture',
  'GET /questions/:id/answer.pdf',
  'GET /questions/:id/deadlines.ics',
  'GET /desk/questions/:id/own-delivery',
]

/** An offer that is gone, or an account with nothing to confirm, equals one that never was: 409. */
export const sameForNobody: Partial<Record<Address, string>> = {
  'POST /desk/offers/:id/accept': 'offer_gone',
  'POST /desk/offers/:id/decline': 'offer_gone',
  'POST /admin/payouts/accounts/:expert/confirm': 'account_changed',
}
