import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useNow } from '../../../ui/time/clock.ts'
import { type Clocks, clockLines } from './clocks.ts'
import { useWorkspaceMessages } from './messages.ts'

/** Time left and the client's wait, in a row of the queue and above the answer. Ticks are not announced. */
export function ClockLine(clocks: Clocks) {
  const said = useWorkspaceMessages().clocks
  const locale = useLocale()
  const tag = useLanguageTag()
  const now = useNow(10)
  const { due, soon, wait } = clockLines(clocks, said, { locale, tag, now })
  if (!due && !wait) return null
  return (
    <span className="clock-line">
      {due && <span className={soon ? 'clock-soon' : undefined}>{due}</span>}
      {wait && <span>{wait}</span>}
    </span>
  )
}
