import { type ESTree, parseSync, Visitor } from 'vite'

/** Names under which a component is given messages of its page. */
const given = ['words', 'refusals', 'failures']

/**
 * The setters of a file's states that are called with words of the page: a sentence that is kept stays in the language
 * that the page had. `useSentence` keeps how it is said, and hands over the words. Left aside are the problems of a form,
 * which drops those of another language, and effects, which run again with other words.
 */
export function storedWordsIn(file: string, source: string): string[] {
  if (!/\buse(?:State|Sentence)\b/.test(source)) return []
  const { program } = parseSync(file, source)
  const words = new Set(given)
  const setters = new Set<string>()
  const found = new Set<string>()
  let effects = 0
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (!init) return
      const hook = /^use\w+$/.exec(rootOf(init))?.[0]
      if (hook === 'useState' || hook === 'useSentence') {
        const setter = id.type === 'ArrayPattern' ? id.elements[1] : null
        const forForm = /Problem\[\]/.test(source.slice(init.start, init.end))
        if (setter?.type === 'Identifier' && !forForm) setters.add(setter.name)
      } else if (hook ? hook.endsWith('Messages') : isSaid(init) && mentions(init, words))
        for (const name of namesIn(id)) words.add(name)
    },
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'useEffect') effects += 1
      else if (effects === 0 && setters.has(callee.name) && mentions(values, words)) found.add(callee.name)
    },
    'CallExpression:exit'({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'useEffect') effects -= 1
    },
  }).visit(program)
  return [...found]
}

/** Not what is called later, and not a reply that was asked for with words. */
const isSaid = ({ type }: ESTree.Node) =>
  !['ArrowFunctionExpression', 'FunctionExpression', 'AwaitExpression'].includes(type)

/** `x` of `x`, `x.y` and `x().y`. */
function rootOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'CallExpression' ? rootOf(node.callee) : ''
}

/** The names that a pattern declares. */
function namesIn(node: ESTree.Node | null): string[] {
  if (node === null) return []
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ObjectPattern')
    return node.properties.flatMap((one) => namesIn(one.type === 'RestElement' ? one.argument : one.value))
  if (node.type === 'ArrayPattern') return node.elements.flatMap(namesIn)
  return node.type === 'AssignmentPattern' ? namesIn(node.left) : []
}

/** Whether one of the names is read; a function inside may have parameters of the same name. */
function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((one) => mentions(one, names))
  if (!isNode(node)) return false
  switch (node.type) {
    case 'Identifier':
      return names.has(node.name)
    case 'MemberExpression':
      return mentions(node.object, names) || (node.computed && mentions(node.property, names))
    case 'Property':
      return mentions(node.value, names) || (node.computed && mentions(node.key, names))
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      const own = (node.params as ESTree.Node[]).flatMap(namesIn)
      return mentions(node.body, new Set([...names].filter((name) => !own.includes(name))))
    }
    default:
      return Object.values(node).some((one) => mentions(one, names))
  }
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value
