import { createdField, createdFilters, listed, pageFields, sameAs } from '../lists.ts'
import { changedMetadata, clearable, flag, metadata, shape, text } from '../params.ts'
import { type Route, route } from '../work.ts'
import { answerDispute, decideDispute } from './dispute-flow.ts'
import { found } from './find.ts'

const words = clearable(text(20_000))

/** Texts only: the sandbox stores no files. */
const evidence = shape({
  access_activity_log: words,
  billing_address: words,
  cancellation_policy_disclosure: words,
  cancellation_rebuttal: words,
  customer_email_address: words,
  customer_name: words,
  customer_purchase_ip: words,
  duplicate_charge_explanation: words,
  duplicate_charge_id: words,
  product_description: words,
  refund_policy_disclosure: words,
  refund_refusal_explanation: words,
  service_date: words,
  uncategorized_text: words,
})

export const disputes: Route[] = [
  route(
    'GET',
    '/v1/disputes',
    { ...pageFields, charge: text(), created: createdField, payment_intent: text() },
    (work, params) =>
      listed(work, 'dispute', '/v1/disputes', params, [
        ...createdFilters(params.created),
        ...sameAs({ charge: params.charge, payment_intent: params.payment_intent }),
      ]),
  ),

  route('GET', '/v1/disputes/:id', {}, (work, _, id) => found(work, 'dispute', id)),

  // Evidence is submitted unless `submit` is false.
  route('POST', '/v1/disputes/:id', { evidence, metadata: metadata(), submit: flag() }, (work, params, id) => {
    const before = found(work, 'dispute', id)
    return answerDispute(work, before, {
      evidence: params.evidence ?? {},
      submit: params.submit ?? params.evidence !== undefined,
      metadata: changedMetadata(before.metadata, params.metadata),
    })
  }),

  route('POST', '/v1/disputes/:id/close', {}, (work, _, id) =>
    decideDispute(work, found(work, 'dispute', id), 'lost', 'accept'),
  ),
]
