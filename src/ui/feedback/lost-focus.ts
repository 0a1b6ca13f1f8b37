/** Frames within which React draws what a command has changed: on a busy phone the first may come before its drawing. */
const framesToDraw = 30

/**
 * What had the focus has gone with what was answered, or goes with the drawing that follows: reading goes on at an element,
 * else at the page's heading. A focus that stands somewhere else by then is left there. Beneath a dialog that is still
 * closing nothing takes the focus yet. `inView`: scrolls to it where it is out of view.
 */
export function focusIfLost(id?: string, inView = false): void {
  const had = document.activeElement
  const look = (framesLeft: number) => {
    const { activeElement, body } = document
    const next = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1')
    const lost = !activeElement || activeElement === body || activeElement === next
    const again = () => framesLeft > 0 && requestAnimationFrame(() => look(framesLeft - 1))
    if (!lost && activeElement === had) again()
    if (!next || !lost) return
    // A button stays within reach of the Tab key.
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: true })
    if (document.activeElement !== next) again()
    else if (inView) next.scrollIntoView({ block: 'nearest' })
  }
  requestAnimationFrame(() => look(framesToDraw))
}
