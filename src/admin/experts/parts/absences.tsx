import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink, FilledText, PersonLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { Absence, StandingApi } from '../contract-standing.ts'

const desk = client<StandingApi>()

type AbsencesProps = {
  absences: readonly Absence[]
  onDone: () => Promise<void>
}

/** Contested no-shows: both sides' statements, and one person's decision. */
export function Absences({ absences, onDone }: AbsencesProps) {
  const words = useAdminMessages('experts').experts.absences
  const [judging, setJudging] = useState<{ absence: Absence; stands: boolean } | null>(null)
  if (absences.length === 0) return <Empty title={words.none}>{words.noneText}</Empty>
  const verb = judging?.stands ? words.uphold : words.drop
  return (
    <>
      {absences.map((absence) => (
        <AbsenceCard key={absence.id} absence={absence} onJudge={(stands) => setJudging({ absence, stands })} />
      ))}
      <ReasonDialog
        open={judging !== null}
        title={verb}
        draft={`${judging?.stands ? 'uphold' : 'drop'}:${judging?.absence.id}`}
        field="reason"
        longest={1000}
        label={words.reason}
        hint={words.hint}
        send={verb}
        refusals={words.refusals}
        onClose={() => setJudging(null)}
        onSend={async (values) => {
          if (!judging) return
          const body = { stands: judging.stands, reason: String(values.get('reason')) }
          await desk('POST /admin/absences/:id/decide', { params: { id: judging.absence.id }, body })
          announce(words.done)
          await onDone()
        }}
      />
    </>
  )
}

type CardProps = { absence: Absence; onJudge: (stands: boolean) => void }

function AbsenceCard({ absence, onJudge }: CardProps) {
  const words = useAdminMessages('experts').experts.absences
  const locale = useLocale()
  const { id, absent, said, reply, reportedAt, tookPlaceAt, awaitedUntil, client: asker, specialist } = absence
  const [blamed, other] = absent === 'client' ? [asker, specialist] : [specialist, asker]
  const title = fill(words.title, { client: asker.name, specialist: specialist.name })
  const links = {
    client: <PersonLink person={asker} />,
    specialist: <ExpertLink name={specialist.name} />,
  }
  return (
    <article className="part-shown case-file" aria-labelledby={`absence-${id}`}>
      <div className="panel-head">
        <h2 id={`absence-${id}`}>
          <FilledText text={words.title} values={links} />
        </h2>
        <Tag tone="apricot">{words[absent]}</Tag>
      </div>
      <p className="soft">
        {fill(words.at, {
          when: dayAndHour(locale, absence.meetsAt),
          place: absence.way === 'in_person' ? absence.place : words.ways[absence.way],
        })}{' '}
        <Link to={href('admin-question', locale, { id: absence.question })}>
          {fill(words.question, { number: absence.number })}
        </Link>
      </p>
      <p>{fill(words.reported, { name: blamed.name })}</p>
      <p>
        <b>
          {reportedAt
            ? fill(words.saidAt, { name: other.name, when: dayAndHour(locale, reportedAt) })
            : fill(words.said, { name: other.name })}
        </b>{' '}
        {said || words.nothing}
      </p>
      {tookPlaceAt && <p>{fill(words.tookPlace, { name: blamed.name, when: dayAndHour(locale, tookPlaceAt) })}</p>}
      <p>
        <b>{fill(words.said, { name: blamed.name })}</b> {reply ?? words.nothing}
      </p>
      {awaitedUntil ? (
        <p>{fill(words.awaited, { name: blamed.name, when: dayAndHour(locale, awaitedUntil) })}</p>
      ) : (
        <div className="decide">
          <Button size="small" onClick={() => onJudge(true)}>
            {words.uphold}
            <span className="sr">, {title}</span>
          </Button>
          <Button variant="plain" size="small" onClick={() => onJudge(false)}>
            {words.drop}
            <span className="sr">, {title}</span>
          </Button>
        </div>
      )}
    </article>
  )
}
