import type { Outcome, Push, PushNotification, Subscription } from '../../src/platform/push/port.ts'

export type MemoryPush = Push & {
  /** What was sent, oldest first. */
  sent: { to: Subscription; note: PushNotification; secondsToLive: number }[]
  /** The push service's response from now on. */
  answer: Outcome
}

/** A push service in memory, for tests. */
export function memoryPush(): MemoryPush {
  const push: MemoryPush = {
    key: 'the-public-key',
    sent: [],
    answer: { kind: 'taken' },
    accepts: (endpoint) => endpoint.startsWith('https://'),
    async send(to, note, secondsToLive) {
      push.sent.push({ to, note, secondsToLive })
      return push.answer
    },
  }
  return push
}
