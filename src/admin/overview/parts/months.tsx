import { moneyShort } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Table } from '../../../ui/table.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { Month } from '../contract-overview.ts'
import { Bars } from './bars.tsx'

type MonthsProps = { months: readonly Month[] }

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The health of the business: four charts of a year, and the same as a table. */
export function Months({ months }: MonthsProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  const tag = languageTag[locale]
  const short = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const percent = (value: number | null) => (value === null ? '–' : percents.format(value))
  const euros = (cents: number) => moneyShort(locale, Math.round(cents))
  const at = (month: string) => new Date(`${month}-01T00:00:00Z`)
  const last = months.length - 1
  const ticks = months.flatMap(({ month }, index) =>
    index % 3 === last % 3 ? [{ at: index, label: short.format(at(month)) }] : [],
  )
  const charts: { title: string; values: (number | null)[]; least: number; say: (value: number) => string }[] = [
    { title: words.recurring, values: months.map(({ recurring }) => recurring), least: 10_000, say: euros },
    {
      title: words.conversion,
      values: months.map((month) => share(month.converted, month.firstEnded)),
      least: 1,
      say: percent,
    },
    { title: words.churn, values: months.map((month) => share(month.ended, month.running)), least: 1, say: percent },
    {
      title: words.refundRate,
      values: months.map((month) => share(month.refunded, month.charged)),
      least: 1,
      say: percent,
    },
  ]
  return (
    <>
      <div className="admin-grid">
        {charts.map(({ title, values, least, say }) => {
          const value = values[last] ?? null
          const month = long.format(at(months[last]?.month ?? ''))
          return (
            <figure key={title} className="chart-box">
              <figcaption>
                <h3>{title}</h3>
              </figcaption>
              <Bars
                values={values}
                least={least}
                say={say}
                ticks={ticks}
                now={last}
                nothing={words.nothingYet}
                label={fill(words.chartSays, { title, month, value: value === null ? words.nothingYet : say(value) })}
              />
            </figure>
          )
        })}
      </div>
      <details className="as-table">
        <summary>{words.asTable}</summary>
        <Table label={words.asTable}>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {[words.recurring, words.converted, words.ended, words.charged, words.back].map((head) => (
                <th key={head} scope="col" className="r">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{long.format(at(month.month))}</th>
                <td className="r">{euros(month.recurring)}</td>
                <td className="r">
                  {month.converted} / {month.firstEnded}
                </td>
                <td className="r">
                  {month.ended} / {month.running}
                </td>
                <td className="r">{euros(month.charged)}</td>
                <td className="r">{euros(month.refunded)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}
