import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import type { Contract } from '../api/endpoint.ts'
import { contracts } from './api.ts'
import { schemaSummary } from './api-reference.ts'

setUpTestApp()

it('answers in its own words where the API has no such address, also below the pages of the house', async () => {
  const pages = new Hono().route('/api', testApp.api)
  pages.all('*', (c) => c.html('a page'))
  for (const method of ['GET', 'POST']) {
    const answer = await pages.request('/api/nowhere', { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({ code: 'not_found', retry: false })
  }
})

it('lives, whatever else is away', async () => {
  const answer = await testApp.api.request('/health')
  expect([answer.status, await answer.json()]).toEqual([200, { alive: true }])
})

it('gives each answer the number of its request, the caller’s where it has one', async () => {
  const own = await testApp.api.request('/nowhere', { headers: { 'x-request-id': 'of-the-caller' } })
  expect(own.headers.get('x-request-id')).toBe('of-the-caller')
  expect(await own.json()).toMatchObject({ requestId: 'of-the-caller' })
  const other = await testApp.api.request('/health', { headers: { 'x-request-id': '<script>' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

it('dates each answer by the clock that times what is stored, wherever that clock stands', async () => {
  testApp.clock.advance(40 * 86_400_000)
  const answer = await testApp.api.request('/health')
  expect(answer.headers.get('date')).toBe(testApp.clock.now().toUTCString())
})

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; schema: object }[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Document = { openapi: string; tags: { name: string }[]; paths: Record<string, Record<string, Operation>> }

describe('the description of the API', () => {
  const read = async (): Promise<Document> => (await testApp.api.request('/openapi.json')).json()
  const endpoints = Object.values(contracts as Record<string, Contract>).flatMap((contract) => Object.entries(contract))

  it('has every endpoint of every contract once, under a name of its own', async () => {
    const document = await read()
    expect(document.openapi).toBe('3.1.0')
    for (const [address] of endpoints) {
      const [method = '', path = ''] = address.split(' ')
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation?.summary, address).toBeTruthy()
      const named = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => `:${name}`)
      expect(named, address).toEqual(path.match(/:\w+/g) ?? [])
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(operations).toHaveLength(endpoints.length + 3)
  })

  it('says what is answered, and asks a key of every command that is not harmless to repeat', async () => {
    const { paths } = await read()
    expect(paths['/questions']?.post).toMatchObject({
      operationId: 'postQuestions',
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
      responses: {
        200: { content: { 'application/json': { schema: { required: expect.arrayContaining(['id', 'state']) } } } },
      },
    })
    expect(paths['/live']?.get?.responses[200]?.content).toBeUndefined()
    for (const [address, endpoint] of endpoints) {
      const [method = '', path = ''] = address.split(' ')
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const wanted = method !== 'GET' && !endpoint?.idempotent
      expect(
        operation?.parameters.some(({ name }) => name === 'Idempotency-Key'),
        address,
      ).toBe(wanted)
    }
  })

  it('can be read as a page without scripts, whole, under a policy that lets none in', async () => {
    const { paths, tags } = await read()
    const answer = await testApp.api.request('/docs')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
    const page = await answer.text()
    expect(page).not.toContain('<script')
    for (const { name } of tags) expect(page).toContain(`<section id="${name}">`)
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        expect(page).toContain(`<article id="${operation.operationId}">`)
        expect(page).toContain(`${method.toUpperCase()} /api${path}</h3>`)
      }
    expect(page).toContain('category_unknown')
  })
})

describe('a value’s shape', () => {
  it.each([
    [{ type: 'string', minLength: 20, maxLength: 4000 }, 'string(20…4000)'],
    [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 }, 'integer(…5)'],
    [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'date | null'],
    [{ type: 'array', items: { enum: ['fr', 'en'] } }, '("fr" | "en")[]'],
    [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { const: true }, b: { type: 'array', items: { type: 'number' } } },
      },
      '{\n  a: true\n  b?: number[]\n}',
    ],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{\n  [name: string]: boolean\n}'],
    [{}, 'any'],
  ])('of %j is %s', (schema, shape) => {
    expect(schemaSummary(schema)).toBe(shape)
  })
})
