import type { ReactNode } from 'react'
import { partLanguage } from '../../../../i18n/language-of.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import type { Answer, WorkspaceQuestion } from '../../../shapes.ts'
import { MessageText } from '../../../thread/parts/message-text.tsx'
import { MarkedText } from '../../../translation/parts/translated.tsx'
import { type Section, sectionAsText, sections } from '../../draft-sections.ts'
import { dayOf } from '../dates.ts'
import { useWorkspaceMessages } from '../messages.ts'

type AnswerReadProps = {
  question: Pick<WorkspaceQuestion, 'title' | 'titleLocale'>
  lang: Locale
  answer: Answer
  missing?: readonly Section[]
}

/** The six parts in the order in which the client reads them; an empty optional part is left out. */
export function ReadOnlyAnswer({ question, lang, answer, missing = [] }: AnswerReadProps) {
  const words = useWorkspaceMessages()
  const page = useLocale()
  const heading = page === lang ? undefined : page
  return (
    <article className="answer-read">
      <h3 lang={heading}>
        <MarkedText text={question.title} from={question.titleLocale} />
      </h3>
      {sections.map((section) => {
        const shown = partOf(section, answer, lang)
        if (!shown && !missing.includes(section)) return null
        return (
          <section key={section} className="doc-part">
            <h4 lang={heading}>{words.doc[section]}</h4>
            {shown ? (
              <div lang={partLanguage(lang, sectionAsText(answer[section]))}>{shown}</div>
            ) : (
              <p className="soft" lang={heading}>
                {words.proof.empty}
              </p>
            )}
          </section>
        )
      })}
    </article>
  )
}

function partOf(section: Section, answer: Answer, lang: Locale): ReactNode {
  switch (section) {
    case 'short':
      return answer.short && <p className="doc-short">{answer.short}</p>
    case 'limits':
      return answer.limits && <MessageText text={answer.limits} />
    case 'steps':
      return (
        answer.steps.length > 0 && (
          <ol className="steps">
            {answer.steps.map((step) => (
              <li key={step.text}>
                <div>
                  <MessageText text={step.text} />
                </div>
              </li>
            ))}
          </ol>
        )
      )
    case 'deadlines':
      return (
        answer.deadlines.length > 0 && (
          <ul>
            {answer.deadlines.map(({ date, what }) => (
              <li className="due" key={`${date}-${what}`}>
                <time dateTime={date}>{dayOf(lang, date)}</time>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        )
      )
    case 'papers':
      return (
        answer.papers.length > 0 && (
          <ul className="papers">
            {answer.papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        )
      )
    case 'sources':
      return (
        answer.sources.length > 0 && (
          <ol className="refs">
            {answer.sources.map(({ title, url }) => (
              <li key={`${title}-${url}`}>
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ol>
        )
      )
  }
}
