/** Where what is announced stands (`announcer.tsx`). */
export const regionId = 'announcer'

let waiting: string[] = []

/**
 * Says a sentence to screen readers without moving the focus. The same sentence twice is said twice; what is announced
 * in one moment is said in one go, so that nothing is swallowed.
 */
export function announce(sentence: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  waiting.push(sentence)
  if (waiting.length > 1) return
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = waiting.join(' ')
    waiting = []
  })
}

/** Takes away what was announced, and what was about to be. */
export function clearAnnouncements(): void {
  const region = document.getElementById(regionId)
  if (region) region.textContent = ''
  waiting = []
}
