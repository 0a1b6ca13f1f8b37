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

/** Keeps the named expert, or lets others answer. */
function useNamedChoice({ view, onView }: NamedChoiceProps) {
  const words = useQuestionMessages('waiting', 'refusals')
  const locale = useLocale()
  const { named } = words.waiting
  const name = view.requestedExpert?.name ?? ''
  const { busy, problem, run } = useCommand<'release' | 'keep'>(words.refusals)
  const choose = (choice: 'release' | 'keep') =>
    void run(choice, async () => {
      onView(await call('POST /questions/:id/named-choice', { params: { id: view.id }, body: { choice, locale } }))
      announce(choice === 'keep' ? fill(named.keptTitle, { name }) : named.released)
    })
  return { named, name, busy, problem, choose }
}

/** The named expert has not accepted yet: wait for them alone, or let the others answer. */
export function NamedChoice({ view, onView }: NamedChoiceProps) {
  const { named, name, busy, problem, choose } = useNamedChoice({ view, onView })
  if (!view.can.chooseNamed || view.can.choose) return null
  const kept = view.onlyRequested

  return (
    <Notice title={fill(kept ? named.keptTitle : named.title, { name })}>
      <p>{kept ? named.keptText : named.text}</p>
      <p className="form-foot">
        <Button size="small" variant="plain" busy={busy === 'release'} onClick={() => choose('release')}>
          {named.release}
        </Button>
        {view.can.keepNamed && (
          <Button size="small" variant="plain" busy={busy === 'keep'} onClick={() => choose('keep')}>
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

/** The same among the choices of a search that has ended. */
export function NamedOptions({ view, onView }: NamedChoiceProps) {
  const { named, name, busy, problem, choose } = useNamedChoice({ view, onView })
  return (
    <>
      <li>
        <Button busy={busy === 'release'} onClick={() => choose('release')}>
          {named.release}
        </Button>
        <p className="soft small">{named.releaseText}</p>
        <ErrorText id="named-error" live>
          {problem}
        </ErrorText>
      </li>
      {view.can.keepNamed && (
        <li>
          <Button variant="plain" busy={busy === 'keep'} onClick={() => choose('keep')}>
            {fill(named.keep, { name })}
          </Button>
          <p className="soft small">{named.keepText}</p>
        </li>
      )}
    </>
  )
}
