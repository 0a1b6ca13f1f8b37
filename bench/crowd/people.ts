// The people of the load generator, in a process of their own: they come whether or not the last one was served.
import { seededRandom } from '../../test/harness/seeded-random.ts'
import { pause } from '../figure.ts'
import type { Expert } from '../people.ts'
import { nothingSeen, type Seen } from './report.ts'
import { Crowd, type Place } from './visits.ts'

export type Staff = { open: { urls: string[]; addresses: string[]; experts: Expert[] } }
/** `rate`: paid questions a second; the rest of what people do comes with them. */
export type Step = { step: { rate: number; warm: number; seconds: number; drain: number } }
export type Done = { seen: Seen }
/** The measured part of a step begins, and its arrivals end. */
export type Moment = { moment: 'begins' | 'ends' }

/** For each paid question (docs/scale.md, what people do): two that end with a preview, and twenty pages by four readers. */
const crowdOf = { buyer: 1, asker: 2, reader: 4 } as const

let places: Place[] = []
const drawn = seededRandom(20261128)
const random = () => drawn.number(2 ** 31) / 2 ** 31
const crowd = new Crowd(nothingSeen(), random)

process.on('message', async (message: Staff | Step) => {
  if ('open' in message) {
    const { urls, addresses, experts } = message.open
    places = urls.map((url) => ({ url, addresses }))
    await Promise.all(experts.map((expert) => crowd.expert(nextPlace(), expert)))
    process.send?.({ opened: experts.length })
    return
  }
  process.send?.(await play(message.step))
})

let turn = 0
function nextPlace(): Place {
  turn += 1
  return places[turn % places.length] as Place
}

async function play({ rate, warm, seconds, drain }: Step['step']): Promise<Done> {
  crowd.seen = nothingSeen()
  await arrivals(rate, warm)
  const seen = nothingSeen()
  crowd.seen = seen
  process.send?.({ moment: 'begins' } satisfies Moment)
  await arrivals(rate, seconds)
  process.send?.({ moment: 'ends' } satisfies Moment)
  for (const until = performance.now() + drain * 1000; performance.now() < until; await pause(100))
    if (seen.ended >= seen.begun) break
  return { seen }
}

/** At random moments, each kind of visit at its rate. */
async function arrivals(rate: number, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000
  await Promise.all(
    (['buyer', 'asker', 'reader'] as const).map(async (kind) => {
      const wait = () => (-Math.log(1 - random()) * 1000) / (rate * crowdOf[kind])
      for (let at = performance.now() + wait(); at < until; at += wait()) {
        await pause(Math.max(0, at - performance.now()))
        visit(kind)
      }
    }),
  )
}

function visit(kind: 'buyer' | 'asker' | 'reader'): void {
  const { seen } = crowd
  seen.begun += 1
  crowd[kind](nextPlace())
    .catch((error) => seen.failures.push(`${kind}: ${error}`.slice(0, 300)))
    .finally(() => {
      seen.ended += 1
    })
}
