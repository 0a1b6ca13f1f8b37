/** What a browser says of itself, and the server of the session. */
export type PushEnvironment = {
  /** Service workers, notifications and push are all there. */
  able: boolean
  /** An iPhone or iPad, which has them only for sites on its home screen. */
  apple: boolean
  permission: NotificationPermission
  subscribed: boolean
  /** The server knows a subscription of this session. */
  known: boolean
}

export type PushState = 'none' | 'home' | 'denied' | 'off' | 'on'

/** A subscription of a session that is over is none: whoever signs in next is asked again. */
export function pushState({ able, apple, permission, subscribed, known }: PushEnvironment): PushState {
  if (!able) return apple ? 'home' : 'none'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && subscribed && known ? 'on' : 'off'
}
