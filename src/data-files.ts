// Reads and checks the files of `data/`. Only modules named `*.data.ts` import this: a build evaluates them once and
// bundles what they export (`tools/bundle/data-modules.ts`), so that the built product parses no YAML at its start.
import { readdirSync, readFileSync } from 'node:fs'
import { isMap, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'

const folder = new URL('../data/', import.meta.url)

/** The files that have been read, relative to `data/`: a test finds those that nothing reads. */
export const filesRead = new Set<string>()

/** The names in a folder of `data/`, in order. */
export const namesIn = (path: string): string[] => readdirSync(new URL(path, folder)).sort()

/** @throws Error with a line for each fault: file, line, where in the value, and what is wrong. */
export const readYaml = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  parseYaml(path, textOf(path), schema)

/** A Markdown file: the values between its first two lines of `---`, and the text after them as `body`. */
export const readMarkdown = <Shape extends z.ZodRawShape>(path: string, front: z.ZodObject<Shape>) =>
  parseMarkdown(path, textOf(path), front)

function textOf(path: string): string {
  filesRead.add(path)
  return readFileSync(new URL(path, folder), 'utf8')
}

const unixLines = (text: string) => text.replaceAll('\r\n', '\n')

export function parseMarkdown<Shape extends z.ZodRawShape>(path: string, text: string, front: z.ZodObject<Shape>) {
  const [, values = '', body = ''] = /^(---\n[\s\S]*?\n)---\n([\s\S]*)$/.exec(unixLines(text)) ?? []
  if (values === '') throw new Error(`data/${path}:1: does not begin with values between two lines of ---`)
  if (body.trim() === '') throw new Error(`data/${path}:${values.split('\n').length}: no text follows the values`)
  return { ...parseYaml(path, values, front), body: body.trim() }
}

export function parseYaml<Schema extends z.ZodType>(path: string, text: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset: number) => lines.linePos(offset).line
  const fail = (faults: string[]) => new Error(faults.map((fault) => `data/${path}:${fault}`).join('\n'))
  if (document.errors.length > 0) throw fail(document.errors.map(({ pos, message }) => `${lineOf(pos[0])}: ${message}`))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  throw fail(
    parsed.error.issues.flatMap(nearest).map((issue) => {
      const at = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].map(String)
      return `${lineOf(offsetAt(document.contents, at))}: ${[at.join('.'), issue.message].filter(Boolean).join(': ')}`
    }),
  )
}

/** Of a value that has one of several shapes, the faults within the shape that it was meant to have. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const meant =
    issue.code === 'invalid_union' && issue.errors.find((faults) => faults.every(({ path }) => path.length > 0))
  return meant ? meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue]
}

/** Where the value at this path begins, or the last part of the path that exists. */
function offsetAt(node: Node | null, [step, ...rest]: readonly string[]): number {
  const own = node?.range?.[0] ?? 0
  if (step === undefined) return own
  if (isSeq<Node>(node)) return node.items[Number(step)] ? offsetAt(node.items[Number(step)]!, rest) : own
  if (!isMap<Node, Node | null>(node)) return own
  const pair = node.items.find((item) => isPair(item) && String(item.key) === step)
  if (!pair) return own
  return rest.length > 0 && pair.value ? offsetAt(pair.value, rest) : (pair.key.range?.[0] ?? own)
}
