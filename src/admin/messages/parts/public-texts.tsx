import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { day } from '../../../i18n/format.ts'
import { clearlyForeignTo } from '../../../i18n/language-of.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { MessagesApi } from '../contract-messages.ts'
import { PublicationRequests } from './publication-requests.tsx'

const desk = client<MessagesApi>()

export type PublicTextsProps = {
  shown: ReplyOf<MessagesApi['GET /admin/public-words']>
  categories: Record<string, string>
}

/** Public texts of clients, each with a form to take it down with a reason. */
export function PublicTexts({ shown, categories }: PublicTextsProps) {
  const words = useAdminMessages('contact').contact
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [going, setGoing] = useState<{ what: 'reviews' | 'published'; id: string } | null>(null)
  const isReview = going?.what !== 'published'
  return (
    <>
      <PublicationRequests {...{ shown, categories, words, frame, failures, locale }} />
      <div className="admin-grid">
        <section>
          <h2>{words.reviews}</h2>
          {shown.reviews.length === 0 && <p className="soft">{words.noReviews}</p>}
          {shown.reviews.length > 0 && (
            <ul className="matters">
              {shown.reviews.map((review) => (
                <li key={review.id}>
                  <div>
                    <p className="facts">
                      <Stars value={review.stars} label={fill(words.stars, { n: review.stars })} />
                      <Link to={href('expert', locale, { slug: review.expert.slug })}>{review.expert.name}</Link>
                    </p>
                    <p className="said" lang={clearlyForeignTo(locale, review.comment)}>
                      {review.comment}
                    </p>
                    <p className="soft">
                      {review.author || words.anonymous}, <time dateTime={review.at}>{day(locale, review.at)}</time>
                    </p>
                  </div>
                  <Button variant="plain" size="small" onClick={() => setGoing({ what: 'reviews', id: review.id })}>
                    {words.withdraw}
                    <span className="sr">, {review.comment.slice(0, 40)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2>{words.answers}</h2>
          {shown.answers.length === 0 && <p className="soft">{words.noAnswers}</p>}
          {shown.answers.length > 0 && (
            <ul className="matters">
              {shown.answers.map((answer) => (
                <li key={answer.id}>
                  <div>
                    <Link to={href('question', locale, { id: answer.id })}>{answer.title}</Link>
                    <p className="soft">
                      {categories[answer.category] ?? answer.category},{' '}
                      <time dateTime={answer.at}>{day(locale, answer.at)}</time>
                    </p>
                  </div>
                  <Button variant="plain" size="small" onClick={() => setGoing({ what: 'published', id: answer.id })}>
                    {words.withdraw}
                    <span className="sr">, {answer.title}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
        <ReasonDialog
          open={going !== null}
          title={isReview ? words.withdrawReview : words.withdrawAnswer}
          draft={`withdraw:${going?.id}`}
          field="reason"
          label={words.reason}
          hint={words.reasonHint}
          send={words.withdraw}
          danger
          refusals={words.refusals}
          onClose={() => setGoing(null)}
          onSend={async (values) => {
            if (!going) return
            const body = { reason: String(values.get('reason')) }
            await desk(`POST /admin/${going.what}/:id/withdraw`, { params: { id: going.id }, body })
            announce(words.withdrawn)
            await revalidate()
          }}
        >
          <p>{isReview ? words.withdrawReviewNote : words.withdrawAnswerNote}</p>
        </ReasonDialog>
      </div>
    </>
  )
}
