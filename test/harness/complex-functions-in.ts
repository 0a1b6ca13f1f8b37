import { type ESTree, parseSync, Visitor } from 'vite'

type Open = { name: string; start: number; complexity: number }

/** What each branch is written with; saves parsing the others. */
const branches = /\b(?:if|for|while|case|catch)\b|\?|&&|\|\|/g

/**
 * The functions of a file whose cyclomatic complexity is above the limit: 1, and 1 more for each condition, loop, case,
 * `catch`, `&&`, `||` and `??`. A function inside another counts for itself.
 */
export function complexFunctionsIn(file: string, source: string, limit: number): string[] {
  const found: string[] = []
  if ((source.match(branches)?.length ?? 0) < limit) return found
  const open: Open[] = []
  const names = new Map<number, string>()
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    open.push({ name: node.id?.name ?? names.get(node.start) ?? '(anonymous)', start: node.start, complexity: 1 })
  const leave = () => {
    const { name = '', complexity = 0 } = open.pop() ?? {}
    if (complexity > limit) found.push(name)
  }
  const branch = () => {
    const inner = open.at(-1)
    if (inner) inner.complexity += 1
  }
  const named = (key: ESTree.Node, value: ESTree.Node | null) => {
    if (value && key.type === 'Identifier') names.set(value.start, key.name)
  }
  new Visitor({
    VariableDeclarator(node) {
      named(node.id, node.init)
    },
    Property(node) {
      named(node.key, node.value)
    },
    MethodDefinition(node) {
      named(node.key, node.value)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    IfStatement: branch,
    ConditionalExpression: branch,
    ForStatement: branch,
    ForInStatement: branch,
    ForOfStatement: branch,
    WhileStatement: branch,
    DoWhileStatement: branch,
    SwitchCase(clause) {
      if (clause.test) branch()
    },
    CatchClause: branch,
    LogicalExpression: branch,
  }).visit(parseSync(file, source).program)
  return found
}
