import type { Mount } from '../../../shell/reading/mount.ts'

/** A page drawn longer ago may show somebody who has left. */
const oldMilliseconds = 60_000
/** The first request for an old page has it drawn anew, which takes a moment. */
const drawing = 1000

/** Takes what changes by the minute, `data-renewed`, from the page as it is drawn now, where this one has been cached for a while. */
export const mount: Mount = async () => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const timing = document?.serverTiming?.find(({ name }) => name === 'age')
  if ((timing?.duration ?? 0) < oldMilliseconds) return
  await new Promise((resolve) => setTimeout(resolve, drawing))
  await renew().catch(() => {
    // What the page said stands.
  })
}

async function renew(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-cache' })
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll<HTMLElement>('[data-renewed]')) {
    const next = page.querySelector(`[data-renewed="${part.dataset.renewed}"]`)
    if (next) part.replaceWith(document.adoptNode(next))
  }
}
