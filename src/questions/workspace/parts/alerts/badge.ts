import { badgeMark } from '../../badge-mark.ts'

export const canBadge = (): boolean => 'setAppBadge' in navigator

/**
 * How much waits, on the application's icon. It stays when the desk is closed, and notifications change it then. A
 * browser that shows none for want of an installed app or a permission refuses quietly.
 */
export const showBadge = (count: number): void => void navigator.setAppBadge(count).catch(() => {})

/** Tells the service worker whether to show it while no page is open. */
export async function markBadge(on: boolean): Promise<void> {
  if (!on) await globalThis.caches?.delete(badgeMark)
  else await (await globalThis.caches?.open(badgeMark))?.put(badgeMark, new Response())
}
