import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'

type Named = { id: string; first_name: string; last_name: string; iban_sealed: Buffer | null }

/** Payout accounts belong to billing, which depends on experts and not the other way round: it registers this port. */
type Payouts = {
  /** Decrypts the account number of an application, and stores it as the payout account of this expert. */
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

/** The encryption key name for the account number of an application. */
export const applicationSealKey = (id: string) => `application/${id}`
