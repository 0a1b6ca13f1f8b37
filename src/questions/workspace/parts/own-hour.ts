import { hour, hourIn } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import type { WorkspaceMessages } from './messages.ts'

/** The hour on the expert's own clock, with that of Paris beside it where the two differ; in the browser only. */
export function ownHour(
  locale: Locale,
  at: string | Date,
  { abroad }: Pick<WorkspaceMessages['clocks'], 'abroad'>,
  zone: string = readerTimeZone(),
): string {
  const here = hourIn(locale, at, zone)
  const paris = hour(locale, at)
  return here === paris ? paris : fill(abroad, { hour: here, paris })
}
