import { describe, expect, it } from 'vitest'
import { ConfigError } from '../platform/config.ts'
import { databaseError, listenError } from './start-error.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const sentence = (error: unknown) => {
  expect(error).toBeInstanceOf(ConfigError)
  return (error as Error).message
}

describe('a door that does not open', () => {
  it.each([
    ['EADDRINUSE', 'PORT: another program has port 3000. Stop it, or choose another port: PORT=3001 npm start.'],
    ['EACCES', 'PORT: this user may not open port 3000. Choose one above 1023.'],
    ['EADDRNOTAVAIL', 'HOST: nowhere is not an address of this machine.'],
  ])('for %s is said with its key', (code, said) => {
    expect(sentence(listenError(coded(code), 'PORT', 'nowhere', 3000))).toBe(said)
  })
  it('for another reason keeps its stack', () => {
    const other = coded('EMFILE')
    expect(listenError(other, 'PORT', '127.0.0.1', 3000)).toBe(other)
  })
})

describe('a database that lets nobody in', () => {
  const config = { DATABASE_URL: 'postgres://user:secret@db.test:5432/clairavis' }
  it.each([
    ['ECONNREFUSED', 'ECONNREFUSED'],
    ['28P01', 'the password is wrong'],
    ['3D000', 'there is no database of this name'],
  ])('for %s is said with its key, its place and without its password', (code, why) => {
    expect(sentence(databaseError(coded(code), config))).toBe(
      `DATABASE_URL: db.test:5432/clairavis cannot be used: ${why}.`,
    )
  })
  it('is no matter of the configuration where it is ours, or where a statement failed', () => {
    expect(databaseError(coded('ECONNREFUSED'), { DATABASE_URL: undefined })).not.toBeInstanceOf(ConfigError)
    expect(databaseError(coded('42P01'), config)).not.toBeInstanceOf(ConfigError)
  })
})
