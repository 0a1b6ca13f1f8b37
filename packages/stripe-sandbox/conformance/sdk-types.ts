/** Validates JSON by the SDK's type declarations: no extra field, none missing, each of its type. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, type Checker, SymbolFlags, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync'
import type { SdkEvents, SdkObjects, SdkRequests } from './shapes.ts'

type Shape =
  | { kind: 'any' | 'boolean' | 'never' | 'null' | 'number' | 'string' }
  | { kind: 'literal'; value: unknown }
  | { kind: 'array'; of: Lazy }
  | { kind: 'object'; name: string; fields: Map<string, { optional: boolean; shape: Lazy }>; others: Lazy | undefined }
  | { kind: 'union'; of: Shape[] }

/** The interfaces of `shapes.ts`, which the compiler reads. */
type Maps = { SdkEvents: SdkEvents; SdkObjects: SdkObjects; SdkRequests: SdkRequests }

type Lazy = () => Shape

/** Whether numbers and booleans are JSON values, or strings as in a form. */
type Writing = 'form' | 'json'

export interface SdkTypes {
  /** The errors of a value, as lines of `path: what`. */
  validate(map: keyof Maps, name: string, value: unknown, writing: Writing): string[]
  close(): void
}

const here = dirname(fileURLToPath(import.meta.url))

export function openSdkTypes(): SdkTypes {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-types-'))
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = { target: 'es2024', module: 'esnext', moduleResolution: 'bundler', strict: true, types: [] }
  const file = join(here, 'shapes.ts')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }))
  const api = new API({ cwd: here })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  const source = project?.program.getSourceFile(file)
  const module = source && project?.checker.getSymbolAtLocation(source)
  if (!project || !module) throw new Error('The SDK’s types cannot be read.')
  const { checker } = project
  const shapes = openShapes(checker)
  const roots = new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  )
  return {
    validate(map, name, value, writing) {
      const root = roots.get(map)
      const field = root && checker.getPropertyOfType(root, name)
      const type = field && checker.getTypeOfSymbol(field)
      if (!type) return [`${name}: not known to the SDK`]
      return faults(shapes(type), value, name, writing)
    },
    close() {
      api.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function openShapes(checker: Checker): (type: Type) => Shape {
  const known = new Map<number, Shape>()
  const primitives: [TypeFlags, Shape['kind']][] = [
    [TypeFlags.Any | TypeFlags.Unknown, 'any'],
    [TypeFlags.String, 'string'],
    [TypeFlags.Number, 'number'],
    [TypeFlags.Boolean, 'boolean'],
    [TypeFlags.Null, 'null'],
    [TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never, 'never'],
  ]

  function shapeOf(type: Type): Shape {
    const cached = known.get(type.id)
    if (cached) return cached
    const shape = fresh(type)
    known.set(type.id, shape)
    return shape
  }

  function fresh(type: Type): Shape {
    const primitive = primitives.find(([flags]) => type.flags & flags)
    if (primitive) return { kind: primitive[1] } as Shape
    if (type.isLiteralType()) return { kind: 'literal', value: type.value }
    // The SDK leaves its unions of strings open with `OtherString`; here they are closed.
    if (type.isIntersectionType()) return { kind: 'string' }
    if (type.isUnionType()) return unionOf(type)
    if (type.getSymbol()?.name === 'Decimal') return { kind: 'string' }
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as never)
      return element ? { kind: 'array', of: () => shapeOf(element) } : { kind: 'any' }
    }
    return objectOf(type)
  }

  function unionOf(type: UnionType): Shape {
    const parts = type.getTypes()
    const isWords = parts.some((part) => part.isStringLiteralType())
    return { kind: 'union', of: parts.filter((part) => !(isWords && part.isIntersectionType())).map(shapeOf) }
  }

  function objectOf(type: Type): Shape {
    const symbols = checker.getPropertiesOfType(type)
    const types = checker.getTypeOfSymbol(symbols)
    const fields = new Map(
      symbols.map((symbol, index) => {
        const field = types[index]
        const shape = (): Shape => (field ? shapeOf(field) : { kind: 'any' })
        return [symbol.name, { optional: (symbol.flags & SymbolFlags.Optional) !== 0, shape }]
      }),
    )
    const [others] = checker.getIndexInfosOfType(type)
    return {
      kind: 'object',
      name: type.getSymbol()?.name ?? '',
      fields,
      others: others && (() => shapeOf(others.valueType)),
    }
  }

  return shapeOf
}

function isWritten(kind: Shape['kind'], value: unknown, writing: Writing): boolean {
  if (kind === 'any') return true
  if (kind === 'null') return value === null
  if (kind === 'string') return typeof value === 'string'
  if (writing === 'json') return typeof value === kind
  if (kind === 'number') return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
  return kind === 'boolean' && (value === 'true' || value === 'false')
}

function faults(shape: Shape, value: unknown, path: string, writing: Writing): string[] {
  const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
  if (shape.kind === 'union') {
    const tries = shape.of.map((part) => faults(part, value, path, writing))
    if (tries.some((found) => found.length === 0)) return []
    const deepest = tries
      .filter((_, index) => shape.of[index]?.kind === 'object' || shape.of[index]?.kind === 'array')
      .sort((a, b) => a.length - b.length)[0]
    return typeof value === 'object' && value !== null && deepest ? deepest : [`${path}: ${shown} is none of its kinds`]
  }
  if (shape.kind === 'literal') {
    const same = writing === 'form' ? String(shape.value) === value : shape.value === value
    return same ? [] : [`${path}: ${shown} is not ${JSON.stringify(shape.value)}`]
  }
  if (shape.kind === 'array') {
    if (!Array.isArray(value)) return writing === 'form' && value === '' ? [] : [`${path}: ${shown} is no list`]
    return value.flatMap((entry, index) => faults(shape.of(), entry, `${path}[${index}]`, writing))
  }
  if (shape.kind !== 'object')
    return isWritten(shape.kind, value, writing) ? [] : [`${path}: ${shown} is no ${shape.kind}`]
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path}: ${shown} is no ${shape.name}`]
  const entries = Object.entries(value)
  const missing = [...shape.fields]
    .filter(([name, field]) => !field.optional && !Object.hasOwn(value, name) && field.shape().kind !== 'never')
    .map(([name]) => `${path}.${name}: missing in ${shape.name}`)
  const wrong = entries.flatMap(([name, inner]) => {
    const field = shape.fields.get(name)?.shape ?? shape.others
    return field ? faults(field(), inner, `${path}.${name}`, writing) : [`${path}.${name}: unknown in ${shape.name}`]
  })
  return [...missing, ...wrong]
}
