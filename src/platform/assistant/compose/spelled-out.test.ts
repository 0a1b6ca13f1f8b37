import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test.each([
  ['gt flashé a 68 et g pas resu l’amende', "j'etais flashe a 68 et j'ai pas recu l'amende"],
  ['jsui ds un studio avc mon fils', 'je suis dans un studio avec mon fils'],
  ['jpaye 43 et jbosse ici, c cher', "je paye 43 et je bosse ici, c'est cher"],
  ['mon proprio ma dit de partir', "mon proprietaire m'a dit de partir"],
  ['ma mère, jeudi, 12 g de sel', 'ma mere, jeudi, 12 g de sel'],
  ['i cant and they didnt, its ur job', "i can't and they didn't, its your job"],
])('short forms are written out: %s', (text, whole) => {
  expect(spelledOut(text)).toBe(whole)
})
