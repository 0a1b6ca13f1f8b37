import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, instant, typedText } from '../../api/fields.ts'
import { personField, reasonField, secondPersonField, staffCodes } from '../contract-fields.ts'

/**
 * What has become of a request: the last three after it was approved. `void`: the letter has not reached the owner of the
 * account, or the account has changed since, so nothing was switched off.
 */
const requestStates = ['waiting', 'refused', 'withdrawn', 'lapsed', 'approved', 'removed', 'kept', 'void'] as const

const FactorRequest = z.object({
  id: z.string(),
  person: personField,
  reason: z.string(),
  identity: z.string(),
  state: z.enum(requestStates),
  askedBy: personField,
  askedAt: instant,
  decidedBy: personField.nullable(),
  /** When the second step is switched off, once approved. */
  dueAt: instant.nullable(),
  /** When what could prove the owner last changed; `null` where it has not since that is recorded. */
  changed: z.object({ email: instant.nullable(), phone: instant.nullable(), password: instant.nullable() }),
  /** Whether the reader asked for it, and may take it back while it waits. */
  mayTakeBack: z.boolean(),
  /** Whether the reader asked for it or is its person, and so may not decide. */
  mine: z.boolean(),
  /** Who could decide, while it waits. */
  second: secondPersonField.nullable(),
})
export type FactorRequest = z.output<typeof FactorRequest>

export const factorsApi = {
  'GET /admin/factor-requests': endpoint({
    summary: 'Requests to switch off the second step of somebody who has lost it, the latest first',
    who: 'staff',
    reply: z.object({ requests: z.array(FactorRequest), mayAsk: z.boolean(), mayApprove: z.boolean() }),
    refusals: staffCodes,
  }),
  'POST /admin/factor-requests': endpoint({
    summary:
      'Asks to switch off somebody’s second step, saying how their identity was checked; a second person decides',
    who: 'staff',
    body: z.object({ email: emailField, identity: typedText(10, 500, 'identity_too_short'), reason: reasonField }),
    reply: z.object({ id: z.string() }),
    refusals: [
      ...staffCodes,
      'person_unknown',
      'second_factor_off',
      'of_the_staff',
      'own_access',
      'factor_waiting',
      'changed_lately',
    ],
  }),
  'POST /admin/factor-requests/:id/take-back': endpoint({
    summary: 'Whoever asked takes a request back while nobody has decided',
    who: 'staff',
    body: z.object({}),
    reply: z.object({}),
    refusals: [...staffCodes, 'factor_request_unknown'],
  }),
  'POST /admin/factor-requests/:id/decide': endpoint({
    summary:
      'The second person decides; once approved, sessions end, a letter tells, and the second step goes in a day',
    who: 'staff',
    body: z.object({ approve: z.boolean(), reason: reasonField }),
    reply: z.object({}),
    refusals: [
      ...staffCodes,
      'factor_request_unknown',
      'same_person',
      'own_access',
      'second_factor_off',
      'of_the_staff',
      'factor_waiting',
      'changed_lately',
    ],
  }),
}
export type FactorsApi = typeof factorsApi
