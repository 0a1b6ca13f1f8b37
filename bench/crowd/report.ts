import { percentile } from '../figure.ts'

/** What is timed, in milliseconds. */
export const kinds = ['page', 'command', 'heard', 'reply', 'offer'] as const
export type Kind = (typeof kinds)[number]

/** What the people of a step have seen. */
export type Seen = {
  times: Record<Kind, number[]>
  begun: number
  /** Also those that have failed. */
  ended: number
  failures: string[]
}

export const nothingSeen = (): Seen => ({
  times: { page: [], command: [], heard: [], reply: [], offer: [] },
  begun: 0,
  ended: 0,
  failures: [],
})

/** What 99 of 100 people may wait: beyond it they notice, and `offer` is a second of the ten minutes that are promised. */
export const limits: Record<Kind, number> = { page: 500, command: 500, heard: 500, reply: 3000, offer: 3000 }

/** Of a hundred visits one may fail, and nearly all that begin in a step come to their end. */
const mayFail = 0.01
const mustEnd = 0.97

/** Why this step is more than the processes carry; `null` where they carry it. */
export function overloadedBy({ times, begun, ended, failures }: Seen): string | null {
  if (failures.length > begun * mayFail) return `${failures.length} of ${begun} visits failed: ${failures[0]}`
  if (ended < begun * mustEnd) return `${begun - ended} of ${begun} visits did not end`
  for (const kind of kinds) {
    const p99 = percentile(times[kind], 0.99)
    if (p99 > limits[kind]) return `${kind} p99 ${p99.toFixed(0)} ms of ${limits[kind]}`
  }
  return null
}
