import type { Tx } from '../../platform/db/port.ts'

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    safeToWrite: {
      /** Throws `safe_to_write_needed` while somebody has been asked whether writing to them is safe and has not said. */
      mustBeAnswered(tx: Tx, personId: string): Promise<void>
    }
  }
}
