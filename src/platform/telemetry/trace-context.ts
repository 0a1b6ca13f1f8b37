import { randomBytes } from 'node:crypto'

/** W3C Trace Context, version 00. */
const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace that the caller has begun, or a new one: every request has one, whether spans are recorded or not. */
export function traceIdOf(traceparent: string | undefined): string {
  return shape.exec(traceparent ?? '')?.[1] ?? randomBytes(16).toString('hex')
}
