/** A browser's push subscription, as it sent it to us. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What a device shows. It may appear on a locked screen: it contains nothing of a question. */
export type PushNotification = {
  title: string
  body: string
  lang: string
  /** The page that it opens, on this site. */
  path: string
  /** A later notification with the same tag replaces an earlier one, also while it waits for the device. */
  tag: string
  /** How much waits at the desk, for the badge on its icon. */
  waiting?: number
}

export type Outcome =
  | { kind: 'taken' }
  /** The browser has ended this subscription, or its keys were invalid. */
  | { kind: 'gone' }
  /** The service is busy or unreachable; retry after these seconds where it says so. */
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; status: number }

export interface Push {
  /** What a browser needs in order to subscribe. */
  readonly key: string
  /** Whether this can be a push service's address; that its name resolves to a public address is checked later. */
  accepts(endpoint: string): boolean
  send(to: Subscription, note: PushNotification, secondsToLive: number): Promise<Outcome>
}
