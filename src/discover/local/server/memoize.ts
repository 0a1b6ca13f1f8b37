import type { Ports } from '../../../platform/ports.ts'

type Kept<Result> = { until: number; reading: Promise<Result> }

/**
 * Counts over all experts cost more the more there are, and change little: each is made once in a while for everybody,
 * however many ask at the same moment. One that failed is not kept.
 */
export function memoizeFor<Needs extends Pick<Ports, 'clock'>, Result>(
  seconds: number,
  read: (ports: Needs) => Promise<Result>,
): (ports: Needs) => Promise<Result> {
  const kept = new WeakMap<Needs, Kept<Result>>()
  return (ports) => {
    const now = ports.clock.now().getTime()
    const known = kept.get(ports)
    if (known && known.until > now) return known.reading
    const reading = read(ports)
    kept.set(ports, { until: now + seconds * 1000, reading })
    reading.catch(() => kept.delete(ports))
    return reading
  }
}
