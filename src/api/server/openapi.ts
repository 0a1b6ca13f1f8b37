import { z } from 'zod'
import type { Contract, Endpoint, Method } from '../endpoint.ts'
import { commonRefusals } from '../refusal.ts'

// biome-ignore lint/suspicious/noExplicitAny: one document for endpoints of every shape
type AnyEndpoint = Endpoint<any, any, any, any, any>

/** The OpenAPI 3.1 document of all contracts, by feature. */
export function openApi(contracts: Record<string, Contract>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, contract] of Object.entries(contracts)) {
    for (const [address, endpoint] of Object.entries(contract) as [string, AnyEndpoint][]) {
      const [method, path] = address.split(' ') as [Method, string]
      const template = path.replace(/:(\w+)/g, '{$1}')
      paths[template] ??= {}
      paths[template][method.toLowerCase()] = operation(feature, method, path, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Clairavis API', version },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
    paths,
  }
}

function operation(feature: string, method: Method, path: string, endpoint: AnyEndpoint) {
  const command = method !== 'GET'
  return {
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map((match) => ({
        name: match[1],
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(endpoint.query ? queryParameters(schemaOf(endpoint.query)) : []),
      ...(command && !endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 16 } }]
        : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } } }
      : {}),
    responses: {
      200: endpoint.reply
        ? { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.reply) } } }
        : { description: 'Done' },
      default: {
        description: `Refused: ${[...(endpoint.refusals ?? []), ...commonRefusals].join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  return rest
}

function queryParameters(schema: Record<string, unknown>) {
  const properties = (schema.properties ?? {}) as Record<string, unknown>
  const required = (schema.required ?? []) as string[]
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'retry', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    retry: { type: 'boolean' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, code: { type: 'string' } } },
    },
    data: { type: 'object' },
  },
}
