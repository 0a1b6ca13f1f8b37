/** Decodes the nested form encoding that Stripe's API reads: `items[0][price]=…&expand[]=…`. */

export type Form = string | Form[] | { [key: string]: Form }

type Branch = Map<string, string | Branch>

const deepest = 8

export function decodeForm(text: string): { [key: string]: Form } {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) plant(root, keysOf(name), value)
  const decoded: { [key: string]: Form } = Object.create(null)
  for (const [key, value] of root) decoded[key] = grown(value)
  return decoded
}

function keysOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open < 1) return [name]
  const inner = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
  return [name.slice(0, open), ...inner].slice(0, deepest)
}

function plant(branch: Branch, keys: string[], value: string): void {
  const [first = '', ...rest] = keys
  const key = first === '' ? String(branch.size) : first
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const below = branch.get(key)
  const next: Branch = below instanceof Map ? below : new Map()
  branch.set(key, next)
  plant(next, rest, value)
}

function grown(value: string | Branch): Form {
  if (typeof value === 'string') return value
  const keys = [...value.keys()]
  if (keys.length > 0 && keys.every((key) => /^\d{1,3}$/.test(key))) return [...value.values()].map(grown)
  const object: { [key: string]: Form } = Object.create(null)
  for (const [key, below] of value) object[key] = grown(below)
  return object
}

/** A canonical form: the same parameters in another order are the same request. */
export function canonical(form: Form): string {
  if (typeof form === 'string') return JSON.stringify(form)
  if (Array.isArray(form)) return `[${form.map(canonical).join(',')}]`
  const keys = Object.keys(form).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(form[key] ?? '')}`).join(',')}}`
}
