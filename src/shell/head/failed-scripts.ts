import {
  continueTo,
  mayReload,
  reloadAt,
  serverAnswers,
  sessionStoreOrNone,
  takePendingPath,
} from '../navigation/reload-guard.ts'

const ours = ({ src }: HTMLScriptElement) => src === '' || new URL(src).pathname.startsWith('/assets/')
/** How the three engines name it. */
const lost = /dynamically imported module|importing a module script failed/i

/**
 * Runs in the head, before any module: a page whose scripts cannot be loaded while it wakes up is loaded anew, under the
 * guard (specification, section 4). Not while the server cannot be reached, which would take the page away, nor once the
 * reader is leaving: what is on its way would be cut off.
 */
export function reloadOnFailedScripts(): void {
  let asked = false
  async function reload(): Promise<void> {
    if (asked || navigator.onLine === false) return
    asked = true
    let leaving = document.querySelector('form[data-sent]') !== null
    const leave = () => {
      leaving = true
    }
    addEventListener('beforeunload', leave)
    const there = await serverAnswers()
    removeEventListener('beforeunload', leave)
    const path = location.pathname + location.search
    if (there && !leaving && mayReload(sessionStoreOrNone(), path, Date.now())) reloadAt(location.pathname, window)
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module' && ours(target)) void reload()
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (lost.test(String((reason as Error | null)?.message))) void reload()
  })
}

/** Runs in the head: after a reload in which a navigation ended, the page that was wanted follows before this one is read. */
export function continuePendingNavigation(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const path = takePendingPath(sessionStoreOrNone(), entry?.type === 'reload', Date.now())
  if (path) continueTo(path, window)
}
