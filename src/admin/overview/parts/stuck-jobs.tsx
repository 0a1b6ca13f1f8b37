import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { Overview, OverviewApi } from '../contract-overview.ts'

const desk = client<OverviewApi>()

type StuckJobsProps = {
  seen: Overview
}

/** Jobs that failed after all their retries. */
export function StuckJobs({ seen }: StuckJobsProps) {
  const words = useAdminMessages('home').home
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { running, problem, run } = useAct(failures, frame.reasons)
  const retry = (id: string) =>
    run(id, async () => {
      await desk('POST /admin/jobs/:id/retry', { params: { id } })
      announce(words.retried)
      await revalidate()
    })
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {seen.parked.length === 0 ? (
        <p className="soft">{words.noJobs}</p>
      ) : (
        <ul className="matters">
          {seen.parked.map((job) => (
            <li key={job.id}>
              <div>
                <b>{job.name}</b>
                <p className="soft">
                  {words.parked} <time dateTime={job.parkedAt}>{dayAndHour(locale, job.parkedAt)}</time>
                </p>
                <p className="facts">{job.error}</p>
              </div>
              <Button variant="plain" size="small" busy={running === job.id} onClick={() => void retry(job.id)}>
                {words.retry}
                <span className="sr">, {job.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
