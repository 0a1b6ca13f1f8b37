/** The subset of JSON Schema that the OpenAPI document uses for our contracts. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

export type Operation = {
  summary: string
  security?: unknown[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
export type OpenApi = { paths: Record<string, Record<string, Operation>> }

const sentence = 'Une phrase assez longue pour être une question, et une réponse.'

const formats: Record<string, string> = {
  'date-time': '2026-12-01T09:00:00.000Z',
  date: '2026-12-01',
  email: 'camille@client.test',
  uri: 'https://exemple.test/',
}

/** The simplest input that a schema accepts; `given` sets the value of fields by name. */
export function sampleOf(schema: Schema, given: Record<string, unknown> = {}): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.allOf?.[0]) return sampleOf(schema.allOf[0], given)
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], given)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          name in given ? given[name] : sampleOf(schema.properties?.[name] ?? {}, given),
        ]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, given))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return formats[schema.format ?? ''] ?? sentence.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'e')
    default:
      return sentence
  }
}
