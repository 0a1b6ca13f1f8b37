import { dayAndHour, money } from '../../../i18n/format.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { fr } from '../time.text.fr.ts'
import type { Happened } from '../time-contract.ts'

export type TimeMessages = MessagesLike<typeof fr>

type HappenedListProps = {
  happened: readonly Happened[]
  /** What happened after this instant is marked as new. */
  since: string | null
  words: TimeMessages
}

/** Letters, holds and ledger entries of a case, the latest first. */
export function HappenedList({ happened, since, words }: HappenedListProps) {
  const locale = useLocale()
  return (
    <ol className="happened" reversed>
      {happened.map((entry) => (
        <li key={entry.id}>
          <p className="happened-head">
            <time className="soft small" dateTime={entry.at}>
              {dayAndHour(locale, entry.at)}
            </time>
            <span className="soft small">{words.kinds[entry.kind]}</span>
            {since !== null && entry.at > since && <Tag tone="moss">{words.fresh}</Tag>}
          </p>
          <Entry entry={entry} words={words} />
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { entry: Happened; words: TimeMessages }

function Entry({ entry, words }: EntryProps) {
  const locale = useLocale()
  if (entry.kind === 'letter')
    return (
      <>
        <p>
          <b>{entry.subject}</b>
        </p>
        <details>
          <summary>
            {words.read}
            <span className="sr">: {entry.subject}</span>
          </summary>
          <p className="happened-letter">{entry.text}</p>
        </details>
      </>
    )
  if (entry.kind === 'hold')
    return (
      <>
        <p>
          <b>{fill(words.holds[entry.what], { amount: money(locale, entry.amount) })}</b>
        </p>
        <p className="soft small">{fill(words.reference, { reference: entry.reference })}</p>
      </>
    )
  return <LedgerEntries entry={entry} words={words} />
}

function LedgerEntries({ entry, words }: EntryProps & { entry: Happened & { kind: 'entries' } }) {
  const locale = useLocale()
  const source = (words.sources as Record<string, string>)[entry.source] ?? entry.source
  return (
    <table className="happened-entries">
      <caption>
        <b>{source}</b>
      </caption>
      <thead className="sr">
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col">{words.debit}</th>
          <th scope="col">{words.credit}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map(({ nameFr, nameEn, amount }) => (
          <tr key={`${nameFr} ${amount}`}>
            <th scope="row">{locale === 'fr' ? nameFr : nameEn}</th>
            <td className="num">{amount > 0 && money(locale, amount)}</td>
            <td className="num">{amount < 0 && money(locale, -amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
