export const canBadge = (): boolean => 'setAppBadge' in navigator

// A browser that shows none for want of an installed app or a permission refuses quietly.
const show = (count: number) => void navigator.setAppBadge(count).catch(() => {})

/**
 * Keeps how much waits on the application's icon, which all its pages share: a page that goes takes the badge away, and
 * whichever is still open puts its own count back. `update` shows a count, `stop` is for a page that goes.
 */
export function keepBadge(): { update: (waiting: number) => void; stop: () => void } {
  const channel = new BroadcastChannel('desk-badge')
  let count = 0
  const update = (waiting: number) => {
    count = waiting
    show(count)
  }
  const leave = () => {
    show(0)
    channel.postMessage('left')
  }
  channel.onmessage = () => show(count)
  addEventListener('pagehide', leave)
  return {
    update,
    stop() {
      removeEventListener('pagehide', leave)
      leave()
      channel.close()
    },
  }
}
