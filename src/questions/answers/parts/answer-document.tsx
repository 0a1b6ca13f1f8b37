import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { ExpertCard } from '../../../experts/contract.ts'
import { foreignParts, foreignTo, partLanguage } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { fill, lowerFirst } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useDayAndHour } from '../../../i18n/use-time.ts'
import { Folder, Sheet } from '../../../ui/sheet.tsx'
import { DueDate } from '../../deadlines/parts/due-date.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Answer, Translation } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { LanguageNote, Translated } from '../../translation/parts/translated.tsx'
import type { ContributionAuthor } from '../contribution.ts'
import { AuthorTags } from './author-tags.tsx'
import { type Gathered, PapersToGather } from './papers-to-gather.tsx'

type AnswerDocumentProps = {
  answer: Answer
  title: string
  /** Shown under the title besides the author; the question's number only where the reader owns it. */
  answeredAt: string
  number?: number
  uid: string
  expert: ExpertCard | null
  author: ContributionAuthor
  /** The language of the answer. */
  from: Locale
  /** For a client who reads another one. */
  translation?: Translation | null
  /** Where the reader is the client, who ticks the papers. */
  gathered?: Gathered
}

/** The full answer as a printable document: what to know, what to do, by when, with which documents. */
export function AnswerDocument(props: AnswerDocumentProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const { answer, title, answeredAt, number, uid, expert, author, from, translation = null, gathered } = props
  const at = useDayAndHour()(answeredAt)
  return (
    <Folder tab={words.tab} icon={UserRound}>
      <Sheet corner behind="apricot-wash" className="doc">
        <header className="doc-head">
          <h1 lang={foreignTo(locale, title, from)}>{title}</h1>
          <p className="soft">
            {expert && (
              <>
                {fill(words.writtenBy, {
                  name: expert.name,
                  profession: lowerFirst(expert.profession),
                  city: expert.city,
                })}{' '}
                <AuthorTags author={author} gender={expert.gender} />
                <br />
              </>
            )}
            {number === undefined ? at : fill(words.writtenAt, { date: at, n: number })}
          </p>
        </header>
        <AnswerInReadersLanguage {...{ answer, title, uid, gathered, from, translation }} />
      </Sheet>
    </Folder>
  )
}

type InReadersLanguageProps = Omit<AnswerBodyProps, 'written' | 'original'> & {
  from: Locale
  translation: Translation | null
}

/** The answer, translated where its reader does not know its language, and then the original below. */
export function AnswerInReadersLanguage({ from, translation, ...props }: InReadersLanguageProps) {
  return (
    <Translated
      noteFirst
      translation={translation}
      from={from}
      original={<AnswerBody {...props} written={from} />}
      inOther={(made) => (
        <AnswerBody {...props} answer={made.answer ?? props.answer} original={props.answer} written={made.locale} />
      )}
    />
  )
}

type AnswerBodyProps = Pick<AnswerDocumentProps, 'answer' | 'title' | 'uid' | 'gathered'> & {
  /** The language of the whole; a part may be in another. The headings are in the page's. */
  written: Locale
  /** Of a translation: the answer as written, whose papers are ticked. */
  original?: Answer
  level?: 2 | 3
  /** A correction replaced this version: its deadlines can no longer be added to a calendar. */
  replaced?: boolean
}

/** The parts of an answer under headings of this level. */
function AnswerBody(props: AnswerBodyProps) {
  const { answer, title, uid, level = 2, replaced = false, gathered, written, original = answer } = props
  const words = useQuestionMessages('record').record
  const { parts } = words
  const stepsIn = partLanguage(written, answer.steps.map(({ text }) => text).join('\n'))
  const stepLang = (text: string) => {
    const lang = partLanguage(written, text)
    return lang === stepsIn ? undefined : lang
  }
  return (
    <>
      <Part level={level} title={parts.short} texts={[answer.short]} written={written}>
        <p className="doc-short">{nonBreaking(answer.short)}</p>
      </Part>
      <Part level={level} title={parts.steps} texts={answer.steps.map(({ text }) => text)} written={written}>
        <ol className="steps">
          {answer.steps.map(({ text }) => (
            <li key={text} lang={stepLang(text)}>
              <div className="step-text">
                <MessageText text={text} />
              </div>
            </li>
          ))}
        </ol>
      </Part>
      {answer.deadlines.length > 0 && (
        <Part level={level} title={parts.deadlines} texts={answer.deadlines.map(({ what }) => what)} written={written}>
          <ul>
            {answer.deadlines.map((deadline) => (
              <DueDate key={deadline.date + deadline.what} deadline={deadline} {...{ title, uid, words, replaced }} />
            ))}
          </ul>
        </Part>
      )}
      {answer.papers.length > 0 && (
        <Part level={level} title={parts.papers} texts={answer.papers} written={written}>
          {gathered ? (
            <PapersToGather papers={original.papers} shown={answer.papers} id={`papers-${uid}`} gathered={gathered} />
          ) : (
            <ul className="papers">
              {answer.papers.map((paper) => (
                <li key={paper}>{nonBreaking(paper)}</li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Part level={level} title={parts.limits} texts={[answer.limits]} written={written}>
        <div className="doc-text">
          <MessageText text={answer.limits} />
        </div>
      </Part>
      {answer.sources.length > 0 && (
        <Part level={level} title={parts.sources} texts={[]} written={written}>
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

type PartProps = {
  level: 2 | 3
  title: string
  /** The words of the part, and the language of the whole answer. */
  texts: readonly string[]
  written: Locale
  children: ReactNode
}

/** What of a part is in another language than the whole answer, which the page's reader may not know, is marked there. */
function Part({ level, title, texts, written, children }: PartProps) {
  const locale = useLocale()
  const lang = partLanguage(written, texts.join('\n'))
  const note = written === locale ? noteOn(texts, written) : undefined
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="doc-part">
      <Heading lang={written === locale ? undefined : locale}>{title}</Heading>
      <div lang={lang === written ? undefined : lang}>{children}</div>
      {note && <LanguageNote {...note} />}
    </section>
  )
}

function noteOn(texts: readonly string[], written: Locale) {
  const foreign = foreignParts(written, texts)
  if (!foreign) return undefined
  return { from: foreign.language, says: foreign.all ? 'none' : 'partly' } as const
}
