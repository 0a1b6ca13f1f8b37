import { count, day, money, monthName } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { defaultRules } from '../../rules.ts'
import { MarkedText, Translated } from '../../translation/parts/translated.tsx'
import type { OwnFigures } from '../contract.ts'
import { FigureList, FigureSection } from './figure-section.tsx'
import { useFiguresMessages } from './use-figures-messages.ts'

type PartProps = { own: OwnFigures }

const { matching } = defaultRules

export function Forecast({ own: { forecast } }: PartProps) {
  const words = useFiguresMessages().forecast
  const locale = useLocale()
  const month = monthName(locale, forecast.month)
  const { come } = forecast
  const range = come && {
    low: money(locale, come.low),
    high: money(locale, come.high),
  }
  return (
    <FigureSection id="forecast" title={words.title} counts={come ? words.method : words.tooEarly}>
      <FigureList
        rows={[
          [words.earned, money(locale, forecast.earned)],
          [words.held, money(locale, forecast.held)],
          come && range && [fill(words.likely, { month }), money(locale, come.likely), fill(words.range, range)],
        ]}
      />
      <p>
        <a href={href('earnings', locale)}>{words.pay}</a>
      </p>
    </FigureSection>
  )
}

export function Offers({ own: { offers, from, to } }: PartProps) {
  const all = useFiguresMessages()
  const words = all.offers
  const locale = useLocale()
  const percent = new Intl.NumberFormat(useLanguageTag(), { style: 'percent' })
  const decided = offers.accepted + offers.declined + offers.lapsed
  return (
    <FigureSection
      id="offers"
      title={words.title}
      definition={fill(all.period, { from: day(locale, from), to: day(locale, to) })}
      counts={words.counts}
    >
      {offers.made === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <FigureList
            rows={(['made', 'accepted', 'declined', 'lapsed', 'takenByOthers'] as const).map((name) => [
              words[name],
              count(locale, offers[name]),
            ])}
          />
          {decided > 0 && <p>{fill(words.rate, { rate: percent.format(offers.accepted / decided) })}</p>}
        </>
      )}
    </FigureSection>
  )
}

export function ResponseTimes({ own: { response, from, to } }: PartProps) {
  const all = useFiguresMessages()
  const words = all.response
  const locale = useLocale()
  const period = fill(all.period, { from: day(locale, from), to: day(locale, to) })
  return (
    <FigureSection
      id="response"
      title={words.title}
      definition={`${words.definition} ${period}`}
      counts={fill(words.counts, { half: matching.halfResponse / 60_000 })}
    >
      {response.answers === 0 && <p>{words.none}</p>}
      <FigureList
        rows={[
          response.answers > 0 && [words.answers, count(locale, response.answers)],
          response.median !== null && [words.median, inMinutes(locale, response.median)],
          response.slowest !== null && [words.slowest, inMinutes(locale, response.slowest)],
          response.counts !== null && [words.usual, inMinutes(locale, response.counts)],
        ]}
      />
    </FigureSection>
  )
}

/** `4 min 05 s`, in both languages. */
function inMinutes(locale: 'fr' | 'en', seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return minutes === 0 ? `${seconds % 60}\u00a0s` : `${count(locale, minutes)}\u00a0min\u00a0${rest}\u00a0s`
}

export function Ratings({ own: { ratings } }: PartProps) {
  const words = useFiguresMessages().ratings
  const locale = useLocale()
  const tag = useLanguageTag()
  const rounded = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const stars = (value: number) => fill(words.ofFive, { n: rounded.format(value) })
  const { mean, reviews } = matching.qualityPrior
  return (
    <FigureSection
      id="ratings"
      title={words.title}
      counts={fill(words.counts, { reviews, mean: rounded.format(mean) })}
    >
      {ratings.count === 0 && <p>{words.none}</p>}
      <FigureList
        rows={[ratings.mean !== null && [words.mean, stars(ratings.mean)], [words.usual, stars(ratings.counts)]]}
      />
      {ratings.count > 0 && (
        <>
          <h3>{words.distribution}</h3>
          <FigureList
            rows={ratings.distribution
              .map((many, index): [string, string] => [plural(tag, words.stars, index + 1), count(locale, many)])
              .reverse()}
          />
          <h3>{words.latest}</h3>
          <ul className="said">
            {ratings.latest.map(({ id, stars: given, comment, at, bridge }) => (
              <li key={id}>
                <b>{plural(tag, words.stars, given)}</b> <span className="soft">{day(locale, at)}</span>
                {bridge ? (
                  <Translated {...bridge} original={<p>{comment}</p>} inOther={({ text }) => <p>{text}</p>} />
                ) : (
                  <p className={comment ? undefined : 'soft'}>
                    {comment ? <MarkedText text={comment} /> : words.noComment}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </FigureSection>
  )
}

export function Weights({ own: { weights } }: PartProps) {
  const words = useFiguresMessages().weights
  const locale = useLocale()
  const points = new Intl.NumberFormat(useLanguageTag(), { maximumFractionDigits: 1 })
  return (
    <FigureSection id="weights" title={words.title} definition={words.text}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col" className="num">
              {words.weight}
            </th>
            <th scope="col" className="num">
              {words.own}
            </th>
          </tr>
        </thead>
        <tbody>
          {weights.map(({ part, points: weight, own }) => (
            <tr key={part}>
              <th scope="row">{words.parts[part]}</th>
              <td className="num">{points.format(weight)}</td>
              <td className="num">
                {own === null ? <span className="soft">{words.depends}</span> : points.format(own)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={href('ranking', locale)}>{words.link}</a>
      </p>
    </FigureSection>
  )
}
