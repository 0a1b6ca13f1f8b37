import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import { Refusal } from '../../api/refusal.ts'
import type { Redis } from '../redis/connect.ts'
import { networksOf } from './networks.ts'
import type { Limit, Limits } from './port.ts'

/**
 * Rate limits counted in the database, so that all processes share them. A key over its limit is remembered in this
 * process until the block ends, without asking again, unless the limit may be reset in another one. While the database is
 * unavailable each process counts alone. With `redis` they are counted there, and in the database while it is away: what was counted before then counts no more.
 */
export function openLimits(pool: pg.Pool, redis?: Pick<Redis, 'limiterStore'>): Limits {
  /** The first counts, and where its server is away it asks the second. */
  const limiters = new Map<string, RateLimiterStoreAbstract[]>()

  function limitersOf({ name, points, seconds, resettable }: Limit): RateLimiterStoreAbstract[] {
    const id = `${name} ${points} ${seconds}`
    let found = limiters.get(id)
    if (!found) {
      const rate = { keyPrefix: name, points, duration: seconds }
      const shared = { ...rate, ...(!resettable && { inMemoryBlockOnConsumed: points + 1 }) }
      const stored = new RateLimiterPostgres({
        ...shared,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // It clears the whole table, so one limiter per process is enough.
        clearExpiredByTimeout: limiters.size === 0,
        insuranceLimiter: new RateLimiterMemory(rate),
      })
      const beside = redis && new RateLimiterRedis({ ...shared, ...redisOptions(redis), insuranceLimiter: stored })
      found = beside ? [beside, stored] : [stored]
      limiters.set(id, found)
    }
    return found
  }

  return {
    async spend(limit, key, points) {
      try {
        await limitersOf(limit)[0]?.consume(digest(key), points)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw tooManyRequests(refused.msBeforeNext)
      }
    },
    async giveBack(limit, key, points) {
      await limitersOf(limit)[0]?.reward(digest(key), points)
    },
    async reset(limit, key) {
      for (const limiter of limitersOf(limit)) await limiter.delete(digest(key))
    },
  }
}

const redisOptions = ({ limiterStore }: Pick<Redis, 'limiterStore'>) => ({
  storeClient: limiterStore,
  useRedisPackage: true,
  rejectIfRedisNotReady: true,
})

export function tooManyRequests(milliseconds: number): Refusal<'too_many_requests'> {
  return new Refusal('too_many_requests', 429, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

/** Email and IP addresses are stored only as a hash that fits the column. */
function digest(key: string): string {
  return createHash('sha256').update(networksOf(key).subscriber).digest('base64url').slice(0, 32)
}
