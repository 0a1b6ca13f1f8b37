export type Element = { name: string; attributes: Record<string, string>; content: (Element | string)[] }

/** An element whose content is elements or one text. */
export function element(name: string, attributes: Record<string, string>, content: (Element | string)[]): Element {
  return { name, attributes, content }
}

export function xmlOf(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: Element, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${said.join('')}>`
  const [only] = content
  if (typeof only === 'string') return `${open}${escaped(only)}</${name}>`
  const inner = content.map((child) => (typeof child === 'string' ? escaped(child) : written(child, `${indent}  `)))
  return [open, ...inner, `${indent}</${name}>`].join('\n')
}

/** XML 1.0 allows most control characters in no notation. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) =>
  text
    .replace(unspeakable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
