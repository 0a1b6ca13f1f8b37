import type { Person } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import type { EmergencyFacts } from '../../safety/screen.ts'
import type { EmergencySituation } from '../../safety/situation-rules.ts'

type Written = {
  text: string
  locale: Locale
  notEmergency: readonly EmergencySituation[]
  timeZone: string | null
}

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    dangers: {
      /**
       * Keeps a text that shows a person in danger as the question box does: it is nothing that is sold, and a human of
       * the house is alerted. Returns what `withdraw` takes; `null` where it may not be stored, or too much came before.
       */
      keep(ports: Ports, actor: Person, written: Written, facts: EmergencyFacts): Promise<string | null>
      /** Its writer has said that it is no emergency: the alert ends, and what was kept is closed. */
      withdraw(ports: Ports, actor: Person, kept: string): Promise<void>
    }
  }
}
