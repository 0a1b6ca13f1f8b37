import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import { Link } from 'react-router'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AnswerDocument } from '../../answers/parts/answer-document.tsx'
import { WhoAnswered } from '../../answers/parts/expert-card.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { SideList } from '../../parts/side-list.tsx'
import type { PublishedAnswer } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'

export type Before = { id: string; title: string }

type PublicAnswerProps = {
  shown: PublishedAnswer
  /** Published earlier in the same category. */
  before: readonly Before[]
}

/** The public page of a question whose author published it without a name. */
export function PublicAnswer({ shown, before }: PublicAnswerProps) {
  const words = useQuestionMessages('record', 'shared')
  const locale = useLocale()
  const { record, shared } = words
  const lang = shown.locale === locale ? undefined : shown.locale
  return (
    <div className="container case">
      <main id="main">
        <div className="no-print shared-notice">
          <Notice>{record.publish.everybody}</Notice>
        </div>
        <AnswerDocument
          answer={shown.answer}
          title={shown.title}
          answeredAt={shown.answeredAt}
          uid={shown.id}
          expert={shown.expert}
          author={shown.author}
          from={shown.locale}
        />
        <div className="record">
          <section aria-labelledby="asked">
            <h2 id="asked">{record.publish.asked}</h2>
            <p className="soft small">{shown.category.name}</p>
            <div className="record-text" lang={lang}>
              <MessageText text={shown.text} />
            </div>
          </section>
        </div>
      </main>
      <aside className="case-side">
        <WhoAnswered expert={shown.expert} scripted={shared.scripted} />
        <p className="side-block no-print">
          <ButtonLink to={href('ask', locale, { category: shown.category.slug })}>{shared.ask}</ButtonLink>
        </p>
        <SideList
          title={fill(record.publish.before, { category: shown.category.name })}
          acts={before.map(({ id, title }) => ({
            key: id,
            icon: MessageCircleQuestion,
            label: title,
            to: href('question', shown.locale, { id }),
          }))}
          lang={lang}
        />
        <p className="side-block no-print">
          <Link to={href('login', locale, { next: href('question', locale, { id: shown.id }) })}>
            {record.publish.mine}
          </Link>
        </p>
      </aside>
    </div>
  )
}
