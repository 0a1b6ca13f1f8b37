import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

test.each([
  ['select 1; select 2', ['select 1', 'select 2']],
  ["select 'a;b'';c' ; -- it's; a comment\nselect \"x;y\";", ["select 'a;b'';c'", 'select "x;y"']],
  ["select E'it\\'s; so'; select 1", ["select E'it\\'s; so'", 'select 1']],
  ['do $$ begin; end $$; /* a; b */ select $x$ ; $$ ; $x$', ['do $$ begin; end $$', 'select $x$ ; $$ ; $x$']],
  ["-- only a comment's words;\n", []],
])('%j is divided where its statements end', (sql, statements) => {
  expect(statementsOf(sql)).toEqual(statements)
})

test('texts are left out where somebody asks for the bare words', () => {
  expect(statementsOf("comment on table a is 'drop; b'; do $$ x; $$", "''")).toEqual([
    "comment on table a is ''",
    "do ''",
  ])
})
