import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import type { QuestionView } from '../../shapes.ts'

const call = client<QuestionsApi>()

type NamedChoiceProps = {
  view: QuestionView
  onView: (view: QuestionView) => void
}

/** The expert whom the client named has not accepted yet: wait for them alone, or let the others answer. */
export function NamedChoice({ view, onView }: NamedChoiceProps) {
  const words = useQuestionMessages('waiting', 'refusals')
  const locale = useLocale()
  const { named } = words.waiting
  const { busy, problem, run } = useCommand<'release' | 'keep'>(words.refusals)
  if (!view.can.chooseNamed || !view.requestedExpert) return null
  const { name } = view.requestedExpert
  const kept = view.onlyRequested

  const choose = (choice: 'release' | 'keep') =>
    run(choice, async () => {
      onView(await call('POST /questions/:id/named-choice', { params: { id: view.id }, body: { choice, locale } }))
      announce(choice === 'keep' ? fill(named.keptTitle, { name }) : named.released)
    })

  return (
    <Notice title={fill(kept ? named.keptTitle : named.title, { name })}>
      <p>{kept ? named.keptText : named.text}</p>
      <p className="form-foot">
        <Button size="small" variant="plain" busy={busy === 'release'} onClick={() => void choose('release')}>
          {named.release}
        </Button>
        {!kept && (
          <Button size="small" variant="plain" busy={busy === 'keep'} onClick={() => void choose('keep')}>
            {fill(named.keep, { name })}
          </Button>
        )}
      </p>
      <ErrorText id="named-error" live>
        {problem}
      </ErrorText>
    </Notice>
  )
}
