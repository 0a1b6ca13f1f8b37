import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WorkspaceQuestion } from '../../../shapes.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { pressedActions } from './press.ts'
import { actOf, isTyping, keyOf, neighbour, type Pressed, type ShortcutAction, sheet, shortcuts } from './shortcuts.ts'

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
    expect(actOf(pressed('C'), false, false)).toBe('handOver')
    expect(actOf(pressed('*'), false, false)).toBeNull()
  })

  test('is one for each act, and each stands on the sheet in both languages', () => {
    expect(new Set(Object.values(keyOf)).size).toBe(Object.keys(shortcuts).length)
    for (const { shortcuts: words } of [fr, en])
      expect(Object.keys(words.keys).sort()).toEqual([...Object.values(shortcuts), 'send'].sort())
  })

  test('stands once on the sheet, in one of its groups', () => {
    const listed: string[] = Object.values(sheet).flat()
    expect([...listed].sort()).toEqual(Object.values(shortcuts).sort())
    for (const { shortcuts: words } of [fr, en])
      expect(Object.keys(words.groups).sort()).toEqual(Object.keys(sheet).sort())
  })

  test('is there for everything that the life of a question lets an expert do', () => {
    const acts: Record<keyof WorkspaceQuestion['can'] | 'accept' | 'decline', ShortcutAction> = {
      accept: 'accept',
      decline: 'pass',
      say: 'talk',
      askInformation: 'askInformation',
      answer: 'write',
      extend: 'extend',
      giveUp: 'giveUp',
      handOver: 'handOver',
      takeBack: 'takeBack',
    }
    expect(Object.keys(acts).sort()).toEqual(
      [...Object.keys(WorkspaceQuestion.shape.can.shape), 'accept', 'decline'].sort(),
    )
    for (const act of Object.values(acts)) expect(keyOf[act]).toMatch(/^.$/)
  })

  test('belongs to every button of the panes that does something to a question', () => {
    const panes = join(import.meta.dirname, '..')
    const files = readdirSync(panes, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !/dialog|test|top-bar|shortcuts|past-answers|hours|week/.test(file),
    )
    const buttons = files.flatMap((file) =>
      [...readFileSync(join(panes, file), 'utf8').matchAll(/<(?:Attach)?Button\b(?:[^>]|=>)*>/g)].map(([tag]) => ({
        file: basename(file),
        tag,
      })),
    )
    const keyless = buttons.filter(({ tag }) => !/actOn|pressedBy/.test(tag)).map(({ file }) => file)
    // Going to another part or line of the answer, the end of the conversation; sending, which Ctrl and Enter do.
    const reached = ['composer.tsx', 'conversation-pane.tsx', 'editor-foot.tsx', 'queue.tsx', 'rows.tsx', 'rows.tsx']
    expect(keyless.sort()).toEqual([...reached, 'written-twice.tsx'].sort())
    const named = buttons.flatMap(({ tag }) => /(?:actOn|pressedBy)\('(\w+)'\)/.exec(tag)?.[1] ?? [])
    for (const action of pressedActions) expect(named).toContain(action)
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
