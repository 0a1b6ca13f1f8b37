import { moneyShort } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { formatDuration } from '../../parts/duration.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import type { Overview } from '../contract-overview.ts'

type TodayProps = { seen: Overview; money: boolean }

/** Four figures of today, and the funnel from a question to its answer. */
export function Today({ seen, money }: TodayProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  const { today, waiting } = seen
  const oldest = waiting[0] && (Date.parse(seen.at) - Date.parse(waiting[0].since)) / 1000
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{words.waiting}</dt>
          <dd className="num">{waiting.length}</dd>
          <dd className="small">
            {oldest === undefined ? words.nobodyWaits : fill(words.oldest, { time: formatDuration(oldest) })}
          </dd>
        </div>
        <div>
          <dt>{words.median}</dt>
          <dd className="num">{today.medianAccept === null ? '–' : formatDuration(today.medianAccept)}</dd>
          <dd className="small">
            {today.medianAccept === null
              ? words.noMedian
              : fill(words.promise, { time: formatDuration(seen.promisedSeconds) })}
          </dd>
        </div>
        {money && (
          <>
            <div>
              <dt>{words.taken}</dt>
              <dd className="num">{moneyShort(locale, today.taken)}</dd>
              <dd className="small">{fill(words.held, { amount: moneyShort(locale, today.heldAmount) })}</dd>
            </div>
            <div>
              <dt>{words.refunded}</dt>
              <dd className="num">{moneyShort(locale, today.refunded)}</dd>
              <dd className="small">{plural(languageTag[locale], words.refunds, today.refundedCount)}</dd>
            </div>
          </>
        )}
      </dl>
      <h2 className="sr">{words.today}</h2>
      <ol className="steps-today">
        {(['asked', 'previewed', 'held', 'accepted', 'answered'] as const).map((step) => (
          <li key={step}>
            <b className="num">{today[step]}</b> {words.steps[step]}
          </li>
        ))}
      </ol>
    </>
  )
}
