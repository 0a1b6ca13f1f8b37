import { describe, expect, test } from 'vitest'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { actOf, isTyping, keyOf, neighbour, type Pressed, shortcuts } from './shortcuts.ts'

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...more,
})

describe('a key of the desk', () => {
  test('has its act, in either case', () => {
    expect(actOf(pressed('a'), false, false)).toBe('accept')
    expect(actOf(pressed('P'), false, false)).toBe('pass')
    expect(actOf(pressed('?'), false, false)).toBe('list')
    expect(actOf(pressed('x'), false, false)).toBeNull()
  })

  test('is one for each act, and each stands on the sheet in both languages', () => {
    expect(new Set(Object.values(keyOf)).size).toBe(Object.keys(shortcuts).length)
    for (const { shortcuts: words } of [fr, en])
      expect(Object.keys(words.keys).sort()).toEqual([...Object.values(shortcuts), 'send'].sort())
  })

  test('goes from one question to the next, and stops at either end', () => {
    expect(neighbour(['a', 'b', 'c'], 'b', 'next')).toBe('c')
    expect(neighbour(['a', 'b', 'c'], 'b', 'previous')).toBe('a')
    expect(neighbour(['a', 'b'], 'b', 'next')).toBeUndefined()
    expect(neighbour(['a', 'b'], 'a', 'previous')).toBeUndefined()
    expect(neighbour(['a', 'b'], null, 'next')).toBe('a')
    expect(neighbour([], null, 'next')).toBeUndefined()
  })

  test('means nothing while typing, in a dialog, held down, or with Ctrl', () => {
    expect(actOf(pressed('a'), true, false)).toBeNull()
    expect(actOf(pressed('a'), false, true)).toBeNull()
    expect(actOf(pressed('a', { repeat: true }), false, false)).toBeNull()
    expect(actOf(pressed('a', { ctrlKey: true }), false, false)).toBeNull()
    expect(actOf(pressed('a', { isComposing: true }), false, false)).toBeNull()
  })

  test('belongs to a field in which one types, not to a box to tick', () => {
    expect(isTyping({ tagName: 'TEXTAREA' })).toBe(true)
    expect(isTyping({ tagName: 'INPUT', type: 'date' })).toBe(true)
    expect(isTyping({ tagName: 'SELECT' })).toBe(true)
    expect(isTyping({ tagName: 'DIV', isContentEditable: true })).toBe(true)
    expect(isTyping({ tagName: 'INPUT', type: 'checkbox' })).toBe(false)
    expect(isTyping({ tagName: 'BUTTON' })).toBe(false)
    expect(isTyping(null)).toBe(false)
  })
})
