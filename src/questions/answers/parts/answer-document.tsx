import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { ExpertCard } from '../../../experts/contract.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Folder, Sheet } from '../../../ui/sheet.tsx'
import { DueDate } from '../../deadlines/parts/due-date.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Answer } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { type Gathered, PapersToGather } from './papers-to-gather.tsx'

type AnswerDocumentProps = {
  answer: Answer
  title: string
  /** Shown under the title besides the author; the question's number only where the reader owns it. */
  answeredAt: string
  number?: number
  uid: string
  expert: ExpertCard | null
  /** Language of the answer where it is not the page's. */
  lang?: Locale
  /** Where the reader is the client, who ticks the papers. */
  gathered?: Gathered
}

/** The full answer as a printable document: what to know, what to do, by when, with which documents. */
export function AnswerDocument(props: AnswerDocumentProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const { answer, title, answeredAt, number, uid, expert, lang, gathered } = props
  const at = dayAndHour(locale, answeredAt)
  return (
    <Folder tab={words.tab} icon={UserRound}>
      <Sheet corner behind="apricot-wash" className="doc" lang={lang}>
        <header className="doc-head">
          <h1>{title}</h1>
          <p className="soft">
            {expert && (
              <>
                {fill(words.writtenBy, {
                  name: expert.name,
                  profession: expert.profession.toLowerCase(),
                  city: expert.city,
                })}
                <br />
              </>
            )}
            {number === undefined ? at : fill(words.writtenAt, { date: at, n: number })}
          </p>
        </header>
        <AnswerBody {...{ answer, title, uid, gathered }} />
      </Sheet>
    </Folder>
  )
}

type AnswerBodyProps = Pick<AnswerDocumentProps, 'answer' | 'title' | 'uid' | 'gathered'> & {
  level?: 2 | 3
  /** A correction replaced this version: its deadlines can no longer be added to a calendar. */
  replaced?: boolean
}

/** The parts of an answer under headings of this level. */
export function AnswerBody({ answer, title, uid, level = 2, replaced = false, gathered }: AnswerBodyProps) {
  const words = useQuestionMessages('record').record
  const { parts } = words
  return (
    <>
      <Part level={level} title={parts.short}>
        <p className="doc-short">{nonBreaking(answer.short)}</p>
      </Part>
      <Part level={level} title={parts.steps}>
        <ol className="steps">
          {answer.steps.map(({ text }) => (
            <li key={text}>
              <div className="step-text">
                <MessageText text={text} />
              </div>
            </li>
          ))}
        </ol>
      </Part>
      {answer.deadlines.length > 0 && (
        <Part level={level} title={parts.deadlines}>
          <ul>
            {answer.deadlines.map((deadline) => (
              <DueDate key={deadline.date + deadline.what} deadline={deadline} {...{ title, uid, words, replaced }} />
            ))}
          </ul>
        </Part>
      )}
      {answer.papers.length > 0 && (
        <Part level={level} title={parts.papers}>
          {gathered ? (
            <PapersToGather papers={answer.papers} id={`papers-${uid}`} gathered={gathered} />
          ) : (
            <ul className="papers">
              {answer.papers.map((paper) => (
                <li key={paper}>{nonBreaking(paper)}</li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Part level={level} title={parts.limits}>
        <div className="doc-text">
          <MessageText text={answer.limits} />
        </div>
      </Part>
      {answer.sources.length > 0 && (
        <Part level={level} title={parts.sources}>
          <ol className="refs">
            {answer.sources.map(({ title: source, url }) => (
              <li key={url + source}>{url ? <a href={url}>{source}</a> : source}</li>
            ))}
          </ol>
        </Part>
      )}
    </>
  )
}

function Part({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="doc-part">
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
