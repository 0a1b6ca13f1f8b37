import { expect, it } from 'vitest'
import { caretIn, spaced } from './use-insert-at-caret.ts'

it.each([
  ['', 'Oui.', '', 'Oui.'],
  ['trop tardif.', 'Oui', '', ' Oui'],
  ['', 'trop tardif.', 'Oui', 'trop tardif. '],
  ['avant', 'au milieu', 'après', ' au milieu '],
  ['avant ', 'au milieu', ', après', 'au milieu'],
  ['avant\n', 'au milieu\n', 'après', 'au milieu\n'],
])('between « %s » and « %3$s » an inserted text touches no word', (before, text, after, inserted) => {
  expect(spaced(before, text, after)).toBe(inserted)
})

it('goes to the caret, or to the end of a text in which no caret was placed', () => {
  const field = { value: 'Le bailleur doit', selectionStart: 0, selectionEnd: 0 }
  expect(caretIn(field, false)).toEqual([16, 16])
  expect(caretIn({ ...field, selectionStart: 3, selectionEnd: 11 }, true)).toEqual([3, 11])
  expect(caretIn({ ...field, selectionStart: null, selectionEnd: null }, true)).toEqual([16, 16])
})
