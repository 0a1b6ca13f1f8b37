/** Minutes that a page promises: until an expert has the question, until the answer usually and at the latest. */
export const promisedMinutes = { assign: 2, typical: 5, max: 10 }

/** From this many answers on, the measured times replace the promise. */
export const enoughAnswers = 30

export type Estimate = { assign: number; typical: number; max: number; measured: boolean }

export function estimateFrom(seconds: readonly number[]): Estimate {
  if (seconds.length < enoughAnswers) return { ...promisedMinutes, measured: false }
  const sorted = [...seconds].sort((a, b) => a - b)
  const minutesAt = (share: number) => {
    const place = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
    return Math.max(1, Math.ceil(sorted[place]! / 60))
  }
  const typical = minutesAt(0.5)
  return { assign: Math.min(promisedMinutes.assign, typical), typical, max: minutesAt(0.9), measured: true }
}
