/** The time of the payment sandbox, by the controls that only a sandbox has (packages/stripe-sandbox/README.md). */
export interface SandboxTime {
  /** Does what falls due there until this instant; resolves once its events were delivered. */
  advanceTo(at: Date): Promise<void>
  /** When something next falls due there. */
  nextDue(): Promise<Date | null>
  refuseCard(paymentMethod: string): Promise<void>
}

export function sandboxTime(base: string, secretKey: string): SandboxTime {
  const headers = { authorization: `Bearer ${secretKey}` }
  const answerOf = async (path: string, request: RequestInit) => {
    const answer = await fetch(`${base}/_sandbox/${path}`, { ...request, headers })
    if (!answer.ok) throw new Error(`The payment sandbox answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const control = async (path: string, fields: Record<string, string>) => {
    const answer = await answerOf(path, { method: 'POST', body: new URLSearchParams(fields) })
    await answer.body?.cancel()
  }
  return {
    advanceTo: (at) => control('clock', { to: String(Math.floor(at.getTime() / 1000)) }),
    async nextDue() {
      const { nextDue } = (await (await answerOf('clock', { method: 'GET' })).json()) as { nextDue: string | null }
      return nextDue ? new Date(nextDue) : null
    },
    refuseCard: (paymentMethod) => control(`payment_methods/${paymentMethod}`, { next: 'refuse' }),
  }
}
