import { createHash } from 'node:crypto'
import { brand } from '../../brand.ts'
import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { errorPageMessages } from '../../shell/errors/error-messages.ts'

/** Whether `Accept` names JSON and not HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return /\bjson\b/.test(accept) && !accept.includes('text/html')
}

/** A page's error in the requested form: as JSON, or as a page for a person, never as bare text. */
export function negotiateErrorResponse(request: Request, answer: Response): Response {
  const url = new URL(request.url)
  if (answer.status < 400 || url.pathname.endsWith('.data')) return answer
  if (wantsJson(request)) return jsonFailure(url, answer.status)
  return answer.headers.get('content-type')?.startsWith('text/html') ? answer : errorDocument(url, answer.status)
}

const messageOf = (url: URL, status: number) =>
  status === 404 ? `Page not found: ${url.pathname}${url.search}` : 'Internal Server Error'

function jsonFailure(url: URL, status: number): Response {
  const message = messageOf(url, status)
  return Response.json(
    { error: true, url: url.pathname + url.search, statusCode: status, statusMessage: message, message },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

const style =
  'body{font:1.05rem/1.6 system-ui,sans-serif;margin:15vh auto;padding:0 1.5rem;max-width:34rem;background:#f7f6f1;color:#16282b}a{color:inherit}h1{font-size:1.7rem;line-height:1.2}code{font-size:.9rem}@media(prefers-color-scheme:dark){body{background:#0e1a1c;color:#e8ece6}}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The last fallback, when the error page itself fails to render: self-contained, in the reader's language. */
export function errorDocument(url: URL, status: number): Response {
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  const words = errorPageMessages[locale]
  const missing = status === 404
  const message = messageOf(url, status)
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${status} - ${plain(message)} | ${brand.name}</title><style>${style}</style></head><body><main><h1>${status}. ${missing ? words.missing : words.broken}</h1><p>${missing ? words.missingText : words.brokenText}</p><p><code lang="en">${plain(message)}</code></p><p><a href="${plain(url.pathname + url.search)}">${words.again}</a> &nbsp; <a href="${href('home', locale)}">${words.home}</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
