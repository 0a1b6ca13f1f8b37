import type { ReactNode } from 'react'
import { foreignTo } from '../../../i18n/language-of.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { formatLongDay } from '../../deadlines/format-long-day.ts'
import { toProposal } from '../../fields/parts/to-proposal.ts'
import { StatusLine, StatusTag } from '../../lifecycle/parts/question-status.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'

type CaseHeadProps = {
  view: QuestionView
  heading?: 'h1' | 'h2'
  /** An action about the field. */
  act?: ReactNode
  /** Above a conversation: one line of title on a phone; `strip`: the status stands above already there. */
  inThread?: 'strip' | 'alone'
}

/** The question's title, and its status with the line beneath, unless both only say that there is an answer. */
export function CaseHead({ view, heading: Heading = 'h1', act, inThread }: CaseHeadProps) {
  const words = useQuestionMessages('statuses', 'statusLines', 'shared')
  const locale = useLocale()
  const { shared } = words
  return (
    <header className={inThread ? `case-head case-head--thread case-head--${inThread}` : 'case-head'}>
      <Heading title={inThread && view.title} lang={foreignTo(locale, view.title, view.locale)}>
        {view.title}
      </Heading>
      <p className="case-meta">
        <span>{view.categoryOpen ? shared.fieldOpen : toProposal(view).name}</span>
        {act}
        <span className="case-number">{fill(shared.number, { n: view.number })}</span>
        {view.neededBy && <span>{fill(shared.neededBy, { date: formatLongDay(view.neededBy, locale) })}</span>}
      </p>
      <p className="case-status">
        <StatusTag status={view.status} />
        {!(view.status.code === 'answered' && view.status.line === 'answered') && (
          <span>
            <StatusLine status={view.status} since={shared.since} />
          </span>
        )}
      </p>
    </header>
  )
}
