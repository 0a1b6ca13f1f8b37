import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { NowCard } from '../../lifecycle/parts/steps.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { WhyExpert } from './why-expert.tsx'

/** `leaving`: the page is about to change to the conversation, and says so. */
type FoundProps = { view: QuestionView; leaving: boolean }

/** Which expert has accepted and why this one, with the way to the conversation or to the answer. */
export function Found({ view, leaving }: FoundProps) {
  const { waiting, shared } = useQuestionMessages('waiting', 'shared')
  const locale = useLocale()
  const answered = view.status.line === 'answered'
  return (
    <div className="found">
      <NowCard view={view} since={shared.since} scripted={shared.scripted} />
      <p className="form-foot">
        <ButtonLink to={href(answered ? 'question' : 'consultation', locale, { id: view.id })}>
          {answered ? waiting.readAnswer : waiting.goOn}
        </ButtonLink>
        {leaving && <span className="soft small">{waiting.going}</span>}
      </p>
      <WhyExpert why={view.whyExpert} />
    </div>
  )
}
