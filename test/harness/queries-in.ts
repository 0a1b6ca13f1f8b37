import { type ESTree, parseSync, Visitor } from 'vite'

/** Kysely's methods that start a query on a table. */
const starts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
/** Its methods that add a table to a query; other objects have methods of the same names. */
const joins = /^(?:(?:inner|left|right|full|cross)Join(?:Lateral)?|from|using)$/

/** A table that SQL may name: in a list of `from`, or after one of the other words. */
const inSql =
  /\b(?:from|join|into|update|using|table)\s+(?:only\s+|lateral\s+)?((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)\b(?!\s*[.(])/g

export type Query = { line: number; tables: string[] }

/** Whether a file may hold a query at all; saves parsing the others. */
const maybe = /selectFrom|insertInto|updateTable|deleteFrom|mergeInto|Join|\bsql\b|\.query\(/

/** The tables that a file adds to the database's type. */
export function tablesDeclaredIn(file: string, source: string): string[] {
  const found: string[] = []
  if (!source.includes('interface Tables')) return found
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Tables') return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') found.push(member.key.name)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The queries of a file, each with the product's tables that it names. */
export function queriesIn(file: string, source: string, known: ReadonlySet<string>): Query[] {
  if (!maybe.test(source)) return []
  const { program } = parseSync(file, source)
  const found: Query[] = []
  const variables = variablesIn(program)
  const add = ({ start }: ESTree.Node, tables: string[]) =>
    found.push({ line: source.slice(0, start).split('\n').length, tables })
  const named = (argument: ESTree.Node) =>
    argument.type === 'Identifier' ? valuesOf(argument.name, variables, source, known) : tablesOf(argument, known)
  new Visitor({
    CallExpression(call) {
      const { callee } = call
      const [first] = call.arguments
      const name = methodOf(callee)
      if (!name || !first) return
      const text = name === 'query' || name === 'raw'
      const tables = text ? tablesNamed(textOf(first), known) : named(first)
      if (starts.has(name) || (tables.length > 0 && (text || isJoin(callee, name, source)))) add(call, tables)
    },
    TaggedTemplateExpression(template) {
      if (template.tag.type !== 'Identifier' || template.tag.name !== 'sql') return
      const tables = tablesNamed(textOf(template.quasi), known)
      if (tables.length > 0) add(template, tables)
    },
  }).visit(program)
  return found
}

/** `db.selectFrom`, or `selectFrom` taken out of a builder. */
function methodOf(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return starts.has(callee.name) ? callee.name : undefined
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

function isJoin(callee: ESTree.Expression, name: string, source: string): boolean {
  const text = source.slice(callee.start, callee.end)
  // `Array.from('person')` reads no table.
  return text === 'sql.table' || (joins.test(name) && !/^[A-Z]\w*\.from$/.test(text))
}

/** What each variable of a file may hold: its first value, the list that it runs through, or its type. */
function variablesIn(program: ESTree.Program): Map<string, ESTree.Node[]> {
  const found = new Map<string, ESTree.Node[]>()
  const add = (name: ESTree.Node | undefined, value: ESTree.Node | null | undefined) => {
    if (name?.type === 'Identifier' && value) found.set(name.name, [...(found.get(name.name) ?? []), value])
  }
  const parameters = ({ params }: { params: ESTree.Node[] }) => {
    for (const one of params) if (one.type === 'Identifier') add(one, one.typeAnnotation)
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      add(id, init)
    },
    ForOfStatement({ left, right }) {
      if (left.type === 'VariableDeclaration') add(left.declarations[0]?.id, right)
    },
    FunctionDeclaration: parameters,
    ArrowFunctionExpression: parameters,
  }).visit(program)
  return found
}

/** The tables that a variable may name, also through another variable or its type. */
function valuesOf(
  name: string,
  variables: ReadonlyMap<string, ESTree.Node[]>,
  source: string,
  known: ReadonlySet<string>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const texts = (variables.get(name) ?? []).map(({ start, end }) => source.slice(start, end))
  // A parameter without a type: any string of the file may be its value.
  if (texts.length === 0) texts.push(source)
  return texts.flatMap((text) => [
    ...[...text.matchAll(/'(\w+)'/g)].flatMap(([, word = '']) => (known.has(word) ? [word] : [])),
    ...[...text.matchAll(/(?<!['.])\b[a-z]\w*\b(?!')/g)].flatMap(([word]) =>
      variables.has(word) ? valuesOf(word, variables, source, known, seen) : [],
    ),
  ])
}

/** `'person as p'`, or a list of such; a subquery or a view object names its tables where it is written. */
function tablesOf(argument: ESTree.Node, known: ReadonlySet<string>): string[] {
  const elements = argument.type === 'ArrayExpression' ? argument.elements : [argument]
  return elements.flatMap((element) => {
    const table = element?.type === 'Literal' && typeof element.value === 'string' ? element.value.split(' ')[0] : ''
    return table && known.has(table) ? [table] : []
  })
}

function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'TemplateLiteral' ? node.quasis.map((quasi) => quasi.value.raw).join(' $1 ') : ''
}

function tablesNamed(statement: string, known: ReadonlySet<string>): string[] {
  const text = statement.replace(/--.*$/gm, '').toLowerCase()
  return [...text.matchAll(inSql)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => {
      const name = item.trim().split(/\s/)[0] ?? ''
      return known.has(name) ? [name] : []
    }),
  )
}
