import { z } from 'zod'
import type { Contract, Endpoint, Method, Who } from '../endpoint.ts'
import { commonRefusals } from '../refusal.ts'

// biome-ignore lint/suspicious/noExplicitAny: one document for endpoints of every shape
type AnyEndpoint = Endpoint<any, any, any, any, any>

/** The OpenAPI 3.1 document of all contracts, by feature. */
export function openApi(contracts: Record<string, Contract>, version: string) {
  const paths: Record<string, Record<string, unknown>> = { ...housePaths }
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
    tags: [...Object.keys(contracts), systemTag].map((name) => ({ name })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
    paths,
  }
}

const mayCall: Record<Who, string> = {
  anyone: 'Anybody may call it.',
  person: 'For whoever has a session, a visitor included.',
  member: 'For whoever has signed in.',
  expert: 'For experts.',
  staff: 'For the staff; to everybody else it does not exist.',
}

/** `GET /questions/:id` is `getQuestionsId`. */
const nameOf = (method: Method, path: string) =>
  method.toLowerCase() + path.replace(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

function operation(feature: string, method: Method, path: string, endpoint: AnyEndpoint) {
  const command = method !== 'GET'
  return {
    operationId: nameOf(method, path),
    tags: [feature],
    summary: endpoint.summary,
    description: mayCall[endpoint.who as Who],
    ...(endpoint.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map((match) => ({
        name: match[1],
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(endpoint.query ? queryParameters(schemaOf(endpoint.query, 'input')) : []),
      ...(command && !endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: keySchema }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...done(method, endpoint),
      default: {
        description: `Refused: ${[...(endpoint.refusals ?? []), ...commonRefusals].join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** Without a reply schema, a read returns a file or a stream, and a command returns no content. */
function done(method: Method, { reply }: AnyEndpoint): Record<number, object> {
  if (reply)
    return { 200: { description: 'Done', content: { 'application/json': { schema: schemaOf(reply, 'output') } } } }
  return method === 'GET' ? { 200: { description: 'A file or a stream' } } : { 204: { description: 'Done' } }
}

/** `input`: what may be sent. `output`: what is returned, with defaults filled in. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
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

const keySchema = { type: 'string', minLength: 16, maxLength: 100, pattern: '^[\\w-]+$' }

const systemTag = 'house'
const flag = { type: 'boolean' }

/** Paths that the server itself serves, besides those of the features. */
const housePaths = Object.fromEntries(
  (
    [
      ['health', 'Whether the process lives', { alive: flag }],
      [
        'ready',
        'Whether database, jobs, live events and payments can be reached; 503 where one of them cannot',
        { ready: flag, database: flag, jobs: flag, live: flag, payments: flag },
      ],
      [
        'country',
        'The country of the caller’s address',
        { ip: { type: 'string' }, country: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      ],
    ] as const
  ).map(([name, summary, properties]) => [
    `/${name}`,
    {
      get: {
        operationId: nameOf('GET', `/${name}`),
        tags: [systemTag],
        summary,
        description: mayCall.anyone,
        parameters: [],
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } },
            },
          },
        },
      },
    },
  ]),
)
