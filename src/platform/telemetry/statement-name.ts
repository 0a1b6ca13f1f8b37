type StatementName = { operation: string; table?: string }

const first = /^\s*(select|insert|update|delete|with|commit|rollback)\b/i
const change =
  /\b(insert)\s+into\b|\b(update)\s+(?:only\s+)?"?\w+"?\s+(?:as\s+\w+\s+|\w+\s+)?set\b|\b(delete)\s+from\b/i
const tables = {
  insert: /\binto\s+([\w."]+)/i,
  update: /\bupdate\s+(?:only\s+)?([\w."]+)/i,
  delete: /\bfrom\s+([\w."]+)/i,
  select: /\bfrom\s+(?![\w.]*\s*\()([\w."]+)/i,
}

/** What a statement does and to which table: the names of our own SQL, in which values never stand. */
export function nameOfStatement(text: string): StatementName | undefined {
  const word = first.exec(text)?.[1]?.toLowerCase()
  if (!word) return undefined
  const [, ...changes] = (word === 'with' && change.exec(text)) || []
  const operation = word === 'with' ? (changes.find(Boolean)?.toLowerCase() ?? 'select') : word
  const pattern = tables[operation as keyof typeof tables] as RegExp | undefined
  const table = pattern?.exec(text)?.[1]?.replaceAll('"', '')
  return { operation, ...(table && { table }) }
}
