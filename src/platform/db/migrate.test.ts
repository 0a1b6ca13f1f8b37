import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MigrationError, migrationsDirectory, newerThan, parseMigration, pendingOf, readMigrations } from './migrate.ts'

const first = parseMigration('0001_first.sql', '-- up\ncreate table a ();\n\n-- down\ndrop table a;\n')
const second = parseMigration('0002_second.sql', '-- up\ncreate table b ();\n-- down\ndrop table b;\n')
const third = parseMigration('0003_third.sql', '-- up\n-- down\n')

test('a migration has a way up and a way down', () => {
  expect(first).toMatchObject({ number: 1, name: '0001_first', up: 'create table a ();', down: 'drop table a;' })
  expect(third).toMatchObject({ up: '', down: '' })
})

test('line ends of another system do not count as a change', () => {
  const elsewhere = parseMigration('0001_first.sql', '-- up\r\ncreate table a ();\r\n\r\n-- down\r\ndrop table a;\r\n')
  expect(elsewhere).toEqual(first)
})

test.each([
  ['0001 first.sql', '-- up\n-- down\n', 'named like'],
  ['1_first.sql', '-- up\n-- down\n', 'named like'],
  ['0001_first.sql', 'create table a ();', 'a line "-- up"'],
  ['0001_first.sql', '-- down\n-- up\n', 'a line "-- up"'],
  ['0001_first.sql', '-- up\n', 'a line "-- up"'],
  ['0001_first.sql', '-- minimum 0002\n-- up\n-- down\n', 'its own number at most'],
])('%s with %j is refused in words', (file, text, words) => {
  expect(() => parseMigration(file, text)).toThrow(MigrationError)
  expect(() => parseMigration(file, text)).toThrow(words)
})

test('what is missing is applied in order', () => {
  expect(pendingOf([first, second, third], [])).toEqual([first, second, third])
  expect(pendingOf([first, second, third], [first])).toEqual([second, third])
  expect(pendingOf([first], [first])).toEqual([])
})

test('history that was rewritten is refused', () => {
  const changed = { ...first, checksum: 'other' }
  expect(() => pendingOf([changed, second], [first])).toThrow('0001_first.sql was changed after it had been applied')
  expect(() => pendingOf([second], [first])).toThrow('its file is gone or renamed')
  expect(() => pendingOf([{ ...first, name: '0001_renamed' }], [first])).toThrow('its file is gone or renamed')
})

test('the next version may have added migrations, down to the minimum that they demand', () => {
  const demanding = parseMigration('0003_third.sql', '-- minimum 0002\n-- up\n-- down\n')
  expect(pendingOf([first], [first, second])).toEqual([])
  expect(newerThan([first], [first, second, demanding])).toEqual(['0002_second', '0003_third'])
  expect(pendingOf([first, second], [first, second, demanding])).toEqual([])
  expect(() => pendingOf([first], [first, second, demanding])).toThrow(
    'This database is too new for this version of the product: 0003_third demands one that knows migration 0002, and ' +
      'this one ends with 0001. Start a newer version, or take that migration back with the version that applied it',
  )
})

test('code that knows no sealed letters is refused by the database that holds them', () => {
  const all = readMigrations()
  const before = all.filter(({ number }) => number < 25)
  expect(() => pendingOf(before, all)).toThrow('demands one that knows migration 0025')
  expect(
    pendingOf(
      all.filter(({ number }) => number <= 25),
      all,
    ),
  ).toEqual([])
})

test('a database that another version of the product made is refused with the way out', () => {
  expect(() => pendingOf([first, second], [{ ...first, name: '0001_earlier' }])).toThrow(
    '0001_earlier was applied to this database, but its file is gone or renamed: another version of the product made ' +
      'the database. Start that version, or, with data you can lose, run npm run db:reset.',
  )
})

test('a migration that slips in below the last one applied is refused', () => {
  expect(() => pendingOf([first, second, third], [first, third])).toThrow('Give it a higher number')
})

test('migrations are only added: each has its line in checksums.txt, which a change would contradict', () => {
  const recorded = readFileSync(join(migrationsDirectory, 'checksums.txt'), 'utf8').trim().split(/\r?\n/)
  expect(readMigrations().map(({ name, checksum }) => `${checksum}  ${name}.sql`)).toEqual(recorded)
})
