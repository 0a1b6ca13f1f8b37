// Keyboard shortcuts of the workspace: one key per action, and only while nobody is typing.
export const shortcuts = { a: 'accept', p: 'pass', m: 'snippet', r: 'proof', '?': 'list' } as const
export type ShortcutAction = (typeof shortcuts)[keyof typeof shortcuts]

export const keyOf: Record<ShortcutAction, string> = { accept: 'A', pass: 'P', snippet: 'M', proof: 'R', list: '?' }

export type Pressed = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  isComposing: boolean
}

const textInputs = /^(?!button|checkbox|radio|submit|reset|range|file|color).*$/

/** Whether this element uses keys itself: a text field, a list of choices, an editable text. */
export function isTyping(target: { tagName?: string; type?: string; isContentEditable?: boolean } | null): boolean {
  const name = target?.tagName?.toLowerCase()
  if (name === 'textarea' || name === 'select') return true
  if (name === 'input') return textInputs.test(target?.type ?? 'text')
  return target?.isContentEditable === true
}

/** The action of a key, null where it has none. `?` may need the shift key, so shift is ignored. */
export function actOf(pressed: Pressed, typing: boolean, dialogOpen: boolean): ShortcutAction | null {
  if (typing || dialogOpen || pressed.repeat || pressed.isComposing) return null
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const key = pressed.key.toLowerCase()
  return key in shortcuts ? shortcuts[key as keyof typeof shortcuts] : null
}
