export const frugal: { options: string[]; environment: Record<string, string> }
export const paymentSandbox: { options: string[] }
