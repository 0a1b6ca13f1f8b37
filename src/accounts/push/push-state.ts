/** What the browser reports, and what the server knows of the session. */
export type PushEnvironment = {
  /** Service workers, notifications and push are all available. */
  able: boolean
  /** An iPhone or iPad, which offers push only to sites on its home screen. */
  apple: boolean
  permission: NotificationPermission
  subscribed: boolean
  /** The server has a subscription for this session. */
  known: boolean
}

export type PushState = 'none' | 'home' | 'denied' | 'off' | 'on'

/** A subscription of an ended session counts as none: whoever signs in next is asked again. */
export function pushState({ able, apple, permission, subscribed, known }: PushEnvironment): PushState {
  if (!able) return apple ? 'home' : 'none'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && subscribed && known ? 'on' : 'off'
}
