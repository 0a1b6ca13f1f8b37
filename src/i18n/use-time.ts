import { useSyncExternalStore } from 'react'
import { businessTimeZone, dayAndHourNamed } from './format.ts'
import { readerTimeZone } from './time-zone.ts'
import { useLocale } from './use-locale.ts'

const never = () => () => {}

/** On the reader's clock, named where it is not the operator's; the server, which does not know it, says the operator's. */
export function useDayAndHour(): (at: Date | string) => string {
  const locale = useLocale()
  const zone = useSyncExternalStore(never, readerTimeZone, () => businessTimeZone)
  return (at) => dayAndHourNamed(locale, at, zone)
}
