type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown
  responses?: Record<string, { description?: string }>
}
type Document = { info: { title: string; version: string }; paths: Record<string, Record<string, unknown>> }

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** A readable page of the OpenAPI document: no script, so that it needs no exception in the content policy. */
export function referencePage(document: Document): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const operation = value as Operation
      return { tag: operation.tags?.[0] ?? '', method: method.toUpperCase(), path, operation }
    }),
  )
  const tags = [...new Set(rows.map((row) => row.tag))]
  const sections = tags.map((tag) => {
    const items = rows
      .filter((row) => row.tag === tag)
      .map(
        ({ method, path, operation }) =>
          `<dt><code>${method} /api${escapeHtml(path)}</code></dt><dd>${escapeHtml(operation.summary ?? '')}${
            operation.security ? ' <em>(bearer token)</em>' : ''
          }<br><small>${escapeHtml(operation.responses?.default?.description ?? '')}</small></dd>`,
      )
    return `<section><h2>${escapeHtml(tag)}</h2><dl>${items.join('')}</dl></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title></head><body><main><h1>${escapeHtml(document.info.title)}</h1>
<p>The machine-readable description is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A command carries an
<code>Idempotency-Key</code>; a refusal is <code>application/problem+json</code> with a <code>code</code>.</p>
${sections.join('\n')}</main></body></html>`
}
