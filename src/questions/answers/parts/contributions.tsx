import { useLocale } from '../../../i18n/use-locale.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import '../../../ui/css/screens/contributions.css'
import { useEffect, useRef } from 'react'
import { day, dayAndHour } from '../../../i18n/format.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { fill } from '../../../i18n/text.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Contribution } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { storedReadPosition, storeReadPosition } from '../../thread/parts/read-position.ts'
import { Translated } from '../../translation/parts/translated.tsx'
import { versionsOf } from '../contribution.ts'
import { AnswerInReadersLanguage } from './answer-document.tsx'
import { AuthorTags } from './author-tags.tsx'
import type { Gathered } from './papers-to-gather.tsx'

type ContributionsProps = {
  contributions: readonly Contribution[]
  title: string
  uid: string
  gathered?: Gathered
}

/** Below the answer: its corrections, and what other experts added, each with author and time. */
export function Contributions(props: ContributionsProps) {
  const words = useQuestionMessages('record').record
  const { contributions, uid } = props
  const [main, ...further] = versionsOf(contributions)
  useOpenAtNew(uid, contributions.at(-1)?.version ?? 0, further)
  if (!main || (main.earlier.length === 0 && further.length === 0)) return null
  return (
    <div className="contributions">
      {main.earlier.length > 0 && (
        <div className="contribution-note">
          <History {...props} current={main.current} earlier={main.earlier} />
        </div>
      )}
      {further.length > 0 && (
        <section aria-labelledby="contributions">
          <h2 id="contributions">{words.contributions.title}</h2>
          {further.map(({ current, earlier }) => (
            <Added key={current.version} {...props} current={current} earlier={earlier} />
          ))}
        </section>
      )}
    </div>
  )
}

/**
 * Scrolls a returning reader to what was added since, not to the known answer; the focus does not move. What comes while
 * the page stands open is read once it was in view.
 */
function useOpenAtNew(uid: string, last: number, further: readonly { current: Contribution }[]): void {
  const opened = useRef(false)
  useEffect(() => {
    if (last === 0) return
    const key = `answer:${uid}`
    const added = document.getElementById(`contribution-${last}`)
    if (opened.current && added) {
      const view = new IntersectionObserver(([seen]) => seen?.isIntersecting && storeReadPosition(key, last))
      view.observe(added)
      return () => view.disconnect()
    }
    const read = storedReadPosition(key)
    const fresh = read === null ? undefined : further.find(({ current }) => current.version > read)
    if (!opened.current && fresh && !location.hash)
      document.getElementById(`contribution-${fresh.current.version}`)?.scrollIntoView({ block: 'start' })
    opened.current = true
    storeReadPosition(key, last)
  }, [uid, last, further])
}

type OneProps = ContributionsProps & { current: Contribution; earlier: readonly Contribution[] }

function Added(props: OneProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const { current, earlier } = props
  const said = words.contributions
  const id = `contribution-${current.version}`
  return (
    <Sheet className="doc contribution" id={id}>
      <article aria-labelledby={`${id}-by`}>
        <header className="doc-head">
          <h3 id={`${id}-by`}>
            {fill(current.answer ? said.followUp : said.reply, { name: current.name })}{' '}
            <AuthorTags author={current.author} gender={current.expert?.gender ?? 'x'} />
          </h3>
          <p className="soft">
            {current.expert && (
              <>
                {fill(said.by, { profession: current.expert.profession, city: current.expert.city })}
                <br />
              </>
            )}
            <time dateTime={current.at}>{dayAndHour(locale, current.at)}</time>
          </p>
        </header>
        <Content {...props} one={current} />
        {earlier.length > 0 && <History {...props} />}
      </article>
    </Sheet>
  )
}

type ContentProps = ContributionsProps & { one: Contribution; replaced?: boolean }

function Content({ one, title, uid, replaced, gathered }: ContentProps) {
  const words = useQuestionMessages('record').record
  if (one.answer)
    return (
      <AnswerInReadersLanguage
        answer={one.answer}
        from={one.locale}
        translation={one.translation}
        uid={`${uid}-${one.version}`}
        gathered={replaced ? undefined : gathered}
        {...{ title, replaced }}
        level={3}
      />
    )
  if (one.text)
    return (
      <Translated
        translation={one.translation}
        from={one.locale}
        original={<MessageText text={one.text} />}
        inOther={({ text }) => <MessageText text={text ?? ''} />}
      />
    )
  return <p className="soft">{words.contributions.erased}</p>
}

/** Each correction with its author, time and changes; and the version before it. */
function History(props: OneProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const { current, earlier } = props
  const said = words.contributions
  return [current, ...earlier].map((one, nth) => {
    const before = earlier[nth]
    if (!before) return null
    return (
      <div className="correction" key={one.version}>
        <p>
          <b>{fill(said.corrected, { name: one.name, date: dayAndHour(locale, one.at) })}</b>{' '}
          <AuthorTags author={one.author} gender={one.expert?.gender ?? 'x'} />
        </p>
        {one.changes.length > 0 && (
          <details className="record-preview">
            <summary>{said.changed}</summary>
            <Changes one={one} />
          </details>
        )}
        <details className="record-preview">
          <summary>{fill(said.earlier, { date: dayAndHour(locale, before.at) })}</summary>
          <Content {...props} one={before} replaced />
        </details>
      </div>
    )
  })
}

type ChangesProps = { one: Contribution }

function Changes({ one }: ChangesProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const said = words.contributions
  const dated = (line: string) => line.replace(/^\d{4}-\d{2}-\d{2}(?=\. )/, (date) => day(locale, `${date}T12:00:00Z`))
  return one.changes.map(({ part, removed, added }) => (
    <section className="doc-part" key={part}>
      <h3>{words.parts[part]}</h3>
      <ul className="changes" lang={one.locale === locale ? undefined : one.locale}>
        {removed.map((line) => (
          <li key={line}>
            <span className="sr">{said.removed} </span>
            <del>{nonBreaking(dated(line))}</del>
          </li>
        ))}
        {added.map((line) => (
          <li key={line}>
            <span className="sr">{said.added} </span>
            <ins>{nonBreaking(dated(line))}</ins>
          </li>
        ))}
      </ul>
    </section>
  ))
}
