/**
 * What had the focus has gone with what was answered: reading goes on at an element, else at the page's heading. A focus
 * that stands somewhere by then is left there.
 */
export function focusIfLost(id?: string): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) return
    const next = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1')
    if (!next) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  })
}
