/**
 * From now on a press that begins on a button and ends where it began is that button's, also where the page has moved
 * what lies under the pointer meanwhile, as one does that learns something of what is typed. The browser would give it
 * to what the two places have in common, or to what has come in between
 * (https://www.w3.org/TR/uievents/#event-type-click).
 */
export function keepMovedPresses(): void {
  let press: { button: HTMLButtonElement; x: number; y: number } | undefined
  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      const button = target instanceof Element ? target.closest('button') : null
      press = button ? { button, x, y } : undefined
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const began = press
      press = undefined
      if (!began || !event.isTrusted || event.composedPath().includes(began.button)) return
      const { button, x, y } = began
      if (!button.isConnected || Math.hypot(event.clientX - x, event.clientY - y) > 10) return
      event.preventDefault()
      event.stopImmediatePropagation()
      button.click()
    },
    true,
  )
}
