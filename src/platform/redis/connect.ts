import { createClient } from '@redis/client'
import type { Logger } from 'pino'

/** Milliseconds after which a server that does not answer counts as away. */
const patience = 500
/** Milliseconds for which it is then not asked, so that not everybody waits for it. */
const rest = 2000

/** A server that speaks the protocol of Redis (Valkey, Redis), used for what may be lost at any moment. */
export interface Redis {
  /** Whether commands are answered at present. */
  ready(): boolean
  /** @throws where the server is away */
  publish(channel: string, text: string): Promise<void>
  /** Called with what is published, while the server is there. */
  subscribe(channel: string, listener: (text: string) => void): void
  /** What `rate-limiter-flexible` asks of a client. */
  limiterStore: {
    readonly isReady: boolean
    eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
    del(key: string): Promise<number>
  }
  stop(): void
}

/**
 * Returns at once: the server may be away now, and at any later time, and is looked for until `stop`. `database` names whose
 * announcements and counts these are: a product beside this one may use the same server.
 */
export function openRedis(url: string, database: string, log: Logger): Redis {
  const own = (name: string) => `${database}:${name}`
  const client = createClient({
    url,
    name: 'clairavis',
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: { connectTimeout: 3000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000) },
  })
  // A subscription is made again after each connection.
  const hearing = client.duplicate({ disableOfflineQueue: false })
  let restsUntil = 0
  let told = false
  const lost = (error: unknown) => {
    if (!told) log.warn({ err: error }, 'redis: the server is away; announcements and limits go through PostgreSQL')
    told = true
  }
  const found = () => {
    if (told) log.info('redis: the server is back')
    told = false
  }
  client.on('ready', found)
  for (const one of [client, hearing]) {
    one.on('error', lost)
    // Pending until the first connection, which may come late.
    one.connect().catch(lost)
  }

  const ready = () => client.isReady && performance.now() >= restsUntil
  async function ask<Reply>(command: () => Promise<Reply>): Promise<Reply> {
    if (!ready()) throw new Error('The Redis server is away.')
    try {
      const reply = await within(patience, command())
      found()
      return reply
    } catch (error) {
      restsUntil = performance.now() + rest
      lost(error)
      throw error
    }
  }

  return {
    ready,
    publish: async (channel, text) => void (await ask(() => client.publish(own(channel), text))),
    subscribe: (channel, listener) => void hearing.subscribe(own(channel), listener).catch(lost),
    limiterStore: {
      get isReady() {
        return ready()
      },
      eval: (script, options) => ask(() => client.eval(script, { ...options, keys: options.keys.map(own) })),
      del: (key) => ask(() => client.del(own(key))),
    },
    stop() {
      for (const one of [client, hearing]) one.destroy()
    },
  }
}

/** The client itself waits for ever for the answer to a command that it has sent. */
function within<Reply>(milliseconds: number, reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The Redis server does not answer.')), milliseconds)
  })
  return Promise.race([reply, late]).finally(() => clearTimeout(timer))
}
