export const colourModeKey = 'nuxt-color-mode'
export const defaultPreference = 'system'
export const darkQuery = '(prefers-color-scheme: dark)'

/** The mode to draw: the page's own, else the person's, else what the system says. */
export function effectiveMode(preference: string, systemIsDark: boolean, forced?: string): string {
  if (forced) return forced
  if (preference === 'system') return systemIsDark ? 'dark' : 'light'
  return preference
}

/** A page may force any mode but `system`, which would force nothing. */
export function forcedMode(asked: string | undefined, warn: (sentence: string) => void): string | undefined {
  if (asked !== 'system') return asked
  warn('You cannot force the colorMode to system at the page level.')
  return undefined
}

/** What the person chose. It stands in the document, so that a choice also holds where nothing can be stored. */
export const preferenceNow = (): string => document.documentElement.dataset.colorPreference ?? defaultPreference

/** Gives the document the class of the mode that the person, the system and the page ask for. */
export function drawMode(): void {
  const root = document.documentElement
  const { colorMode: before, colorModeForced } = root.dataset
  const mode = effectiveMode(preferenceNow(), matchMedia(darkQuery).matches, colorModeForced)
  if (before && before !== mode) root.classList.remove(before)
  root.classList.add(mode)
  root.dataset.colorMode = mode
}

/**
 * Runs in the head before anything is drawn, so that no page flashes in the wrong mode, and follows the system from then
 * on. Whatever is stored, it must not throw: what follows in the head would not run.
 */
export function startColourMode(): void {
  const root = document.documentElement
  root.dataset.colorPreference = defaultPreference
  try {
    const word = localStorage.getItem(colourModeKey) || ''
    if (/^\S+$/.test(word)) root.dataset.colorPreference = word
    localStorage.setItem(colourModeKey, preferenceNow())
  } catch {
    // Without storage the page follows the system.
  }
  drawMode()
  matchMedia(darkQuery).addEventListener('change', drawMode)
}

/** Marks the choice in the switch of a reading page, which no other script draws. */
export function markPreference(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-colours] button'))
    button.setAttribute('aria-pressed', String(button.value === preferenceNow()))
}

/** What is chosen on a page that forces its own mode holds as long as the page, and is not kept. */
export function choosePreference(word: string): void {
  const { dataset } = document.documentElement
  dataset.colorPreference = word
  try {
    if (!dataset.colorModeForced) localStorage.setItem(colourModeKey, word)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  drawMode()
  for (const follower of followers) follower()
}

const followers = new Set<() => void>()

export function followPreference(follower: () => void): () => void {
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}
