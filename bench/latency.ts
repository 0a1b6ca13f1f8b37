import { type ChildProcess, fork } from 'node:child_process'
import type pg from 'pg'
import type { Plan, Stream, Times } from './clients.ts'
import { conversations } from './conversations.ts'
import { type Figure, milliseconds, pause, percentile } from './figure.ts'
import { experts, visitors } from './people.ts'
import { type Measured, start } from './process.ts'

const pairs = 25
const rate = 40
const limit = 100

/** A message from one person's click to the other one's page, while this many streams are open on one process. */
export async function latency(
  product: Measured,
  pool: pg.Pool,
  port: number,
  options: { streams: number; messages: number },
): Promise<Figure[]> {
  const ours = await throughProduct(product, pool, options)
  const echo = await start({ file: 'bench/echo.ts', port, ready: '/' })
  const bare = await throughEcho(echo.url, options)
  await echo.stop()
  const shown = (times: Times) =>
    `p50 ${milliseconds(percentile(times.shown, 0.5))}, p99 ${milliseconds(percentile(times.shown, 0.99))}`
  const p99 = percentile(ours.shown, 0.99)
  const lost = ours.failed > 0 ? `, ${ours.failed} not heard` : ''
  return [
    {
      what: `message to the other page, ${ours.open} streams open`,
      measured: `${shown(ours)}${lost}`,
      limit: `p99 ${milliseconds(limit)}`,
      beside: `bare echo of events ${shown(bare)}`,
      good: p99 < limit && ours.failed === 0 && ours.open >= options.streams,
    },
    {
      what: 'the same, to the event at their stream',
      measured: `p50 ${milliseconds(percentile(ours.event, 0.5))}, p99 ${milliseconds(percentile(ours.event, 0.99))}`,
      limit: '',
      beside: `${ours.shown.length} messages at ${rate} /s`,
      good: null,
    },
  ]
}

async function throughProduct(
  { url }: Measured,
  pool: pg.Pool,
  { streams, messages }: { streams: number; messages: number },
): Promise<Times> {
  const crowd = await visitors(pool, `latency-${streams}`, streams)
  const people = await experts(pool, pairs)
  const browsers = openBrowsers()
  const live = (token: string) => ({ url: `${url}/api/live`, headers: { authorization: `Bearer ${token}` } })
  const listeners = [...people, ...crowd.slice(0, streams - people.length)]
  await browsers.open(listeners.map(({ token }) => live(token)))
  const talks = await conversations(url, pool, crowd.slice(-pairs), people)
  // Jobs of the orders and letters of the preparation end before anything is measured.
  await pause(3000)
  const times = await browsers.talk({
    messages,
    rate,
    talks: talks.map(({ questionId, client, expert }) => ({
      say: {
        url: `${url}/api/questions/${questionId}/messages`,
        headers: { authorization: `Bearer ${client.token}` },
        ref: questionId,
      },
      read: {
        url: `${url}/api/questions/${questionId}/messages?after={after}&locale=fr`,
        headers: { authorization: `Bearer ${expert.token}` },
      },
    })),
  })
  browsers.close()
  return times
}

async function throughEcho(url: string, { streams, messages }: { streams: number; messages: number }): Promise<Times> {
  const browsers = openBrowsers()
  await browsers.open(Array.from({ length: streams }, (_, index) => ({ url: `${url}/live?as=${index}`, headers: {} })))
  const times = await browsers.talk({
    messages,
    rate,
    talks: Array.from({ length: pairs }, (_, index) => ({
      say: { url: `${url}/say?as=${index}`, headers: {}, ref: String(index) },
      read: { url: `${url}/read?as=${index}&after={after}`, headers: {} },
    })),
  })
  browsers.close()
  return times
}

function openBrowsers() {
  const child: ChildProcess = fork('bench/clients.ts', { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = <Reply>(message: object) =>
    new Promise<Reply>((resolve, reject) => {
      child.once('message', (reply) => resolve(reply as Reply))
      child.once('exit', () => reject(new Error('The browsers ended.')))
      child.send(message)
    })
  return {
    open: (streams: Stream[]) => told<{ opened: number }>({ open: streams }),
    talk: async (plan: Plan) => (await told<{ times: Times }>({ talk: plan })).times,
    close: () => void child.kill('SIGKILL'),
  }
}
