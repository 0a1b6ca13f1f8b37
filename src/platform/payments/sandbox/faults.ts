/** Simulated failures of a provider: responses that fail, are wrong, hang or come late. */

export interface BadAnswer {
  status: number
  body: string
  contentType?: string
}

type Planned =
  | { kind: 'answer'; answer: BadAnswer; workDone: boolean }
  | { kind: 'hang'; workDone: boolean }
  | { kind: 'late'; until: Promise<void> }

export type Plan = { match: string; times: number; what: Planned }

export type Faults = ReturnType<typeof planFaults>

export function planFaults() {
  const plans: Plan[] = []
  return {
    add(plan: Plan): void {
      plans.push(plan)
    },
    clear(): void {
      plans.length = 0
    },
    /** The fault planned for this request, which consumes it. `match` is the beginning of `POST /v1/…`. */
    take(method: string, path: string): Planned | undefined {
      const plan = plans.find(({ match, times }) => times > 0 && `${method} ${path}`.startsWith(match))
      if (!plan) return undefined
      plan.times -= 1
      return plan.what
    },
  }
}
