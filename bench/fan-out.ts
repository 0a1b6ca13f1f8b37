import { type ChildProcess, fork } from 'node:child_process'
import { pino } from 'pino'
import { systemClock } from '../src/platform/clock.ts'
import { connect, transaction } from '../src/platform/db/connect.ts'
import { startLive } from '../src/platform/live/postgres.ts'
import { openRedis } from '../src/platform/redis/connect.ts'
import { hasRedisServer, startRedisServer } from '../test/harness/redis-server.ts'
import { type Figure, milliseconds, pause, percentile, perSecond } from './figure.ts'

const writers = 16
const people = 1000
const seconds = 6
const steadyRate = 100

/**
 * What is carried from the commit of an announcement to so many web processes that all listen: by PostgreSQL, and by a Redis
 * server beside it where one is installed.
 */
export async function fanOut(databaseUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const processes of [2, 4]) figures.push(await through(databaseUrl, processes))
  if (!hasRedisServer) return figures
  const server = await startRedisServer()
  for (const processes of [2, 4]) figures.push(await through(databaseUrl, processes, server.url))
  await server.kill()
  return figures
}

type Heard = { heard: number[] }

async function through(databaseUrl: string, processes: number, redisUrl?: string): Promise<Figure> {
  const listeners = await Promise.all(Array.from({ length: processes }, () => listener(databaseUrl, redisUrl)))
  const log = pino({ level: 'silent' })
  const { db, close } = connect(databaseUrl)
  const redis = redisUrl ? openRedis(redisUrl, 'bench', log) : undefined
  const live = await startLive({ db, databaseUrl, clock: systemClock, log, redis })
  while (redis?.ready() === false) await pause(10)
  let told = 0
  const tell = async () => {
    told += 1
    const event = { kind: 'question', ref: String(performance.timeOrigin + performance.now()) }
    await transaction(db, (tx) => live.announce(tx, [`fan-out-${told % people}`], event))
  }
  try {
    const untilFull = performance.now() + seconds * 1000
    const flood = async () => {
      while (performance.now() < untilFull) await tell()
    }
    await Promise.all(Array.from({ length: writers }, flood))
    const most = told / seconds
    await pause(500)
    await Promise.all(listeners.map(heardBy))
    const before = told
    for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
      await Promise.all([tell(), pause(1000 / steadyRate)])
    }
    await pause(500)
    const heard = await Promise.all(listeners.map(heardBy))
    const times = heard.flat()
    const lost = (told - before) * processes - times.length
    return {
      what: `announcements heard by ${processes} web processes${redisUrl ? ', through Redis' : ''}`,
      measured: `p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(percentile(times, 0.99))} from before the commit, ${lost} lost`,
      limit: '',
      beside: `at most ${perSecond(most)} from ${writers} writers, heard ${processes} times each; p50 and p99 at ${perSecond((told - before) / seconds)}`,
      good: null,
    }
  } finally {
    for (const child of listeners) child.kill('SIGKILL')
    await live.stop()
    redis?.stop()
    await close()
  }
}

function listener(databaseUrl: string, redisUrl = ''): Promise<ChildProcess> {
  const child = fork('bench/fan-out-listener.ts', [databaseUrl, String(people), redisUrl], { execArgv: [] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', () => reject(new Error('A listener ended.')))
  })
}

function heardBy(child: ChildProcess): Promise<number[]> {
  return new Promise((resolve) => {
    child.once('message', (message: Heard) => resolve(message.heard))
    child.send('tell')
  })
}
