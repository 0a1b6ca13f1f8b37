import { brand } from '../../brand.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { QuestionView } from '../shapes.ts'
import type { QuestionWords } from './page-words.ts'

const fortnight = 14 * 86_400_000

type GuaranteeProps = {
  view: QuestionView
  words: QuestionWords['record']['guarantee']
  figure: string
  locale: Locale
}

/** The promise on a stub, as long as it holds: fourteen days from the answer to a first paid question. */
export function Guarantee({ view, words, figure, locale }: GuaranteeProps) {
  if (view.payment !== 'CAPTURED' || !view.answeredAt) return null
  const until = new Date(Date.parse(view.answeredAt) + fortnight)
  if (until.getTime() < Date.now()) return null
  const subject = encodeURIComponent(fill(words.subject, { n: view.number }))
  return (
    <section className="side-block stub stub--side no-print" aria-labelledby="guarantee">
      <div className="stub-a">
        <h2 className="side-title" id="guarantee">
          {words.title}
        </h2>
        <p className="small">{words.text}</p>
        <p>
          <a href={`mailto:${brand.support.email}?subject=${subject}`}>{words.ask}</a>
        </p>
      </div>
      <div className="stub-b">
        <p className="num">{figure}</p>
        <p className="small">{fill(words.until, { date: day(locale, until) })}</p>
      </div>
    </section>
  )
}
