/** What hides a semicolon, a comment mark or a quote in SQL: comments, texts, quoted names and bodies between dollars. */
const piece =
  /(--[^\n]*|\/\*[\s\S]*?\*\/)|(\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$((?:[A-Za-z_]\w*)?)\$[\s\S]*?\$\3\$)|"(?:[^"]|"")*"|[^;]/g

/** The statements of a script, without comments; `text` stands for each text in quotes where it is given. */
export function statementsOf(sql: string, text?: string): string[] {
  const shown = sql.replace(piece, (found, comment?: string, quoted?: string) =>
    comment ? ' ' : quoted && text !== undefined ? text : found.replaceAll(';', hidden),
  )
  return shown
    .split(';')
    .map((statement) => statement.replaceAll(hidden, ';').trim())
    .filter(Boolean)
}

/** Stands for a semicolon that ends nothing while the others divide. */
const hidden = '\u0000'

/** On one line, in small letters. */
export const plain = (statement: string) => statement.replace(/\s+/g, ' ').toLowerCase()

/** What alone hinders nobody outside a transaction, and changes nothing where it is already done. */
const besides = [
  /^create (?:unique )?index concurrently if not exists \w+ on /,
  /^drop index concurrently if exists /,
  /^alter table (?:if exists )?(?:only )?\w+ validate constraint \w+$/,
]

/** The statements of a concurrent migration that may not be in it. */
export function notConcurrent(sql: string): string[] {
  return statementsOf(sql).filter((statement) => !besides.some((shape) => shape.test(plain(statement))))
}
