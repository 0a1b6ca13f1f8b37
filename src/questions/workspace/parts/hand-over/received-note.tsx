import { dayAndHour } from '../../../../i18n/format.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { Translated } from '../../../translation/parts/translated.tsx'
import { isBlank } from '../../draft-sections.ts'
import { answerOf, asText } from '../editor/answer-draft.ts'
import { ReadOnlyAnswer } from '../editor/read-only-answer.tsx'
import { useWorkspaceMessages } from '../messages.ts'

type ReceivedNoteProps = { question: Pick<WorkspaceQuestion, 'title' | 'titleLocale' | 'handedBy'> }

/** What the colleague who handed the question over has written about it, with the draft where they let it be read. */
export function ReceivedNote({ question }: ReceivedNoteProps) {
  const { handOver: said, doc, lost } = useWorkspaceMessages()
  const locale = useLocale()
  const { handedBy } = question
  if (!handedBy) return null
  const { name, at, note, locale: from, translation, draft } = handedBy
  return (
    <section className="handed-note" aria-labelledby="handed-note">
      <h3 id="handed-note">{fill(said.received, { name })}</h3>
      <time className="soft" dateTime={at}>
        {dayAndHour(locale, at)}
      </time>
      <Translated
        translation={translation}
        from={from}
        original={<p className="handed-text">{note}</p>}
        inOther={(made) => <p className="handed-text">{made.text ?? note}</p>}
      />
      {draft && !isBlank(draft.content) && (
        <details>
          <summary>{said.draft}</summary>
          <div className="handed-draft">
            <Translated
              noteFirst
              translation={draft.translation}
              from={draft.locale}
              original={<ReadOnlyAnswer question={question} lang={draft.locale} answer={answerOf(draft.content)} />}
              inOther={(made) => (
                <ReadOnlyAnswer
                  question={question}
                  lang={made.locale}
                  answer={answerOf(made.answer ?? draft.content)}
                />
              )}
            />
          </div>
          <CopyButton
            text={asText(draft.content, doc, draft.locale)}
            words={{ copy: said.copyDraft, copied: lost.copied, failed: said.copyDraft }}
          />
        </details>
      )}
    </section>
  )
}
