/** Of the sentence that says how a meeting stands; an address may lead to it. */
export const statusId = 'meeting-now'

/** What was pressed is gone: the keyboard focus moves to the new status, on a phone with the view. */
export function focusStatus(): void {
  requestAnimationFrame(() => {
    const status = document.getElementById(statusId)
    status?.focus({ preventScroll: true })
    status?.scrollIntoView({ block: 'nearest' })
  })
}
