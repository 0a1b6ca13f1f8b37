import type { Address } from '../../src/api/endpoint.ts'
import { type OpenApi, type Schema, sampleOf } from './sample-input.ts'
import type { SeededRandom } from './seeded-random.ts'

const wicked = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'é'.repeat(9000),
  "'; drop table person; --",
  '../../../../etc/passwd',
  '{{7*7}}<script>alert(1)</script>',
  '9999-99-99',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  'NaN',
  '-1',
  '1e400',
  '٣',
  'true',
  '\u202e\u0007',
  'x@'.repeat(40),
  `${'a'.repeat(250)}@b.test`,
]
const nested = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
const values = [null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, nested]
const brokenBodies = ['', '{', 'null', '[]', '"', '\u0000', '{"a":1}}', '{"__proto__":{"roles":["owner"]}}']

/** A value that no schema asks for. */
function junk(chance: SeededRandom, depth = 2): unknown {
  switch (chance.number(5)) {
    case 0:
      return chance.pick(values)
    case 1:
      return chance.text(60)
    case 2:
      return depth > 0 ? Array.from({ length: chance.number(4) }, () => junk(chance, depth - 1)) : []
    case 3:
      return depth > 0 ? { [chance.text(8)]: junk(chance, depth - 1) } : {}
    default:
      return chance.pick(wicked)
  }
}

/** Input that matches the schema, or nearly: now and then a field is missing, foreign or absurd. */
function near(chance: SeededRandom, schema: Schema, ids: readonly string[]): unknown {
  if (chance.oneIn(12)) return junk(chance)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.pick(schema.enum)
  const either = schema.anyOf ?? schema.allOf
  if (either) return near(chance, chance.pick(either), ids)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => !chance.oneIn(15))
          .map(([name, inner]) => [name, near(chance, inner, ids)]),
      )
    case 'array':
      return Array.from({ length: chance.number(4) }, () => near(chance, schema.items ?? {}, ids))
    case 'integer':
      return chance.oneIn(2) ? Number(chance.pick(ids)) || 1 : (schema.minimum ?? 0) + chance.number(30)
    case 'number':
      return chance.number(1000) / 7
    case 'boolean':
      return chance.oneIn(2)
    case 'null':
      return null
    default:
      return chance.oneIn(3) ? chance.text(120) : chance.pick([sampleOf(schema), ...ids])
  }
}

export type RandomRequest = { path: string; init: RequestInit & { headers: Record<string, string> } }

function randomPath(chance: SeededRandom, pattern: string, ids: readonly string[]): string {
  return pattern.replace(/:\w+/g, () => {
    if (chance.oneIn(20)) return chance.pick(['%00', '%zz', '%ff', '%2e%2e', '%20'])
    const given = chance.oneIn(5) ? String(chance.pick([...wicked, chance.text(80)])) : chance.pick(ids)
    return encodeURIComponent(given.toWellFormed()) || '%20'
  })
}

/** One request to this address, made from its description and then corrupted. `ids` are of existing objects. */
export function randomRequest(
  chance: SeededRandom,
  document: OpenApi,
  address: Address,
  ids: readonly string[],
): RandomRequest {
  const [method, pattern] = address.split(' ') as [string, string]
  const operation = document.paths[pattern.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const query = new URLSearchParams()
  for (const { name, schema } of (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query'))
    if (!chance.oneIn(6)) query.append(name, String(near(chance, schema, ids) ?? '').toWellFormed())
  const schema = operation?.requestBody?.content['application/json'].schema
  const headers: Record<string, string> = {}
  if (!chance.oneIn(20))
    headers['idempotency-key'] = chance.oneIn(15)
      ? chance.pick(['', 'short', 'k'.repeat(200), 'the-same-key-for-many'])
      : `key-${chance.number(2 ** 31)}-${chance.number(2 ** 31)}`
  const init: RandomRequest['init'] = { method, headers }
  if (method !== 'GET') {
    headers['content-type'] = chance.oneIn(10)
      ? chance.pick(['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/xml'])
      : 'application/json'
    if (chance.oneIn(15)) init.body = chance.pick([...brokenBodies, 'x'.repeat(300_000)])
    else init.body = JSON.stringify(schema ? near(chance, schema, ids) : junk(chance)) ?? ''
  }
  return { path: `${randomPath(chance, pattern, ids)}?${query}`, init }
}
