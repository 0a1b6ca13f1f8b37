import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'

type Named = { id: string; first_name: string; last_name: string; iban_sealed: Buffer | null }

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    /** Payout accounts belong to billing, which depends on experts and not the other way round. */
    payouts: {
      /** Decrypts the account number of an application, and stores it as the payout account of this expert. */
      named(ports: Ports, tx: Tx, expertId: string, application: Named): Promise<void>
      known(db: Db, expertId: string): Promise<boolean>
      forget(tx: Tx, expertId: string): Promise<void>
    }
  }
}

/** The encryption key name for the account number of an application. */
export const applicationSealKey = (id: string) => `application/${id}`
