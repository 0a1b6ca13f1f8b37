/**
 * A link's secret lets its holder in, so readers of the outbox must not see it. Removes fragments (after `#`) of URLs
 * and signed links to contracts and applications, or the mark in their place; the rest of the email stays as it was written.
 */
export function withoutSecrets(body: string): string {
  return body.replace(/(https?:\/\/[^\s"'<>#]+#)[^\s"'<>)\]]+/g, '$1…').replace(signedLink, '…')
}

const signedLink = /[\w-]{16,}\.[\w-]{43}(?![\w-])|\bsealed\.\d+\.[0-9a-f]{8}(?![\w-])/g

/** The URLs in an email, once each, in order. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? []
  // A full stop ends the sentence, and not the address.
  return [...new Set(found.map((link) => link.replace(/[.,;:!?…]+$/, '')))]
}

/**
 * Renders the email as a mail program without style sheets does, which is all that the page's policy allows; emails
 * carry inline styles. Links open in a new tab, because the frame would refuse them.
 */
export function previewHtml(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<a /g, '<a target="_blank" rel="noreferrer" ')
}
