const regionId = 'announcer'

/** Stands once in the document; `announce` speaks through it. */
export function LiveRegion() {
  return <div id={regionId} className="sr" role="status" aria-live="polite" aria-atomic="true" />
}

/** Says a sentence to screen readers without moving the focus. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = sentence
  })
}
