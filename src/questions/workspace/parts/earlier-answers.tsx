import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { Translated } from '../../translation/parts/translated.tsx'
import { ReadOnlyAnswer } from './editor/read-only-answer.tsx'
import { useWorkspaceMessages } from './messages.ts'

type EarlierAnswersProps = {
  question: Pick<WorkspaceQuestion, 'title' | 'titleLocale' | 'contributions'>
  unfolded?: boolean
}

/** What was delivered, for an expert who takes the question over, or from whom it was: read-only, never overwritten. */
export function EarlierAnswers({ question, unfolded }: EarlierAnswersProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const said = words.write
  if (question.contributions.length === 0) return null
  return (
    <section className="given-before" aria-labelledby="given-before">
      <h3 className="group" id="given-before">
        {said.given}
      </h3>
      {question.contributions.map(({ id, kind, name, at, answer, text, locale: from, translation }) => (
        <details key={id} open={unfolded}>
          <summary>{fill(said.givenBy[kind], { name, date: dayAndHour(locale, at) })}</summary>
          {answer && (
            <Translated
              noteFirst
              translation={translation}
              from={from}
              original={<ReadOnlyAnswer question={question} lang={from} answer={answer} />}
              inOther={(made) => (
                <ReadOnlyAnswer question={question} lang={made.locale} answer={made.answer ?? answer} />
              )}
            />
          )}
          {text && (
            <Translated
              translation={translation}
              from={from}
              original={<MessageText text={text} />}
              inOther={(made) => <MessageText text={made.text ?? text} />}
            />
          )}
        </details>
      ))}
    </section>
  )
}
