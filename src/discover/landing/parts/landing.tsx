import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { Proposal } from '../../../questions/fields/parts/category-chip.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { Stub } from '../../../ui/sheet.tsx'
import type { ShownReview } from '../../contract.ts'
import { Section } from '../../parts/sections.tsx'
import { SubjectAsk } from '../../subjects/parts/subject-ask.tsx'
import type { fr } from '../landing.text.fr.ts'
import type { LandingAnswer } from '../landing-answers.ts'

export type LandingProps = {
  words: MessagesLike<typeof fr>
  prices: { first: number; plan: number }
  subject: Proposal
  samples: readonly string[]
  answers: readonly LandingAnswer[]
  reviews: readonly ShownReview[]
  /** The one figure that may be claimed here, if any. */
  said: string | null
  demo: boolean
}

/** Where an advertisement leads: one promise, the box, the whole price beside it, and nothing to wander off to. */
export function Landing(props: LandingProps) {
  const locale = useLocale()
  const { words, prices, subject, samples, answers, reviews, said, demo } = props
  return (
    <main id="main" className="landing">
      <section className="landing-top">
        <div className="container">
          <div className="landing-head">
            <div>
              <h1>{words.promise}</h1>
              <p className="lead">{words.lead}</p>
            </div>
            <Price words={words.price} prices={prices} />
          </div>
          <SubjectAsk category={subject} closed={null} samples={samples} samplesTitle={words.samples} />
        </div>
      </section>
      {answers.length > 0 && (
        <Section title={words.answers.title} lead={<p>{words.answers.lead}</p>}>
          <ul className="extracts">
            {answers.map((answer) => (
              <li key={answer.id}>
                <p className="small">{answer.field}</p>
                <h3>{answer.title}</h3>
                <blockquote>{answer.short}</blockquote>
                <p className="small soft">
                  {fill(words.answers.by, answer)},{' '}
                  <time dateTime={answer.answeredAt}>{onDay(locale, words, answer)}</time>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {reviews.length > 0 && (
        <Section title={words.reviews.title} lead={<Lead text={words.reviews.lead} said={said} />}>
          <ul className="landing-reviews">
            {reviews.map((review) => (
              <li key={review.id}>
                <Stars value={review.stars} label={fill(words.reviews.stars, { n: review.stars })} />
                <p>{review.comment}</p>
                <p className="small soft">
                  {fill(words.reviews.dates, {
                    author: review.author,
                    expert: review.expert,
                    published: dateOf(locale, review.publishedAt),
                    experienced: dateOf(locale, review.experiencedAt),
                  })}{' '}
                  {review.controlled
                    ? words.reviews.controlled
                    : demo
                      ? words.reviews.invented
                      : words.reviews.uncontrolled}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <section className="section">
        <div className="container">
          <Stub title={words.guarantee.title} figure={money(locale, prices.first)} note={words.guarantee.note}>
            <p>{words.guarantee.text}</p>
          </Stub>
        </div>
      </section>
    </main>
  )
}

const dateOf = (locale: Locale, at: string) => day(locale, at).replaceAll(' ', '\u00a0')
const onDay = (locale: Locale, words: LandingProps['words'], answer: LandingAnswer) =>
  fill(words.answers.on, { date: dateOf(locale, answer.answeredAt) })

const Lead = ({ text, said }: { text: string; said: string | null }) => (
  <>
    {said && (
      <p>
        <b>{said}</b>
      </p>
    )}
    <p>{text}</p>
  </>
)

type PriceProps = { words: LandingProps['words']['price']; prices: LandingProps['prices'] }

/** The same four lines that the receipt of an order has, before anything is typed. */
function Price({ words, prices }: PriceProps) {
  const locale = useLocale()
  const lines = [
    [words.free, words.freeFigure],
    [words.first, money(locale, prices.first)],
    [words.plan, money(locale, prices.plan) + words.month],
    [words.leave, words.leaveFigure],
  ]
  return (
    <section className="landing-price">
      <h2>{words.title}</h2>
      <dl>
        {lines.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
