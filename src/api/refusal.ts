/** An expected refusal. Its code is declared in a contract and has messages in both languages; all else is a bug. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly status: number
  /** What the page may need besides the code: a date, a count. Never personal data. */
  readonly data: Record<string, unknown>

  constructor(code: Code, status = 409, data: Record<string, unknown> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Refusals that any endpoint may return. */
export const commonRefusals = [
  'invalid_input',
  'not_signed_in',
  'not_found',
  'too_many_requests',
  'idempotency_key_missing',
  'idempotency_key_running',
  'idempotency_key_reused',
  'database_away',
  'internal_error',
  'body_too_large',
  'storage_full',
  'file_infected',
  'file_unscanned',
  'files_busy',
] as const

/** RFC 9457. `errors` ties a message to its field; `retry: false` tells the HTTP client not to retry. */
export type Problem = {
  type: string
  title: string
  status: number
  code: string
  retry: boolean
  requestId: string
  errors?: { field: string; code: string }[]
  data?: Record<string, unknown>
}
