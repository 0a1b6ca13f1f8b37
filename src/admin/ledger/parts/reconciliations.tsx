import { useState } from 'react'
import { Link } from 'react-router'
import { day, dayAndHour, money } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { CloseAlert } from '../../overview/parts/close-alert.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { LedgerDrift, ReconciliationRun } from '../contract-ledger.ts'

type RunsProps = { runs: readonly ReconciliationRun[] }

/** The reconciliations with the provider's account, the latest first. */
export function Runs({ runs }: RunsProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  if (runs.length === 0) return <p className="soft">{words.noRun}</p>
  return (
    <Table label={words.compared} look="cards">
      <thead>
        <tr>
          <th scope="col">{words.run}</th>
          {[words.charges, words.lines, words.atProvider, words.inBooks, words.drifts].map((head) => (
            <th key={head} scope="col" className="r">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id} className={run.drifts > 0 ? 'alert' : undefined}>
            <th scope="row">
              <time dateTime={run.finishedAt}>{dayAndHour(locale, run.finishedAt)}</time>
            </th>
            <td className="r" data-label={words.charges}>
              {run.charges}
            </td>
            <td className="r" data-label={words.lines}>
              {run.movements}
            </td>
            <td className="r" data-label={words.atProvider}>
              {money(locale, run.atProvider)}
            </td>
            <td className="r" data-label={words.inBooks}>
              {money(locale, run.inBooks)}
            </td>
            <td className="r" data-label={words.drifts}>
              {run.drifts}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type DriftsProps = {
  drifts: readonly LedgerDrift[]
  mayClose: boolean
}

/** Every difference ever found, once, with the explanation that staff has noted. */
export function Drifts({ drifts, mayClose }: DriftsProps) {
  const words = useAdminMessages('ledger').ledger
  const [closing, setClosing] = useState<string | null>(null)
  if (drifts.length === 0) return <p className="soft">{words.noDrift}</p>
  return (
    <>
      <ul className="matters">
        {drifts.map((drift) => (
          <li key={`${drift.kind} ${drift.ref}`}>
            <Drift drift={drift} />
            {mayClose && drift.alert && !drift.alert.closedAt && (
              <Button variant="plain" size="small" onClick={() => setClosing(drift.alert?.id ?? null)}>
                {words.close}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CloseAlert
        alert={closing}
        words={{
          title: words.closeTitle,
          note: words.note,
          hint: words.noteHint,
          send: words.close,
          done: words.closedNow,
        }}
        onClose={() => setClosing(null)}
      />
    </>
  )
}

function Drift({ drift }: { drift: LedgerDrift }) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  const { kind, ref, expected, found, payment, alert, times, lastSeen } = drift
  const state = !alert ? words.noAlert : alert.closedAt ? words.closed : words.open
  return (
    <div>
      <b>{(words.kinds as Record<string, string>)[kind] ?? kind}</b>{' '}
      <Tag tone={alert && !alert.closedAt ? 'brick' : undefined}>{state}</Tag>
      <p className="facts">
        {payment ? <Link to={href('admin-payments', locale, { payment })}>{ref}</Link> : ref}
        {expected !== null && <span>{fill(words.expected, { amount: money(locale, expected) })}</span>}
        {found !== null && <span>{fill(words.found, { amount: money(locale, found) })}</span>}
      </p>
      <p className="soft">{plural(languageTag[locale], words.seen, times, { date: day(locale, lastSeen) })}</p>
      {alert?.closedAt && (
        <p>
          {fill(words.closedBy, {
            name: alert.closedBy ?? '–',
            date: day(locale, alert.closedAt),
            note: alert.note ?? '–',
          })}
        </p>
      )}
    </div>
  )
}
