/** Markdown with its headings and without its other signs: a passage of it is found word for word in what is shown. */
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
