import { type ESTree, parseSync, Visitor } from 'vite'

const collects = new Set(['add', 'push', 'unshift', 'set'])
/** Saves parsing the other files. */
const maybe = /^let |\.(?:add|push|unshift|set)\(|\] = /m

type Open = { name: string; parameters: ReadonlySet<string> }

/**
 * The exported functions of a file that put one of their parameters into a variable of the module: whoever imports the
 * module then finds there what others have registered before, and depends on their order.
 */
export function registriesIn(file: string, source: string): string[] {
  if (!maybe.test(source)) return []
  const { program } = parseSync(file, source)
  const variables = new Set(program.body.flatMap(variablesOf))
  if (variables.size === 0) return []
  const exported = new Set(program.body.flatMap(exportedNames))
  const found = new Set<string>()
  const open: Open[] = []
  const names = new Map<number, string>()
  const enter = ({ id, start, params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const parameters = new Set((params as ESTree.Node[]).flatMap(parameterOf))
    open.push({ name: id?.name ?? names.get(start) ?? '', parameters })
  }
  const leave = () => void open.pop()
  /** `value` is a parameter, and is put into what `target` names. */
  const put = (target: ESTree.Node, value: ESTree.Node | undefined) => {
    const [outer] = open
    if (!outer || value?.type !== 'Identifier' || !variables.has(rootOf(target))) return
    if (exported.has(outer.name) && outer.parameters.has(value.name)) found.add(outer.name)
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (collects.has(callee.property.name)) put(callee.object, given.at(-1))
    },
    AssignmentExpression({ left, right }) {
      put(left, right)
    },
  }).visit(program)
  return [...found]
}

/** `sentence: string` is a value, not something that is called later. */
function parameterOf(node: ESTree.Node): string[] {
  if (node.type !== 'Identifier') return []
  const type = node.typeAnnotation?.typeAnnotation.type ?? ''
  return /^TS(?:String|Number|Boolean)Keyword$/.test(type) ? [] : [node.name]
}

const declared = (node: ESTree.Node): ESTree.Node | null =>
  node.type === 'ExportNamedDeclaration' ? node.declaration : node

function variablesOf(node: ESTree.Node): string[] {
  const declaration = declared(node)
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

function exportedNames(node: ESTree.Node): string[] {
  if (node.type !== 'ExportNamedDeclaration') return []
  const { declaration } = node
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? '']
  return [...variablesOf(node), ...node.specifiers.flatMap(({ local }) => ('name' in local ? [local.name] : []))]
}

/** `x` of `x`, `x.y` and `x[y]`. */
function rootOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootOf(node.object) : ''
}
