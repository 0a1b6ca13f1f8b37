// A web process's ear and nothing else: everybody's streams on it, and how long each event took to arrive.
import { pino } from 'pino'
import { systemClock } from '../src/platform/clock.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startLive } from '../src/platform/live/postgres.ts'
import { openRedis } from '../src/platform/redis/connect.ts'

const [databaseUrl = '', people = '0', redisUrl] = process.argv.slice(2)
const { db } = connect(databaseUrl, { max: 4, connectTimeout: 10_000 })
const log = pino({ level: 'silent' })
const redis = redisUrl ? openRedis(redisUrl, 'bench', log) : undefined
const live = await startLive({ db, databaseUrl, clock: systemClock, log, redis })
let heard: number[] = []
for (let nth = 0; nth < Number(people); nth += 1)
  await live.follow(`fan-out-${nth}`, null, ({ kind, ref }) => {
    if (kind === 'question') heard.push(performance.timeOrigin + performance.now() - Number(ref))
  })
process.on('message', () => {
  process.send?.({ heard })
  heard = []
})
process.send?.('ready')
