// Keyboard shortcuts of the workspace: one key per action, and only while nobody is typing.
export const shortcuts = {
  a: 'accept',
  p: 'pass',
  m: 'snippet',
  r: 'proof',
  j: 'next',
  k: 'previous',
  f: 'queue',
  e: 'talk',
  d: 'brief',
  w: 'write',
  o: 'presence',
  h: 'hours',
  '?': 'list',
  l: 'readOffer',
  i: 'askInformation',
  n: 'askMissing',
  u: 'attach',
  s: 'stay',
  x: 'extend',
  v: 'versions',
  c: 'handOver',
  b: 'takeBack',
  g: 'giveUp',
  t: 'takeUp',
  y: 'readAnswer',
  z: 'correct',
  q: 'propose',
  '5': 'dropCorrection',
  '4': 'dictate',
  '1': 'keepMine',
  '2': 'takeOther',
  '3': 'keepBoth',
} as const
export type ShortcutAction = (typeof shortcuts)[keyof typeof shortcuts]

/** The sheet of keys: by what they act on, in the order in which one works. */
export const sheet = {
  queue: ['accept', 'pass', 'readOffer', 'next', 'previous'],
  talk: ['askInformation', 'attach'],
  write: [
    'proof',
    'snippet',
    'versions',
    'propose',
    'dictate',
    'stay',
    'extend',
    'readAnswer',
    'correct',
    'dropCorrection',
    'keepMine',
    'takeOther',
    'keepBoth',
  ],
  file: ['askMissing', 'handOver', 'takeBack', 'giveUp', 'takeUp'],
  desk: ['queue', 'talk', 'brief', 'write', 'presence', 'hours', 'list'],
} as const satisfies Record<string, readonly ShortcutAction[]>

export const keyOf = Object.fromEntries(
  Object.entries(shortcuts).map(([key, action]) => [action, key.toUpperCase()]),
) as Record<ShortcutAction, string>

/** For a button that a key presses: of several the first one on the desk. */
export const pressedBy = (action: ShortcutAction) => ({ 'data-act': action, 'aria-keyshortcuts': keyOf[action] })

/** The same where the button has room to show its key. */
export const actOn = (action: ShortcutAction) => ({ 'data-act': action, shortcut: keyOf[action] })

/** The neighbour of the open question among those in work; the first one where none of them is open. */
export function neighbour(
  ids: readonly string[],
  open: string | null,
  action: 'next' | 'previous',
): string | undefined {
  const at = open === null ? -1 : ids.indexOf(open)
  if (at === -1) return ids[0]
  return ids[at + (action === 'next' ? 1 : -1)]
}

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
