import { invalidParameter } from './errors.ts'
import type { Form } from './form-encoding.ts'

/** Readers parse form text into typed parameters, or refuse with Stripe's messages. */
export interface Reader<T, Needed extends boolean = boolean> {
  required: Needed
  read(value: Form, path: string): T
}

export type Fields = { [name: string]: Reader<unknown> }

type NeededKeys<F extends Fields> = { [K in keyof F]: F[K] extends Reader<unknown, true> ? K : never }[keyof F]
type Value<R> = R extends Reader<infer T> ? T : never

export type Read<F extends Fields> = { [K in NeededKeys<F>]: Value<F[K]> } & {
  [K in Exclude<keyof F, NeededKeys<F>>]?: Value<F[K]>
}

function reader<T>(read: (value: Form, path: string) => T): Reader<T, false> {
  return { required: false, read }
}

export function required<T>(inner: Reader<T>): Reader<T, true> {
  return { required: true, read: inner.read }
}

function plain(value: Form, path: string): string {
  if (typeof value === 'string') return value
  throw invalidParameter('parameter_invalid_string', path, `Invalid string: ${path}`)
}

export function text(longest = 5000): Reader<string, false> {
  return reader((value, path) => {
    const read = plain(value, path)
    if (read === '') {
      const message = `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`
      throw invalidParameter('parameter_invalid_empty', path, message)
    }
    if (read.length > longest) {
      throw invalidParameter('parameter_invalid_string', path, `Invalid string: must be at most ${longest} characters`)
    }
    return read
  })
}

/** An empty value unsets the field. */
export function unsettable<T>(inner: Reader<T>): Reader<T | null, false> {
  return reader((value, path) => (value === '' ? null : inner.read(value, path)))
}

export function integer(bounds: { least?: number; most?: number } = {}): Reader<number, false> {
  return reader((value, path) => {
    const read = plain(value, path)
    if (!/^-?\d{1,15}$/.test(read)) {
      throw invalidParameter('parameter_invalid_integer', path, `Invalid integer: ${read}`)
    }
    const number = Number(read)
    if (number < (bounds.least ?? -Infinity)) {
      const message = `This value must be greater than or equal to ${bounds.least}.`
      throw invalidParameter('parameter_invalid_integer', path, message)
    }
    if (number > (bounds.most ?? Infinity)) {
      throw invalidParameter(
        'parameter_invalid_integer',
        path,
        `This value must be less than or equal to ${bounds.most}.`,
      )
    }
    return number
  })
}

export function decimal(): Reader<number, false> {
  return reader((value, path) => {
    const read = plain(value, path)
    if (/^\d+(\.\d{1,12})?$/.test(read)) return Number(read)
    throw invalidParameter('parameter_invalid_decimal', path, `Invalid decimal: ${read}`)
  })
}

export function flag(): Reader<boolean, false> {
  return reader((value, path) => {
    if (value === 'true' || value === 'false') return value === 'true'
    throw invalidParameter('parameter_invalid_boolean', path, `Invalid boolean: ${plain(value, path)}`)
  })
}

export function oneOf<const T extends string>(...choices: T[]): Reader<T, false> {
  return reader((value, path) => {
    const found = choices.find((choice) => choice === value)
    if (found !== undefined) return found
    throw invalidParameter('parameter_invalid_string', path, `Invalid ${path}: must be one of ${choices.join(', ')}`)
  })
}

export function either<A, B>(first: Reader<A>, takesFirst: (value: Form) => boolean, second: Reader<B>) {
  return reader<A | B>((value, path) => (takesFirst(value) ? first.read(value, path) : second.read(value, path)))
}

export function list<T>(inner: Reader<T>, most = 100): Reader<T[], false> {
  return reader((value, path) => {
    if (value === '') return []
    if (!Array.isArray(value)) throw invalidParameter('parameter_invalid_array', path, 'Invalid array')
    if (value.length > most)
      throw invalidParameter('parameter_invalid_array', path, `At most ${most} entries are allowed`)
    return value.map((entry, index) => inner.read(entry, `${path}[${index}]`))
  })
}

/** Keys to set; an empty value removes its key, an empty map removes them all. */
export type MetadataChange = { [key: string]: string | null } | null

export function metadata(): Reader<MetadataChange, false> {
  return reader((value, path) => {
    if (value === '') return null
    if (typeof value === 'string') throw invalidParameter('parameter_invalid_object', path, 'Invalid object')
    const entries = Object.entries(value)
    if (entries.length > 50) throw invalidParameter('parameter_invalid_object', path, 'Metadata can have up to 50 keys')
    const change: { [key: string]: string | null } = {}
    for (const [key, raw] of entries) {
      const read = plain(raw, `${path}[${key}]`)
      if (key.length > 40 || read.length > 500) {
        const message = 'Metadata keys can have up to 40 characters and values up to 500'
        throw invalidParameter('parameter_invalid_string', `${path}[${key}]`, message)
      }
      change[key] = read === '' ? null : read
    }
    return change
  })
}

export function changedMetadata(before: { [key: string]: string }, change: MetadataChange | undefined) {
  if (change === undefined) return before
  if (change === null) return {}
  const merged = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(change)) {
    if (value === null) merged.delete(key)
    else merged.set(key, value)
  }
  return Object.fromEntries(merged)
}

export function shape<F extends Fields>(fields: F): Reader<Read<F>, false> {
  return reader((value, path) => {
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalidParameter('parameter_invalid_object', path, 'Invalid object')
    }
    return readFields(fields, value, path)
  })
}

export function readFields<F extends Fields>(fields: F, form: { [key: string]: Form }, path = ''): Read<F> {
  const nested = (name: string) => (path ? `${path}[${name}]` : name)
  const unknown = Object.keys(form).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) {
    throw invalidParameter('parameter_unknown', nested(unknown), `Received unknown parameter: ${nested(unknown)}`)
  }
  const read: { [name: string]: unknown } = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = form[name]
    if (value !== undefined) read[name] = field.read(value, nested(name))
    else if (field.required) {
      throw invalidParameter('parameter_missing', nested(name), `Missing required param: ${nested(name)}.`)
    }
  }
  return read as Read<F>
}
