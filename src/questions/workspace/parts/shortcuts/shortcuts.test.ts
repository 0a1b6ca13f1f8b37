import { describe, expect, test } from 'vitest'
import { actOf, isTyping, type Pressed } from './shortcuts.ts'

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
