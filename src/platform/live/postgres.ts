import pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { afterCommit } from '../db/pipeline.ts'
import type { Db, Tx } from '../db/port.ts'
import type { Redis } from '../redis/connect.ts'
import { Followers } from './followers.ts'
import { pollEvents } from './polling.ts'
import { type Live, type LiveEvent, type Opened, openedKind } from './port.ts'
import { trackPresence } from './presence.ts'
import { deleteStalePresence } from './presence-store.ts'
import { type PublicListener, type PublicTopic, publicChannel } from './public-topics.ts'
import {
  channel,
  currentPosition,
  deleteOldEvents,
  insertAndNotify,
  insertEvents,
  missedEventsOf,
  missedEventsOfAll,
  type Notice,
  notify,
} from './store.ts'

const pulseSeconds = 15
const pulseTimeoutSeconds = 5

/** `redis`: carries announcements past PostgreSQL, whose notifications are committed one after the other. */
export type LiveOptions = { db: Db; databaseUrl: string; clock: Clock; log: Logger; redis?: Redis }
export type RunningLive = Live & {
  /** Whether notifications arrive at present; otherwise the process is catching up. */
  connected(): boolean
  /** Subscribes to changes of public pages, made in any process. */
  onPublic(listener: PublicListener): void
  /** Records again who is online, at the time to which a demonstration's clock was moved. */
  renewPresence(): Promise<void>
  stop(): Promise<void>
}

/**
 * Live events over LISTEN/NOTIFY: one listening connection per process, whatever the number of streams. A lost
 * connection is reopened, and events announced meanwhile are read from the table. With `redis`, announcements go through it
 * while it is there, and the table is read every two seconds for what it has lost.
 */
export async function startLive({ db, databaseUrl, clock, log, redis }: LiveOptions): Promise<RunningLive> {
  const followers = new Followers()
  const polling = redis && (await pollEvents(db, followers, log))
  const presence = trackPresence(db, clock, log, followers)
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  const readers: PublicListener[] = []
  const tellPublic: PublicListener = (topic) => {
    for (const reader of readers) reader(topic)
  }

  // All events of transactions older than `safe` have been delivered. It lags one pulse behind: a notification may
  // reach this process a little after its commit is visible.
  let safe = 0
  let pulsed = 0

  function deliver(notice: Notice): void {
    const event: LiveEvent = { id: polling?.safely(notice.x) ?? notice.x, kind: notice.k, ref: notice.r }
    for (const [nth, person] of notice.p.entries())
      if (!polling || !notice.i || polling.isNew(notice.i[nth]!)) followers.tell(person, event)
  }
  redis?.subscribe(channel, (text) => deliver(JSON.parse(text)))

  async function announce(tx: Tx, people: readonly string[], event: { kind: string; ref: string }): Promise<void> {
    const announced = { people, event, at: clock.now() }
    let notices: string[] = []
    const past = redis?.ready() && afterCommit(tx, () => notices.forEach(publish))
    if (past) notices = await insertEvents(tx, announced)
    else await insertAndNotify(tx, announced)
  }

  function publish(notice: string): void {
    redis
      ?.publish(channel, notice)
      .catch(() => notify(db, notice))
      .catch((error) => log.warn({ err: error }, 'live: an announcement waits to be read from the table'))
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'clairavis live',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    })
    let ended = false
    const end = (error?: Error) => {
      ended = true
      lose(next, error)
    }
    next.on('error', end)
    next.on('end', () => end())
    // As in `follow`, notifications that arrive while catching up are queued.
    let early: Notice[] | null = []
    next.on('notification', ({ channel: from, payload = '{"p":[]}' }) => {
      if (from === publicChannel) {
        for (const topic of payload.split(' ')) tellPublic(topic as PublicTopic)
        return
      }
      const notice: Notice = JSON.parse(payload)
      if (early) early.push(notice)
      else deliver(notice)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      await next.query(`listen ${publicChannel}`)
      // Changes of public pages are not stored, so any may have been missed while disconnected.
      tellPublic(null)
      const place = await currentPosition(db)
      if (safe > 0) await catchUp(safe)
      if (ended) throw new Error('the listening connection ended at once')
      for (const notice of early) deliver(notice)
      early = null
      safe = place
      pulsed = place
      client = next
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
  }

  async function catchUp(from: number): Promise<void> {
    const people = followers.people()
    for (let start = 0; start < people.length; start += 1000) {
      const missed = await missedEventsOfAll(db, people.slice(start, start + 1000), from)
      for (const { personId, kind, ref, resume } of missed) followers.tell(personId, { id: resume, kind, ref })
    }
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (stopped || client !== lost) return
    client = undefined
    log.warn({ err: error }, 'live: the listening connection was lost')
    lost.end().catch(() => {})
    again(100)
  }

  function again(wait: number): void {
    clearTimeout(retry)
    retry = setTimeout(() => {
      if (stopped) return
      listen().then(
        () => log.info('live: listening again'),
        () => again(Math.min(wait * 2, 2000)),
      )
    }, wait)
  }

  /** Detects a connection that died silently, and advances `safe`. */
  async function pulse(): Promise<void> {
    const beating = client
    if (!beating) return
    try {
      const answer = beating.query<{ here: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as here')
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('no answer')), pulseTimeoutSeconds * 1000).unref(),
      )
      const { rows } = await Promise.race([answer, late])
      safe = pulsed
      pulsed = Number(rows[0]!.here)
    } catch (error) {
      lose(beating, error as Error)
    }
  }

  await listen()
  const pulses = setInterval(pulse, pulseSeconds * 1000)
  const sweeping = setInterval(() => {
    const now = clock.now()
    Promise.all([deleteOldEvents(db, now), deleteStalePresence(db, now)]).catch((error) =>
      log.warn({ err: error }, 'live: old events could not be forgotten'),
    )
  }, 3600 * 1000)

  return {
    announce,
    async follow(personId, after, listener) {
      // A live event must not overtake an older one still being read: its position would hide the older one from a
      // reader that is disconnected between the two.
      let early: LiveEvent[] | null = []
      const inTurn = (event: LiveEvent) => void (early ? early.push(event) : listener(event))
      followers.add(personId, inTurn)
      presence.changed(personId)
      const leave = () => {
        followers.remove(personId, inTurn)
        presence.changed(personId)
      }
      try {
        // The position is taken before the read, so that no event falls between them.
        const place = await currentPosition(db)
        const missed = after === null ? null : await missedEventsOf(db, personId, after)
        for (const { resume, kind, ref } of missed ?? []) listener({ id: resume, kind, ref })
        const opened: Opened = missed ? 'resumed' : 'afresh'
        listener({ id: place, kind: openedKind, ref: opened })
        for (const event of early) listener(event)
        early = null
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
    online: presence.online,
    renewPresence: presence.renew,
    connected: () => client !== undefined,
    onPublic: (listener) => void readers.push(listener),
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(pulses)
      clearInterval(sweeping)
      polling?.stop()
      await presence.stop().catch(() => {})
      await client?.end().catch(() => {})
    },
  }
}
