import { dayAndHour } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { QuestionDetail } from '../../contract-cases.ts'
import type { CodeMessages } from '../../parts/console-page.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink, FilledText } from '../../parts/people-links.tsx'

/** Who was asked or had the question, and how that ended. */
export function Leases({
  leases,
  codes,
}: Pick<QuestionDetail, 'leases'> & { codes: CodeMessages<'leases' | 'events'> }) {
  const page = useAdminMessages('file').file
  const locale = useLocale()
  if (leases.length === 0) return <p className="soft">{page.noLeases}</p>
  return (
    <ol className="matters">
      {leases.map((lease) => (
        <li key={`${lease.at} ${lease.kind} ${lease.expert}`}>
          <div>
            <ExpertLink name={lease.expert} />, {codes.leases[lease.kind]}
            <p className="facts soft">
              <time dateTime={lease.at}>{dayAndHour(locale, lease.at)}</time>
              {lease.outcome && <span>{codes.events[lease.outcome] ?? lease.outcome}</span>}
            </p>
            {lease.handedBy !== null && (
              <p>
                <FilledText text={page.handedBy} values={{ name: <ExpertLink name={lease.handedBy} /> }} />{' '}
                {lease.note && <q>{lease.note}</q>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
