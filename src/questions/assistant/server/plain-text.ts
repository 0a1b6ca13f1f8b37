/** Markdown as plain text with its headings: a passage of it is found word for word in the rendered text. */
export function plainTextOf(markdown: string): string {
  return markdown
    .replace(/^#+\s+(.*)$/gm, '\n## $1\n')
    .replace(/^Pour aller plus loin.*$|^(?:To read further).*$/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*_`>]/g, '')
    .replace(/^\s*[-+]\s+/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
