import { useLayoutEffect, useSyncExternalStore } from 'react'
import { colourModeKey, darkQuery, defaultPreference, effectiveMode, forcedMode } from './colour-mode.ts'

const listeners = new Set<() => void>()
let preference: string | undefined

function stored(): string {
  try {
    return localStorage.getItem(colourModeKey) || defaultPreference
  } catch {
    return defaultPreference
  }
}

function current(): string {
  preference ??= stored()
  return preference
}

/** What is chosen on a page that forces its own mode holds as long as the page, and is not kept. */
export function choosePreference(word: string): void {
  preference = word
  try {
    if (!document.documentElement.dataset.colorModeForced) localStorage.setItem(colourModeKey, word)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const subscribeToSystem = (listener: () => void) => {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What the person chose; `null` on the server, which cannot know. */
export function usePreference(): string | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

/** Keeps the class of the document in step with the choice, the system and the page. */
export function useColourMode(asked: string | undefined): void {
  const chosen = usePreference()
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(darkQuery).matches,
    () => null,
  )
  useLayoutEffect(() => {
    if (chosen === null || systemIsDark === null) return
    const mode = effectiveMode(chosen, systemIsDark, forcedMode(asked, console.warn))
    const root = document.documentElement
    if (root.dataset.colorMode && root.dataset.colorMode !== mode) root.classList.remove(root.dataset.colorMode)
    root.classList.add(mode)
    root.dataset.colorMode = mode
  })
}
