/** A finger trembles; what moves further was no press. */
const still = 9

const pressable = 'button, a[href], label, [type=checkbox], [type=radio]'

/**
 * Runs in the head of every page, before anything can be pressed. A page that learns something of what is typed moves
 * what stands beneath. A press that begins on a button, a link or a box to tick and ends where it began is that one's, also where something
 * else lies under the pointer by then: the browser would give it to what the two have in common, or to what has come in
 * between (https://www.w3.org/TR/uievents/#event-type-click).
 */
export function redirectMovedPresses(): void {
  let began: PointerEvent | null = null
  addEventListener('pointerdown', (event) => {
    began = event
  })
  addEventListener(
    'click',
    (event) => {
      const pressed = began && (began.target as Element).closest<HTMLElement>(pressable)
      const here = began && Math.hypot(event.x - began.x, event.y - began.y) < still
      began = null
      if (!pressed || !here || pressed.contains(event.target as Node)) return
      event.preventDefault()
      event.stopPropagation()
      pressed.click()
    },
    true,
  )
}
