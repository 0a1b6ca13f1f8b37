/**
 * Lets the service worker in, once the page has nothing else to do. It changes nothing of this page: documents still
 * come from the network, and what it keeps are files that never change.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that forbids it, or a private window, does without.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** Asks the worker to keep the detector of emergencies: the network may go before anybody writes. */
export async function keepDetector(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('detector')
}
