import type { APIRequestContext, APIResponse } from '@playwright/test'

/**
 * Sends the same again, under the same key, where the server is busy and says so, as the product's own client does: on a
 * busy machine a request may find no connection to the database in time.
 */
export async function fetchPersistently(
  request: APIRequestContext,
  url: string,
  options: Parameters<APIRequestContext['fetch']>[1],
): Promise<APIResponse> {
  for (;;) {
    const answer = await request.fetch(url, options)
    if (answer.status() !== 503 || !(await answer.json()).retry) return answer
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
