/** A link to a disclosure opens it; a closed one could be scrolled to, but not read. */
export function startOpenTarget(): void {
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const target = id ? document.getElementById(id) : null
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
