/** A tab without a key, a touch or a turn of the wheel for so long is read by nobody. */
const attendedFor = 3 * 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

type Page = Pick<Document, 'addEventListener' | 'removeEventListener'> & { readonly hidden: boolean }

/**
 * Calls once as soon as somebody looks at the page: it is visible, and something was done in it in the last minutes. Opening
 * the page counts. Returns how to stop waiting.
 */
export function attendance(page: Page, now: () => number) {
  let last = now()
  const waiting = new Set<() => void>()
  const attended = () => !page.hidden && now() - last < attendedFor
  const call = () => {
    if (!attended()) return
    const all = [...waiting]
    waiting.clear()
    for (const one of all) one()
  }
  const done = () => {
    last = now()
    call()
  }
  for (const sign of signs) page.addEventListener(sign, done, { capture: true, passive: true })
  page.addEventListener('visibilitychange', call)
  return {
    whenAttended(tell: () => void): () => void {
      waiting.add(tell)
      call()
      return () => waiting.delete(tell)
    },
  }
}

let shared: ReturnType<typeof attendance> | undefined

/** The same for this page. */
export function whenAttended(tell: () => void): () => void {
  shared ??= attendance(document, () => performance.now())
  return shared.whenAttended(tell)
}
