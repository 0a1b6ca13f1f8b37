/**
 * Stands in the head of every page and is written into it as text: it may use nothing but what a window has.
 *
 * A page that begins to run, or learns something of what is typed, moves what stands beneath. A press that begins on a
 * button and ends where it began is that button's, also where something else lies under the pointer by then: the browser
 * would give it to what the two have in common, or to what has come in between
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
