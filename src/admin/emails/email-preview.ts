/**
 * A link's secret lets its holder in, so whoever may read the outbox must not be able to take it from there. What
 * stands behind `#` in an address goes, and so does a signed link to a contract; the rest of the letter stays as it was
 * written.
 */
export function withoutSecrets(body: string): string {
  return body.replace(/(https?:\/\/[^\s"'<>#]+#)[^\s"'<>)\]]+/g, '$1…').replace(signedLink, '…')
}

const signedLink = /[\w-]{16,}\.[\w-]{43}(?![\w-])/g

/** The addresses that a letter leads to, once each, in the order in which they stand. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [])]
}

/**
 * As a mail program without style sheets shows it, which is what the page's policy allows; the letters carry their looks
 * on themselves. A link pressed inside opens a tab of its own instead of being refused in the frame.
 */
export function previewHtml(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<a /g, '<a target="_blank" rel="noreferrer" ')
}
