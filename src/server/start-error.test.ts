import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../platform/config.ts'
import { databaseError, listenError, startErrorLine } from './start-error.ts'

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

describe('a start that fails', () => {
  const line = (error: unknown, terminal = false) => startErrorLine(error, { ROLE: 'worker' }, terminal)

  it('is one JSON line with its process and version', () => {
    const said = line(new ConfigError('PORT: wrong.\nSee .env.example.'))
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(said)).toEqual({
      level: 60,
      time: expect.any(String),
      process: expect.stringMatching(/^worker@.+:\d+$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      err: { type: 'ConfigError', message: 'PORT: wrong.\nSee .env.example.' },
      msg: 'PORT: wrong.\nSee .env.example.',
    })
  })

  it('carries its stack where nobody could have known, and is a sentence at a terminal', () => {
    const bug = new TypeError('x is undefined')
    expect(JSON.parse(line(bug)).err).toEqual({ type: 'TypeError', message: bug.message, stack: bug.stack })
    expect(line(new ConfigError('PORT: wrong.'), true)).toBe('PORT: wrong.\n')
    expect(line(bug, true)).toBe(`${bug.stack}\n`)
    expect(JSON.parse(line(undefined)).msg).toBe('undefined')
  })

  it('ends the process with a status that is not 0', () => {
    const program = `
      import { readConfig } from './src/platform/config.ts'
      import { endWith } from './src/server/start-error.ts'
      try { readConfig(process.env) } catch (error) { endWith(error) }
      process.stdout.write('went on')`
    const environment = { ...process.env, PORT: 'eighty', ROLE: 'web' }
    const child = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
      encoding: 'utf8',
      env: environment,
    })
    expect([child.status, child.stdout]).toEqual([1, ''])
    const lines = child.stderr.trimEnd().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 60, msg: expect.stringContaining('PORT:') })
  })
})
