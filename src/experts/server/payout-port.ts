import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'

type Named = { id: string; first_name: string; last_name: string; iban_sealed: Buffer | null }

/** Where an expert is paid belongs to billing, which knows of experts and not the other way round: it answers here. */
type Payouts = {
  /** Opens what an application has sealed, and keeps it as the account of this expert. */
  named(ports: Ports, tx: Tx, expertId: string, application: Named): Promise<void>
  known(db: Db, expertId: string): Promise<boolean>
  forget(tx: Tx, expertId: string): Promise<void>
}

let answering: Payouts | null = null

export function registerPayouts(payouts: Payouts): void {
  answering = payouts
}

function asked(): Payouts {
  if (!answering) throw new Error('Nobody has said where experts are paid')
  return answering
}

export const payoutPort: Payouts = {
  named: (...given) => asked().named(...given),
  known: (...given) => asked().known(...given),
  forget: (...given) => asked().forget(...given),
}

/** What seals the number of an account that came with an application. */
export const applicationSealKey = (id: string) => `application/${id}`
