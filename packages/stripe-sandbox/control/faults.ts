/** Simulated failures of a provider: responses that fail, are wrong, hang or come late. */

export interface FaultResponse {
  status: number
  body: string
  contentType?: string
}

type Fault =
  | { kind: 'answer'; answer: FaultResponse; workDone: boolean }
  | { kind: 'hang'; workDone: boolean }
  | { kind: 'late'; until: Promise<void> }

export type PlannedFault = { match: string; times: number; what: Fault }

export type Faults = ReturnType<typeof openFaults>

export function openFaults() {
  const plans: PlannedFault[] = []
  let limit = { perSecond: Number.POSITIVE_INFINITY, second: 0, requests: 0 }
  return {
    /** From then on more requests in one second are answered with 429, as by an account's own limit. */
    limit(perSecond: number): void {
      limit = { perSecond, second: 0, requests: 0 }
    },
    isOverLimit(now: Date): boolean {
      const second = Math.floor(now.getTime() / 1000)
      if (second !== limit.second) limit = { ...limit, second, requests: 0 }
      limit.requests += 1
      return limit.requests > limit.perSecond
    },
    add(plan: PlannedFault): void {
      plans.push(plan)
    },
    clear(): void {
      plans.length = 0
      limit = { perSecond: Number.POSITIVE_INFINITY, second: 0, requests: 0 }
    },
    /** The fault planned for this request, which consumes it. `match` is the beginning of `POST /v1/…`. */
    take(method: string, path: string): Fault | undefined {
      const plan = plans.find(({ match, times }) => times > 0 && `${method} ${path}`.startsWith(match))
      if (!plan) return undefined
      plan.times -= 1
      return plan.what
    },
  }
}
