import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { PushNotification, Subscription } from '../../../platform/push/port.ts'
import type { pushApi } from '../push-contract.ts'
import * as store from './push-store.ts'

type Given = z.output<(typeof pushApi)['PUT /me/push']['body'] & object>
/** `to`: where its session has ended since; otherwise it is looked up. */
type Telling = { subscription: string; to?: Subscription; note: PushNotification; until: string }

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    /** Sends one notification to one device, until `until`. */
    'push.send': Telling
  }
}

/** An uncompressed P-256 point and 16 bytes, as browsers send them. */
const areKeys = ({ p256dh, auth }: Given) => /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth)

const limit = { name: 'accounts.push', points: 60, seconds: 3600 }

export async function readPushSettings({ db, push }: Ports, actor: Person): Promise<{ key: string; on: boolean }> {
  return { key: push.key, on: (await store.sessionSubscription(db, actor.sessionId)) !== undefined }
}

/** @throws Refusal `push_unusable` */
export async function turnPushOn(ports: Ports, actor: Person, given: Given): Promise<void> {
  await ports.limits.spend(limit, actor.personId)
  if (!areKeys(given) || !ports.push.accepts(given.endpoint)) throw new Refusal('push_unusable', 409)
  const row = { ...given, id: ports.ids.id(), personId: actor.personId, sessionId: actor.sessionId }
  await ports.transact((tx) => store.putSubscription(tx, { ...row, createdAt: ports.clock.now() }))
}

export const disablePush = ({ db }: Ports, actor: Person): Promise<void> =>
  store.dropSubscription(db, { sessionId: actor.sessionId })

/** Those of these people with a device that can be notified while no page is open. */
export async function reachableByPush(
  { db, clock }: Pick<Ports, 'clock'> & { db: Db },
  people: readonly string[],
): Promise<Set<string>> {
  return new Set(people.length === 0 ? [] : await store.subscribedPeople(db, people, clock.now()))
}

/**
 * Notifies all devices of a person, each in its own language, through jobs of the caller's transaction. Costs one query
 * for a person without devices.
 */
export async function notifyDevices(
  ports: Pick<Ports, 'clock' | 'jobs'>,
  tx: Tx,
  personId: string,
  noteIn: (locale: Locale) => PushNotification | Promise<PushNotification>,
  until: Date,
): Promise<void> {
  for (const { id, locale } of await store.subscriptionsOf(tx, personId, ports.clock.now()))
    await ports.jobs.enqueue(tx, 'push.send', {
      subscription: id,
      note: await noteIn(locale),
      until: until.toISOString(),
    })
}

/** The same to devices whose sessions end in this transaction, and their subscriptions with them. */
export async function notifyBeforeSessionsEnd(
  ports: Pick<Ports, 'clock' | 'jobs'>,
  tx: Tx,
  personId: string,
  noteIn: (locale: Locale) => PushNotification,
  until: Date,
): Promise<void> {
  for (const { id, locale, ...to } of await store.subscriptionsOf(tx, personId, ports.clock.now()))
    await ports.jobs.enqueue(tx, 'push.send', {
      ...{ subscription: id, to, note: noteIn(locale) },
      until: until.toISOString(),
    })
}

/** Seconds before a busy push service is retried: sooner for a notification that expires soon. */
const pause = (left: number) => Math.max(5, left / 8)

export async function sendPush(ports: Ports, telling: Telling): Promise<void> {
  const now = ports.clock.now()
  const left = (Date.parse(telling.until) - now.getTime()) / 1000
  const row = left > 0 && (telling.to ?? (await store.subscriptionById(ports.db, telling.subscription, now)))
  if (!row) return
  const outcome = await ports.push.send(row, telling.note, Math.ceil(left))
  switch (outcome.kind) {
    case 'taken':
      return
    case 'gone':
      return store.dropSubscription(ports.db, { id: telling.subscription })
    case 'refused':
      return ports.log.warn({ status: outcome.status }, 'a push service refused a notification')
    case 'later': {
      const seconds = outcome.seconds ?? pause(left)
      if (seconds >= left) return
      const startAfter = new Date(now.getTime() + seconds * 1000)
      return ports.transact((tx) => ports.jobs.enqueue(tx, 'push.send', telling, { startAfter }))
    }
  }
}
