import { useLocale } from '../../../i18n/use-locale.ts'
import { useDayAndHour } from '../../../i18n/use-time.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import '../../../ui/css/screens/contributions.css'
import { useEffect, useRef } from 'react'
import { day } from '../../../i18n/format.ts'
import { partLanguage } from '../../../i18n/language-of.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { fill } from '../../../i18n/text.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Contribution } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { focusQuietly } from '../../thread/parts/use-newest.ts'
import { Translated } from '../../translation/parts/translated.tsx'
import { versionsOf } from '../contribution.ts'
import { AnswerInReadersLanguage } from './answer-document.tsx'
import { AuthorTags } from './author-tags.tsx'
import type { Gathered } from './papers-to-gather.tsx'
import type { Opening } from './use-reading.ts'

type ContributionsProps = {
  contributions: readonly Contribution[]
  title: string
  uid: string
  gathered?: Gathered
  opening?: Opening | undefined
  /** Called with each contribution that has been in view. */
  onSeen?: (seen: Contribution) => void
}

/** Below the answer: its corrections, and what other experts added, each with author and time. */
export function Contributions(props: ContributionsProps) {
  const words = useQuestionMessages('record').record
  const { contributions } = props
  const [main, ...further] = versionsOf(contributions)
  useOpening(props.opening)
  useSeen(further, props.onSeen)
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

/** Shows once what is read first, and reading goes on there unless the reader has chosen another place. */
function useOpening(at: Opening | undefined): void {
  const opened = useRef(false)
  useEffect(() => {
    if (at === undefined || opened.current) return
    opened.current = true
    if (at === 'untouched' || location.hash) return
    const id = typeof at === 'number' ? elementId(at) : null
    const heading = document.querySelector<HTMLElement>(id ? `#${id}-by` : 'main h1')
    if (!heading) return
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.matches('main h1')) focusQuietly(heading)
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'start' })
    else heading.scrollIntoView({ block: 'nearest' })
  }, [at])
}

function useSeen(further: readonly { current: Contribution }[], onSeen: ContributionsProps['onSeen']): void {
  const told = useRef(onSeen)
  told.current = onSeen
  const versions = further.map(({ current }) => current.version).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version changes the elements to observe
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const shown = further.find(({ current }) => elementId(current.version) === target.id)
        if (isIntersecting && shown && !document.hidden) told.current?.(shown.current)
      }
    })
    for (const { current } of further) {
      const element = document.getElementById(elementId(current.version))
      if (element) watch.observe(element)
    }
    return () => watch.disconnect()
  }, [versions])
}

const elementId = (version: number): string => `contribution-${version}`

type OneProps = ContributionsProps & { current: Contribution; earlier: readonly Contribution[] }

function Added(props: OneProps) {
  const words = useQuestionMessages('record').record
  const dayAndHour = useDayAndHour()
  const { current, earlier } = props
  const said = words.contributions
  const id = elementId(current.version)
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
            <time dateTime={current.at}>{dayAndHour(current.at)}</time>
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
  const dayAndHour = useDayAndHour()
  const { current, earlier } = props
  const said = words.contributions
  return [current, ...earlier].map((one, nth) => {
    const before = earlier[nth]
    if (!before) return null
    return (
      <div className="correction" key={one.version}>
        <p>
          <b>{fill(said.corrected, { name: one.name, date: dayAndHour(one.at) })}</b>{' '}
          <AuthorTags author={one.author} gender={one.expert?.gender ?? 'x'} />
        </p>
        {one.changes.length > 0 && (
          <details className="record-preview">
            <summary>{said.changed}</summary>
            <Changes one={one} />
          </details>
        )}
        <details className="record-preview">
          <summary>{fill(said.earlier, { date: dayAndHour(before.at) })}</summary>
          <p>
            <AuthorTags author={before.author} gender={before.expert?.gender ?? 'x'} />
          </p>
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
  const langOf = (line: string) => {
    const lang = partLanguage(one.locale, line)
    return lang === locale ? undefined : lang
  }
  return one.changes.map(({ part, removed, added }) => (
    <section className="doc-part" key={part}>
      <h3>{words.parts[part]}</h3>
      <ul className="changes">
        {removed.map((line) => (
          <li key={line}>
            <span className="sr">{said.removed} </span>
            <del lang={langOf(line)}>{nonBreaking(dated(line))}</del>
          </li>
        ))}
        {added.map((line) => (
          <li key={line}>
            <span className="sr">{said.added} </span>
            <ins lang={langOf(line)}>{nonBreaking(dated(line))}</ins>
          </li>
        ))}
      </ul>
    </section>
  ))
}
