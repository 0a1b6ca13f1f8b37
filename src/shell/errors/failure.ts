/** What an error page shows: always a status, a message and a description. */
export type Failure = { status: number; message: string; description: string; missing: boolean }

type Answered = { status: number; statusText?: string; data?: unknown }

function isAnswered(error: unknown): error is Answered {
  return typeof error === 'object' && error !== null && typeof (error as Answered).status === 'number'
}

/**
 * Reads whatever was thrown: an answer of a loader, an error, or anything else. A loader that found nothing says which
 * address that was, `fullPath`, where it said nothing else.
 */
export function failureOf(error: unknown, fullPath = ''): Failure {
  const status = isAnswered(error) && Number.isFinite(error.status) && error.status >= 400 ? error.status : 500
  const missing = status === 404
  const message =
    (isAnswered(error) && error.statusText) ||
    (missing ? `Page Not Found${fullPath && `: ${fullPath}`}` : 'Internal Server Error')
  return { status, message, description: descriptionOf(error, message), missing }
}

function descriptionOf(error: unknown, message: string): string {
  if (error instanceof Error) return error.message
  if (!isAnswered(error)) return String(error)
  const { data } = error
  if (typeof data === 'string' && data) return data
  if (data && typeof data === 'object' && 'message' in data) return String(data.message)
  return message
}
