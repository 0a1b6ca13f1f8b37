import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, metadata, shape, text, unsettable } from '../api/params.ts'
import { type Route, route } from '../api/route.ts'
import { getObject } from '../store/find.ts'
import { decideDispute, submitEvidence } from './dispute-lifecycle.ts'

const words = unsettable(text(20_000))

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
      listObjects(work, 'dispute', '/v1/disputes', params, [
        ...createdFilters(params.created),
        ...equals({ charge: params.charge, payment_intent: params.payment_intent }),
      ]),
  ),

  route('GET', '/v1/disputes/:id', {}, (work, _, id) => getObject(work, 'dispute', id)),

  // Evidence is submitted unless `submit` is false.
  route('POST', '/v1/disputes/:id', { evidence, metadata: metadata(), submit: flag() }, (work, params, id) => {
    const before = getObject(work, 'dispute', id)
    return submitEvidence(work, before, {
      evidence: params.evidence ?? {},
      submit: params.submit ?? params.evidence !== undefined,
      metadata: changedMetadata(before.metadata, params.metadata),
    })
  }),

  route('POST', '/v1/disputes/:id/close', {}, (work, _, id) =>
    decideDispute(work, getObject(work, 'dispute', id), 'lost', 'accept'),
  ),
]
