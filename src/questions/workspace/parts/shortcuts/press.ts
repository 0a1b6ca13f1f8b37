import { type ShortcutAction, shortcuts } from './shortcuts.ts'

/** Actions of the desk as a whole, which need no button in one of its panes. */
const ofTheDesk = [
  'next',
  'previous',
  'queue',
  'talk',
  'brief',
  'write',
  'snippet',
  'presence',
  'hours',
  'list',
] as const
export type DeskAction = (typeof ofTheDesk)[number]

export const isOfTheDesk = (action: ShortcutAction): action is DeskAction => ofTheDesk.some((one) => one === action)

export const pressedActions = Object.values(shortcuts).filter((action) => !isOfTheDesk(action))

/**
 * Does what the button of this action does, once `show` has brought its pane into view. False where there is no such
 * button now: what cannot be pressed has no key either.
 */
export function press(desk: HTMLElement, action: ShortcutAction, show: (hidden: HTMLElement) => void): boolean {
  const button = desk.querySelector<HTMLElement>(`[data-act="${action}"]`)
  if (!button) return false
  if (button.getClientRects().length > 0) act(button)
  else {
    show(button)
    // On a phone the pane is drawn first.
    requestAnimationFrame(() => act(button))
  }
  return true
}

function act(button: HTMLElement): void {
  button.focus()
  button.click()
}
