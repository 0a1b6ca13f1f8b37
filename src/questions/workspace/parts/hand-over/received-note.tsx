import { dayAndHour } from '../../../../i18n/format.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { isBlank } from '../../draft-sections.ts'
import { answerOf, asText } from '../editor/answer-draft.ts'
import { ReadOnlyAnswer } from '../editor/read-only-answer.tsx'
import { useWorkspaceMessages } from '../messages.ts'

/** What the colleague who handed the question over has written about it, with the draft where they let it be read. */
export function ReceivedNote({ question }: { question: WorkspaceQuestion }) {
  const { handOver: said, doc, lost } = useWorkspaceMessages()
  const locale = useLocale()
  const { handedBy } = question
  if (!handedBy) return null
  const { name, at, note, draft } = handedBy
  return (
    <section className="handed-note" aria-labelledby="handed-note">
      <h3 id="handed-note">{fill(said.received, { name })}</h3>
      <time className="soft" dateTime={at}>
        {dayAndHour(locale, at)}
      </time>
      <p className="handed-text">{note}</p>
      {draft && !isBlank(draft) && (
        <details>
          <summary>{said.draft}</summary>
          <div className="handed-draft">
            <ReadOnlyAnswer question={question} lang={question.writesIn} answer={answerOf(draft)} />
          </div>
          <CopyButton
            text={asText(draft, doc, question.writesIn)}
            words={{ copy: said.copyDraft, copied: lost.copied, failed: said.copyDraft }}
          />
        </details>
      )}
    </section>
  )
}
