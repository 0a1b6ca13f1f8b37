import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    /** What follows from an address for what a visitor has in the features, in the transaction that stores it. */
    visitors: {
      /** Move a visitor's rows to the account that they turned out to have. */
      claimers: readonly ((tx: Tx, fromPersonId: string, toPersonId: string, ports: Ports) => Promise<void>)[]
      /** Throws a Refusal if this person must not be asked for an address now. */
      mustBeAskable(tx: Tx, personId: string): Promise<void>
      /** A visitor has left an address for the first time. */
      firstContact(tx: Tx, at: Date, personId: string): Promise<void>
    }
  }
}
