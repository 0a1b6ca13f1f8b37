import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { Answer } from '../../../questions/shapes.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { MessagesApi } from '../contract-messages.ts'
import type { PublicTextsProps } from './public-texts.tsx'

const desk = client<MessagesApi>()

/** Questions whose authors agreed to publish them: staff reads them in full first. */
export function PublicationRequests({ shown, categories }: PublicTextsProps) {
  const words = useAdminMessages('contact').contact
  const failures = useFailureMessages()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { running, problem, run } = useAct(failures, words.refusals)
  const [refusing, setRefusing] = useState<string | null>(null)
  // Reloads after a refusal too: the author may have withdrawn the consent.
  const publish = (id: string) =>
    run(id, async () => {
      try {
        await desk('POST /admin/published/:id/publish', { params: { id } })
        announce(words.published)
      } finally {
        await revalidate()
      }
    })

  return (
    <section className="requests">
      <h2>{words.waitingAnswers}</h2>
      <p className="soft">{shown.waiting.length === 0 ? words.noWaiting : words.waitingLead}</p>
      <ErrorText id="publish-error" live>
        {problem}
      </ErrorText>
      {shown.waiting.length > 0 && (
        <ul className="message-cards">
          {shown.waiting.map((one) => (
            <li key={one.id}>
              <article aria-labelledby={`asks-${one.id}`}>
                <h3 id={`asks-${one.id}`}>{one.title}</h3>
                <p className="facts soft">
                  <span>{categories[one.category] ?? one.category}</span>
                  <time dateTime={one.at}>{day(locale, one.at)}</time>
                </p>
                <p className="said">{one.text}</p>
                <blockquote className="handled">
                  <p className="said">{linesOf(one.answer, locale).join('\n')}</p>
                </blockquote>
                <div className="decide">
                  <Button size="small" busy={running === one.id} onClick={() => void publish(one.id)}>
                    {words.publish}
                    <span className="sr">, {one.title}</span>
                  </Button>
                  <Button variant="plain" size="small" onClick={() => setRefusing(one.id)}>
                    {words.refuse}
                    <span className="sr">, {one.title}</span>
                  </Button>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={refusing !== null}
        title={words.refuseAnswer}
        draft={`refuse:${refusing}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words.refuse}
        danger
        refusals={words.refusals}
        onClose={() => setRefusing(null)}
        onSend={async (values) => {
          if (!refusing) return
          const body = { reason: String(values.get('reason')) }
          await desk('POST /admin/published/:id/refuse', { params: { id: refusing }, body })
          announce(words.refused)
          await revalidate()
        }}
      >
        <p>{words.refuseNote}</p>
      </ReasonDialog>
    </section>
  )
}

/** All texts of the answer that become public. */
function linesOf({ short, steps, deadlines, papers, limits, sources }: Answer, locale: Locale): string[] {
  return [
    short,
    ...steps.map(({ text }) => text),
    ...deadlines.map(({ date, what }) => `${day(locale, date)}, ${what}`),
    ...papers,
    limits,
    ...sources.map(({ title, url }) => [title, url].filter(Boolean).join(', ')),
  ]
}
