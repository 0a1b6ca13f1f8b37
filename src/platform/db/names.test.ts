import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { camelCase, snakeCase } from './names.ts'

const migrations = join(import.meta.dirname, '../../../migrations')

describe('the names of columns', () => {
  it.each([
    ['created_at', 'createdAt'],
    ['id', 'id'],
    ['body_sha256', 'bodySha256'],
    ['needs_client_since', 'needsClientSince'],
  ])('are %s in the database and %s in code', (database, code) => {
    expect(camelCase(database)).toBe(code)
    expect(snakeCase(code)).toBe(database)
    expect(snakeCase(database)).toBe(database)
  })

  it('come back the same for every name of the migrations', () => {
    const names = readdirSync(migrations)
      .filter((file) => file.endsWith('.sql'))
      .flatMap((file) => readFileSync(join(migrations, file), 'utf8').match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)*\b/g) ?? [])
    expect(names.length).toBeGreaterThan(1000)
    expect([...new Set(names)].filter((name) => snakeCase(camelCase(name)) !== name)).toEqual([])
  })
})
