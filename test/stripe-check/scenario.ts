/** What the client is charged, in cents; refunds are negative. Documents and ledger follow from it unless they differ. */
export type Expected = { charged: number[]; documents?: number[]; ledger?: Record<string, number> }
/** `letters`: what the client is sent, as the table counts it. */
export type Scenario = { name: string; letters: string; play(): Promise<number[] | Expected> }

export const first = 300
export const month = 2900
