import { Link, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { Overview, OverviewApi } from '../contract-overview.ts'

const desk = client<OverviewApi>()

type MattersProps = {
  seen: Overview
  /** The names of the situations in which a person is in danger. */
  situations: Readonly<Record<string, string>>
}

/** Questions and meeting requests that need the staff; a task goes when somebody marks it as done. */
export function Tasks({ seen, situations }: MattersProps) {
  const words = useAdminMessages('home').home
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { running, problem, run } = useAct(failures, frame.reasons)
  const nameOf = (template: string) => (words.matterKinds as Record<string, string>)[template] ?? template
  const done = (id: string) =>
    run(id, async () => {
      await desk('POST /admin/matters/:id/seen', { params: { id } })
      announce(words.matterDone)
      await revalidate()
    })
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {seen.matters.length === 0 ? (
        <p className="soft">{words.noMatters}</p>
      ) : (
        <ul className="matters">
          {seen.matters.map(({ id, template, question, number, city, situations: found, at }) => (
            <li key={id}>
              <div>
                <b>
                  {template === 'meeting_objection' && seen.rights.includes('review_experts') ? (
                    <Link to={href('admin-applications', locale, { show: 'absences' })}>{nameOf(template)}</Link>
                  ) : (
                    nameOf(template)
                  )}
                </b>
                <p className="soft">
                  <time dateTime={at}>{dayAndHour(locale, at)}</time>
                </p>
                <p className="facts">
                  {question && number !== null && (
                    <Link to={href('admin-question', locale, { id: question })}>
                      {fill(words.hiddenQuestion, { number })}
                    </Link>
                  )}
                  {found.map((situation) => (
                    <span key={situation}>{situations[situation]}</span>
                  ))}
                  {city && <span>{city}</span>}
                </p>
              </div>
              <Button variant="plain" size="small" busy={running === id} onClick={() => void done(id)}>
                {words.matterSeen}
                <span className="sr">, {nameOf(template)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
