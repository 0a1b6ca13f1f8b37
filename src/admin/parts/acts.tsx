import { dayAndHour } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Table } from '../../ui/table.tsx'
import type { StaffAct } from '../overview/contract-overview.ts'
import type { CodeMessages } from './console-page.ts'
import { useAdminMessages } from './messages.ts'
import { MemberLink, SubjectLink } from './people-links.tsx'

type ActsProps = {
  acts: readonly StaffAct[]
  codes: CodeMessages<'acts' | 'subjects'>
  /** Names of the subjects that the acts are about, where they are known. */
  names?: Readonly<Record<string, string>>
}

/** Journal entries: who did what, and why. */
export function ActTable({ acts, codes, names }: ActsProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  if (acts.length === 0) return <p className="soft">{words.noActs}</p>
  return (
    <Table label={words.journal} look="cards">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.act}</th>
          <th scope="col">{words.about}</th>
          <th scope="col">{words.reason}</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act.id}>
            <td>
              <time dateTime={act.at}>{dayAndHour(locale, act.at)}</time>
            </td>
            <td className="names">{act.who ? <MemberLink id={act.by} name={act.who} /> : words.commandLine}</td>
            <td>{codes.acts[act.act] ?? act.act}</td>
            <td className="names">
              <SubjectLink {...act.subject}>
                {names?.[act.subject.id] ??
                  `${codes.subjects[act.subject.kind] ?? act.subject.kind} ${act.subject.id.slice(-8)}`}
              </SubjectLink>
            </td>
            <td className={act.reason ? 'grow' : 'grow nothing'}>{act.reason ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
