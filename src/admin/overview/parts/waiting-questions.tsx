import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDuration } from '../../parts/duration.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import type { Overview, Waiting } from '../contract-overview.ts'

type WaitingProps = { seen: Overview; categories: Record<string, string> }

/** Questions that wait for an expert, the oldest first; late ones are highlighted. */
export function WaitingQuestions({ seen, categories }: WaitingProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  if (seen.waiting.length === 0) return <p className="soft">{words.noQuestions}</p>
  const opens = seen.rights.includes('read_questions')
  const name = (row: Waiting) => row.title || fill(words.hiddenQuestion, { number: row.number })
  return (
    <Table label={words.questions} look="cards">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.question}</th>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.with}</th>
          <th scope="col">{words.state}</th>
          <th scope="col" className="r">
            {words.since}
          </th>
        </tr>
      </thead>
      <tbody>
        {seen.waiting.map((row) => (
          <tr key={row.id} className={row.late ? 'alert' : undefined}>
            <td>{row.number}</td>
            <td className="grow">
              {opens ? <Link to={href('admin-question', locale, { id: row.id })}>{name(row)}</Link> : name(row)}
            </td>
            <td>{categories[row.category] ?? row.category}</td>
            <td>
              {row.with ? (
                <ExpertLink name={row.with}>{fill(words.offeredTo, { name: row.with })}</ExpertLink>
              ) : (
                words.nobody
              )}
            </td>
            <td>
              {row.late && (
                <Tag tone="brick" icon={TriangleAlert}>
                  {words.late}
                </Tag>
              )}
              {(words.states as Record<string, string>)[row.state] ?? row.state}
            </td>
            <td className="r">{formatDuration((Date.parse(seen.at) - Date.parse(row.since)) / 1000)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
