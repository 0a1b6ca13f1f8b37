import { parseSync, Visitor } from 'vite'

/**
 * What a file with queries calls by the database's name although rows have the names of the code: a name with an
 * underscore that is no table, or a column in a string. The text of raw SQL is the database's, and is not looked into.
 */
export function databaseNamesIn(
  file: string,
  source: string,
  tables: ReadonlyMap<string, string>,
  columns: ReadonlySet<string>,
): string[] {
  const found: string[] = []
  const raw = new Set<number>()
  const add = (text: string) =>
    found.push(...text.split(/[\s.]+/).filter((name) => columns.has(name) && !tables.has(name)))
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') for (const { start } of quasi.quasis) raw.add(start)
    },
    TemplateElement({ start, value }) {
      if (!raw.has(start)) add(value.raw)
    },
    Literal({ value }) {
      if (typeof value === 'string') add(value)
    },
    Identifier({ name }) {
      if (/[a-z0-9]_[a-z]/.test(name) && !tables.has(name)) found.push(name)
    },
  }).visit(parseSync(file, source).program)
  return found.map((name) => `${file} names ${name}`)
}
