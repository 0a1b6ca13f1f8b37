import { SpanStatusCode } from '@opentelemetry/api'
import { expect, it } from 'vitest'
import { shownSpan } from './shown-span.ts'

it('what leaves is named attributes: no message of an error, no event, no attribute of a library', () => {
  const secret = 'client@example.com'
  const span = {
    name: 'process mail.send',
    attributes: { 'http.route': '/api/visit', 'url.full': `/x?email=${secret}`, 'exception.message': secret },
    events: [{ name: 'exception', attributes: { 'exception.message': secret } }],
    status: { code: SpanStatusCode.ERROR, message: `Key (email)=(${secret}) already exists.` },
  }
  const shown = shownSpan(span)
  expect(shown.attributes).toEqual({ 'http.route': '/api/visit' })
  expect([shown.name, shown.events, shown.status]).toEqual([span.name, [], { code: SpanStatusCode.ERROR }])
})
