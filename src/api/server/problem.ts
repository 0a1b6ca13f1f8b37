import type { z } from 'zod'
import { isDatabaseFull, isDatabaseUnavailable, isLockTimeout } from '../../platform/db/connect.ts'
import { type Problem, Refusal } from '../refusal.ts'

export const problemType = 'application/problem+json; charset=utf-8'

export class InvalidInput extends Error {
  readonly errors: { field: string; code: string }[]
  constructor(errors: { field: string; code: string }[]) {
    super('invalid_input')
    this.errors = errors
  }
}

/** Keeps a zod message that is a code (`message_too_short`); maps zod's own sentences to one code per kind. */
export function fieldErrors(error: z.ZodError): { field: string; code: string }[] {
  return error.issues.map((issue) => {
    const field = issue.path.map(String).join('.')
    if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return { field, code: issue.message }
    const missing = issue.code === 'invalid_type' && /received undefined/.test(issue.message)
    return { field, code: missing ? 'required' : 'invalid' }
  })
}

/** Maps any error to the problem shown to clients; `loud` says whether an operator must be alerted. */
export function problemOf(error: unknown, requestId: string): { problem: Problem; loud: boolean; retryAfter?: number } {
  const base = { type: 'about:blank', requestId }
  if (error instanceof InvalidInput)
    return {
      loud: false,
      problem: {
        ...base,
        title: 'Invalid input',
        status: 422,
        code: 'invalid_input',
        retry: false,
        errors: error.errors,
      },
    }
  if (error instanceof Refusal) {
    const retryAfter = typeof error.data.retryAfter === 'number' ? error.data.retryAfter : undefined
    const running = error.code === 'idempotency_key_running'
    // A rate limit and an unavailable provider are temporary; every other refusal is final.
    const retry = running || error.status === 429 || error.status === 503
    return {
      // Full storage is the operator's business as well.
      loud: error.status === 507,
      retryAfter: running ? (retryAfter ?? 1) : retryAfter,
      problem: { ...base, title: error.code, status: error.status, code: error.code, retry, data: error.data },
    }
  }
  if (isDatabaseFull(error)) return problemOf(new Refusal('storage_full', 507), requestId)
  // A migration, or a long statement, holds a table: nothing is wrong with the request.
  const busy = isLockTimeout(error)
  if (busy || isDatabaseUnavailable(error))
    return {
      loud: false,
      retryAfter: busy ? 2 : 5,
      problem: { ...base, title: 'Database away', status: 503, code: 'database_away', retry: true },
    }
  return {
    loud: true,
    problem: { ...base, title: 'Internal Server Error', status: 500, code: 'internal_error', retry: true },
  }
}

export function problemResponse(problem: Problem, retryAfter?: number): Response {
  const headers: Record<string, string> = { 'content-type': problemType, 'cache-control': 'no-store' }
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)))
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
