/** The link to the page that searches opens the same box over what one is reading. */
export function startSearchButton(): void {
  const door = document.querySelector<HTMLAnchorElement>('.search-door')
  door?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || door.pathname === location.pathname) return
    event.preventDefault()
    door.setAttribute('aria-busy', 'true')
    void import('./search-overlay.tsx')
      // Without its script the link leads to the page.
      .then(
        ({ openSearchOverlay: searchOver }) => searchOver(door),
        () => location.assign(door.href),
      )
      .finally(() => door.removeAttribute('aria-busy'))
  })
}
