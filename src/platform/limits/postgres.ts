import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../../api/refusal.ts'
import { networksOf } from './networks.ts'
import type { Limit, Limits } from './port.ts'

/**
 * Rate limits counted in the database, so that all processes share them. A key over its limit is remembered in this
 * process until the block ends, without asking again, unless the limit may be reset in another one. While the database is unavailable each process counts alone.
 */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds, resettable }: Limit): RateLimiterPostgres {
    const id = `${name} ${points} ${seconds}`
    let limiter = limiters.get(id)
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // It clears the whole table, so one limiter per process is enough.
        clearExpiredByTimeout: limiters.size === 0,
        keyPrefix: name,
        points,
        duration: seconds,
        ...(!resettable && { inMemoryBlockOnConsumed: points + 1 }),
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      })
      limiters.set(id, limiter)
    }
    return limiter
  }

  return {
    async spend(limit, key, points) {
      try {
        await limiterOf(limit).consume(digest(key), points)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw tooManyRequests(refused.msBeforeNext)
      }
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(digest(key))
    },
  }
}

export function tooManyRequests(milliseconds: number): Refusal<'too_many_requests'> {
  return new Refusal('too_many_requests', 429, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

/** Email and IP addresses are stored only as a hash that fits the column. */
function digest(key: string): string {
  return createHash('sha256').update(networksOf(key).subscriber).digest('base64url').slice(0, 32)
}
