import { browserTimeZone } from '../../i18n/time-zone.ts'
import type { Clocks } from '../meeting-time.ts'

/** The reader's clock and that of the place; in the browser only. */
export const clocksAt = (place: string): Clocks => ({ place, reader: browserTimeZone() ?? place })
