import { expect, test } from 'vitest'
import { isFrenchMatter } from './french-matter.ts'

test.each([
  ['We live in Leeds and let out our cottage near Bergerac on Airbnb. Do we have to declare this in France?', true],
  ['Nous habitons Liège et mettons en location notre maison en Dordogne : quel impôt ?', true],
  ['We live in Leeds and let out our cottage near York on Airbnb. Do we pay tax?', false],
  ['We live in Leeds and our holiday cottage near Bergerac was noisy. Who refunds us?', false],
  ['I live in London and pay income tax; we are renting out our flat in Manchester', false],
])('a home in France that is let and taxed is under French law: %s', (text, french) => {
  expect(isFrenchMatter(text)).toBe(french)
})
