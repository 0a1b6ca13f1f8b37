/**
 * Returns `next` only if it is a path of this site, so that no email or link can send somebody who has just typed a
 * password to another site.
 */
export function safeRedirectPath(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would uncover a second slash
  if (/[\u0000-\u001f\\]/.test(next)) return null
  const here = 'https://here.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : null
  return url?.origin === here ? url.pathname + url.search + url.hash : null
}

/** The secret in the fragment of an emailed link: of a sign-in link, of a new address, or of a second step that its owner keeps. */
export function secretFromFragment(hash: string, name: 'token' | 'address' | 'keep'): string | null {
  const secret = new URLSearchParams(hash.replace(/^#/, '')).get(name)
  return secret && /^[\w-]{16,200}$/.test(secret) ? secret : null
}
