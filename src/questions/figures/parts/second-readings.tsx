import { Link } from 'react-router'
import { count, day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { criteria, marks } from '../../second-reading/rubric.ts'
import { MarkedText } from '../../translation/parts/translated.tsx'
import type { OwnFigures } from '../contract.ts'
import { FigureSection } from './figure-section.tsx'
import { useFiguresMessages } from './use-figures-messages.ts'

/** What colleagues said of one's own answers, without their names. */
export function SecondReadings({ own: { secondReadings } }: { own: OwnFigures }) {
  const all = useFiguresMessages()
  const words = all.second
  const locale = useLocale()
  return (
    <FigureSection id="second-readings" title={words.title} definition={words.definition}>
      {secondReadings.count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <table className="table">
            <thead>
              <tr>
                <td />
                {marks.map((mark) => (
                  <th key={mark} scope="col" className="num">
                    {all.marks[mark]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {criteria.map((criterion) => (
                <tr key={criterion}>
                  <th scope="row">{all.criteria[criterion]}</th>
                  {marks.map((mark) => (
                    <td key={mark} className="num">
                      {count(locale, secondReadings.marks[criterion][mark])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="said">
            {secondReadings.latest.map(({ id, number, questionId, readAt, grades, comment }) => (
              <li key={id}>
                <b>{fill(words.question, { number, date: day(locale, readAt) })}</b>
                <p className="soft small">
                  {criteria.map((one) => `${all.criteria[one]}${between[locale]}${all.marks[grades[one]]}`).join(', ')}
                </p>
                <p>
                  <MarkedText text={comment} />
                </p>
                <p className="small">
                  <Link to={href('requests', locale, { question: questionId })}>
                    {words.see}
                    <span className="sr"> {number}</span>
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </FigureSection>
  )
}

const between = { fr: '\u00a0: ', en: ': ' } as const
