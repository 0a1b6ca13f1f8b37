import type { CSSProperties } from 'react'
import type { ExpertCard } from '../../../experts/contract.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Translated } from '../../../questions/translation/parts/translated.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { Section } from '../../parts/sections.tsx'
import { dateIn, decimal } from '../expert-figures.ts'
import type { ShownReview } from '../shown-review.ts'
import { useExpertPageMessages } from './use-expert-page-messages.ts'

type ExpertReviewsProps = {
  rating: ExpertCard['rating']
  /** How many gave one star, two, and so on. */
  distribution: readonly number[]
  reviews: readonly ShownReview[]
  demo: boolean
}

/**
 * Reviews as the law wants them shown: when each was published, when the experience took place, whether it was
 * controlled, and in which order they stand (Code de la consommation, L111-7-2 and D111-17).
 */
export function ExpertReviews({ rating, distribution, reviews, demo }: ExpertReviewsProps) {
  const words = useExpertPageMessages()
  const locale = useLocale()
  const lead = (
    <>
      <p>{words.reviewsLead}</p>
      {rating && reviews.length < rating.count && <p>{fill(words.latest, { n: reviews.length })}</p>}
    </>
  )
  return (
    <Section id="reviews" title={words.reviews} lead={lead}>
      <div className="reviews">
        {rating ? <Summary rating={rating} distribution={distribution} /> : <p className="soft">{words.noReviews}</p>}
        <ul>
          {reviews.map((review) => (
            <li key={review.id}>
              <Stars value={review.stars} label={fill(words.stars, { n: review.stars })} />
              {review.bridge ? (
                <Translated
                  {...review.bridge}
                  original={<p>{review.comment}</p>}
                  inOther={({ text }) => <p>{text}</p>}
                />
              ) : (
                review.comment && <p lang={review.lang}>{review.comment}</p>
              )}
              <p className="small soft">
                <span>{fill(words.author, { author: review.author })}</span>{' '}
                {fill(words.dates, {
                  published: dateIn(locale, review.publishedAt),
                  experienced: dateIn(locale, review.experiencedAt),
                })}{' '}
                {review.controlled ? words.controlled : demo ? words.invented : words.uncontrolled}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type SummaryProps = Pick<ExpertReviewsProps, 'distribution'> & {
  rating: NonNullable<ExpertCard['rating']>
}

function Summary({ rating, distribution }: SummaryProps) {
  const words = useExpertPageMessages()
  const locale = useLocale()
  const tag = languageTag[locale]
  const most = Math.max(...distribution, 1)
  return (
    <div className="reviews-sum">
      <p>
        <b className="num">{fill(words.mean, { mean: decimal(locale, rating.mean) })}</b>
        <span className="soft">{plural(tag, words.count, rating.count)}</span>
      </p>
      <dl>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0
          return (
            <div key={stars}>
              <dt>{plural(tag, words.rows, stars)}</dt>
              <dd style={{ '--share': count / most } as CSSProperties}>{count}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
