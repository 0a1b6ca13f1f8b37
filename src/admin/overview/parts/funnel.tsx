import { languageTag, locales } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Table } from '../../../ui/table.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { type FunnelRow, funnelSteps } from '../contract-overview.ts'

type FunnelProps = {
  rows: readonly FunnelRow[]
  categories: Record<string, string>
}
type Line = { key: string; name: string; rows: readonly FunnelRow[] }

/** How many questions reach each step: all of them, each language, then each category, the busiest first. */
export function Funnel({ rows, categories }: FunnelProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(languageTag[locale])
  const asked = (line: Line) => line.rows.reduce((sum, row) => sum + row.asked, 0)
  const lines: Line[] = [
    { key: 'all', name: words.funnelAll, rows },
    ...locales.map((one) => ({
      key: one,
      name: words.funnelLanguages[one],
      rows: rows.filter((row) => row.locale === one),
    })),
    ...[...new Set(rows.map(({ category }) => category))]
      .map((category) => ({
        key: `of ${category}`,
        name: categories[category] ?? category,
        rows: rows.filter((row) => row.category === category),
      }))
      .sort((one, other) => asked(other) - asked(one)),
  ]
  return (
    <>
      <p className="soft">{words.funnelNote}</p>
      <Table label={words.funnel} look="cards">
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            {funnelSteps.map((step) => (
              <th key={step} scope="col" className="r">
                {words.funnelSteps[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              {funnelSteps.map((step) => (
                <td key={step} className="r" data-label={words.funnelSteps[step]}>
                  {numbers.format(line.rows.reduce((sum, row) => sum + row[step], 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
