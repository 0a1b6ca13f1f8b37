import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'

type Named = { id: string; firstName: string; lastName: string; ibanSealed: Buffer | null }

type Trader = { siret: string; vatNumber: string; vatExempt: boolean; country: string }

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    /** Payout accounts belong to billing, which depends on experts and not the other way round. */
    payouts: {
      /** Decrypts the account number of an application, and stores it as the payout account of this expert. */
      named(ports: Ports, tx: Tx, expertId: string, application: Named): Promise<void>
      /**
       * The mandate to issue invoices in the expert's name, accepted at opening with the numbers of the application.
       * `false` where one of them does not fit an invoice: it is then given on the page of payments.
       */
      mandated(ports: Ports, tx: Tx, expertId: string, application: Trader, locale: Locale): Promise<boolean>
      known(db: Db, expertId: string): Promise<boolean>
      forget(tx: Tx, expertId: string): Promise<void>
    }
  }
}

/** The encryption key name for the account number of an application. */
export const applicationSealKey = (id: string) => `application/${id}`
