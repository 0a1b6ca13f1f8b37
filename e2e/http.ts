import { base } from './server.ts'

/** What a page or a file answers, asked for without a browser; a redirect is an answer like another. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, { headers, redirect: 'manual' })

/** The token of a demonstration account. */
export async function signedIn(email: string): Promise<string> {
  const answer = await fetch(`${base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email, password: 'clairavis-demo' }),
  })
  if (!answer.ok) throw new Error(`The sign-in of ${email} answered ${answer.status}.`)
  return ((await answer.json()) as { token: string }).token
}
