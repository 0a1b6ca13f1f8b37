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
  return {
    add(plan: PlannedFault): void {
      plans.push(plan)
    },
    clear(): void {
      plans.length = 0
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
