/** Where a browser is told something, as it gave it to us. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What a device shows. It may lie on a locked screen: nothing of a question is in it. */
export type PushNotification = {
  title: string
  body: string
  lang: string
  /** The page that it opens, on this site. */
  path: string
  /** A later note with the same tag takes the place of an earlier one, also while it waits for the device. */
  tag: string
}

export type Outcome =
  | { kind: 'taken' }
  /** The browser has ended this subscription, or its keys were never any. */
  | { kind: 'gone' }
  /** Busy or out of reach; after these seconds where the service says so. */
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; status: number }

export interface Push {
  /** What a browser needs in order to subscribe. */
  readonly key: string
  /** Whether this can be the address of a push service; whether its name leads into our own network is seen later. */
  accepts(endpoint: string): boolean
  send(to: Subscription, note: PushNotification, secondsToLive: number): Promise<Outcome>
}
