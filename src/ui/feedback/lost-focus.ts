/**
 * What had the focus has gone with what was answered: reading goes on at an element, else at the page's heading. A focus
 * that stands somewhere else by then is left there. `inView`: scrolls to it where it is out of view.
 */
export function focusIfLost(id?: string, inView = false): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const next = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1')
    if (!next || (activeElement && activeElement !== body && activeElement !== next)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
    if (inView) next.scrollIntoView({ block: 'nearest' })
  })
}
