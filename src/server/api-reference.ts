import { hash } from 'node:crypto'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Content = Record<string, { schema?: Schema }>
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
export type Reference = {
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, unknown>>
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The type of a value, in the notation of a programmer. */
export function schemaSummary(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return [...new Set(either.map((one) => schemaSummary(one, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((one) => schemaSummary(one, indent)).join(' & ')
  switch (schema.type) {
    case 'object':
      return objectShape(schema, indent)
    case 'array': {
      const item = schemaSummary(schema.items ?? {}, indent)
      return / [|&] /.test(item.replace(/\{[\s\S]*\}/g, '')) ? `(${item})[]` : `${item}[]`
    }
    case 'string':
      return (schema.format ?? 'string') + within(schema.minLength, schema.maxLength)
    case 'integer':
    case 'number':
      return schema.type + within(schema.minimum, schema.maximum)
    default:
      return schema.type ?? 'any'
  }
}

function objectShape({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, value]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaSummary(value, inner)}`,
  )
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name: string]: ${schemaSummary(additionalProperties, inner)}`)
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

/** Only declared limits: a schema also lists those of the machine's number types. */
function within(least?: number, most?: number): string {
  const set = (limit?: number) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? String(limit) : ''
  const [from, to] = [set(least), set(most)]
  return from || to ? `(${from}…${to})` : ''
}

const style = `:root{color-scheme:light dark}
body{font:1rem/1.55 system-ui,sans-serif;margin:0 auto;max-width:62rem;padding:1rem;overflow-wrap:anywhere}
h2{margin-top:2.5rem}h3{font:600 1rem/1.4 ui-monospace,monospace;margin:1.75rem 0 .25rem}
h4{font-size:.875rem;margin:.75rem 0 .25rem}p{margin:.25rem 0}ul{padding-left:1.25rem}
nav ul{columns:12rem;list-style:none;padding:0}nav a{display:inline-block;padding:.4rem 0}
pre{border:1px solid color-mix(in srgb,currentColor 35%,transparent);border-radius:.375rem;margin:0;overflow-x:auto;padding:.75rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9rem}`

/** No script may run on the page, and only this style sheet may style it. */
export const apiReferencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function shown(title: string, content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) =>
      schema
        ? `<h4>${title}</h4><pre tabindex="0">${escapeHtml(schemaSummary(schema))}</pre>`
        : `<h4>${title}</h4><p>${escapeHtml(type)}</p>`,
    )
    .join('')
}

function section(method: string, path: string, operation: Operation): string {
  const given = operation.parameters.map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> (${one.in}${one.required ? '' : ', optional'}): ${escapeHtml(schemaSummary(one.schema))}</li>`,
  )
  const { default: refused, ...done } = operation.responses
  return [
    `<article id="${operation.operationId}"><h3>${method.toUpperCase()} /api${escapeHtml(path)}</h3>`,
    `<p>${escapeHtml(operation.summary)}</p><p><small>${escapeHtml(operation.description)}</small></p>`,
    given.length > 0 ? `<h4>Parameters</h4><ul>${given.join('')}</ul>` : '',
    shown('Body', operation.requestBody?.content),
    ...Object.entries(done).map(([status, answer]) =>
      answer.content
        ? shown(`Answer ${status}`, answer.content)
        : `<h4>Answer ${status}</h4><p>${answer.description}</p>`,
    ),
    refused ? `<h4>Refusals</h4><p>${escapeHtml(refused.description)}</p>` : '',
    '</article>',
  ].join('')
}

/** The OpenAPI document as a readable page without scripts. */
export function apiReferencePage(document: Reference): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => ({ method, path, operation: value as Operation })),
  )
  const rooms = document.tags.map(({ name }) => ({
    name,
    articles: operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ method, path, operation }) => section(method, path, operation)),
  }))
  const title = escapeHtml(document.info.title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
<p>The machine-readable description is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A command carries an
<code>Idempotency-Key</code> (16 to 100 letters, digits, - or _): repeated under the same key within 24 hours it answers
what it answered before; while the first is running it is refused with 409, with another body with 422. A refusal is
<code>application/problem+json</code> with a <code>code</code>; <code>retry: false</code> says that trying again would
not help, <code>Retry-After</code> when it might. Every answer names its <code>x-request-id</code>.</p>
<nav aria-label="Sections"><ul>${rooms.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${rooms.map(({ name, articles }) => `<section id="${name}"><h2>${name}</h2>${articles.join('\n')}</section>`).join('\n')}
</main></body></html>`
}
