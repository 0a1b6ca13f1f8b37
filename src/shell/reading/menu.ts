/** The menu of a narrow page closes on Escape and when one leaves it; opening is the browser's. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  menu?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) menu.open = false
  })
}
