import BadgeCheck from 'lucide-react/icons/badge-check'
import { Link } from 'react-router'
import type { ExpertCard } from '../../../experts/contract.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'

type WhoAnsweredProps = {
  expert: ExpertCard
  scripted: string
  again?: boolean
}

/** The expert's card in the style of a door plate, with what was verified and when. */
export function WhoAnswered({ expert, scripted, again }: WhoAnsweredProps) {
  const words = useQuestionMessages('record').record.expert
  const locale = useLocale()
  return (
    <article className="plaque">
      <div className="plaque-face">
        <Portrait src={expert.portrait} eager />
      </div>
      <div className="plaque-body">
        <h2 className="plaque-name">
          {expert.shown ? <Link to={href('expert', locale, { slug: expert.slug })}>{expert.name}</Link> : expert.name}
        </h2>
        <p>
          {expert.profession}, {expert.city}
        </p>
        {expert.titles.map(({ label, checkedOn }) => (
          <p className="ok" key={label}>
            <BadgeCheck className="icon" />
            <span>{fill(words.checked, { title: label, date: day(locale, checkedOn).replaceAll(' ', '\u00a0') })}</span>
          </p>
        ))}
        {expert.scripted && <p className="soft">{scripted}</p>}
        {again && expert.takesQuestions && (
          <p className="no-print">
            <Link to={href('assistant-ask', locale, { id: expert.id })}>{words.again}</Link>
          </p>
        )}
      </div>
    </article>
  )
}
