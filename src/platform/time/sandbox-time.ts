/** The time of the payment sandbox, by the controls that only a sandbox has (packages/stripe-sandbox/README.md). */
export interface SandboxTime {
  /** Does what falls due there until this instant; resolves once its events were delivered. */
  advanceTo(at: Date): Promise<void>
  refuseCard(paymentMethod: string): Promise<void>
}

export function sandboxTime(base: string, secretKey: string): SandboxTime {
  const control = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${base}/_sandbox/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(fields),
    })
    if (!answer.ok) throw new Error(`The payment sandbox answered ${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
  }
  return {
    advanceTo: (at) => control('clock', { to: String(Math.floor(at.getTime() / 1000)) }),
    refuseCard: (paymentMethod) => control(`payment_methods/${paymentMethod}`, { next: 'refuse' }),
  }
}
