import type { ReactNode } from 'react'
import { dayAndHourIn, hourIn } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { RelativeTime, Since } from '../../../ui/time/relative-time.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/time/timeline.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { statusExpert } from '../../parts/question-paths.ts'
import { useWaitingMessages } from '../../parts/use-waiting-messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { dayOf } from '../../thread/thread.ts'
import type { TimelineStep } from '../status-shapes.ts'
import { statusLine, timedLines } from './question-status.tsx'

type StepsProps = { view: QuestionView; since: string }

/** What has happened so far, what is under way, and what comes next: only recorded events are shown. */
export function Steps({ view, since }: StepsProps) {
  const words = useWaitingMessages(view)
  const locale = useLocale()
  const entries = view.timeline.map((step, index) => entryOf(step, index, { view, words, since, locale }))
  if (entries.length === 0) return null
  const awaited = view.state !== 'CLOSED' && view.answeredAt === null && view.state !== 'INTAKE'
  const last: TimelineEntry[] = awaited && entries.length > 2 ? [nextAnswer(words)] : []
  return <Timeline entries={[...entries, ...last]} words={words.words} />
}

function nextAnswer(words: QuestionUiMessages['waiting']): TimelineEntry {
  return { key: 'answer-next', state: 'next', what: words.steps.answer, more: words.answerNext }
}

function entryOf(
  step: TimelineStep,
  index: number,
  { view, words, since, locale }: StepsProps & { words: QuestionUiMessages['waiting']; locale: Locale },
): TimelineEntry {
  const tag = languageTag[locale]
  const absolute = step.at ? dayAndHourIn(locale, step.at, readerTimeZone()) : ''
  const time = { at: step.at ?? '', tag, absolute }
  return {
    key: `${step.step}-${index}`,
    state: step.state,
    what: whatOf(step, view, words, tag),
    ago: step.at && (step.state === 'now' ? <Since {...time} template={since} /> : <RelativeTime {...time} />),
    more: moreOf(step, words, locale, view.answeredAt !== null),
  }
}

function whatOf(
  { step, count, state, expertName }: TimelineStep,
  view: QuestionView,
  words: QuestionUiMessages['waiting'],
  tag: string,
): string {
  const { steps } = words
  if (step === 'offered') return count ? plural(tag, steps.offeredTo, count) : steps.offered
  if (step === 'reading' && state === 'next' && expertName) return fill(steps.readingNext, { name: expertName })
  if (step === 'unserved' && expertName) return fill(steps.unservedBy, { name: expertName })
  if (step === 'unserved' && view.timeline.some((one) => one.step === 'accepted')) return steps.unservedAgain
  return steps[step]
}

function moreOf(
  { step, state, expertName, by }: TimelineStep,
  words: QuestionUiMessages['waiting'],
  locale: Locale,
  answered: boolean,
): ReactNode {
  const { steps } = words
  if (step === 'accepted' && expertName) return fill(steps.acceptedBy, { name: expertName })
  if (step === 'lost' && expertName) return fill(steps.lostBy, { name: expertName })
  if (step === 'information' && expertName)
    return fill(state === 'now' ? steps.informationBy : steps.acceptedBy, { name: expertName })
  if (by && step === 'unserved')
    return fill(answered ? words.searchEnds : words.voidBy, { time: momentOf(by, words, locale) })
  if (by) return fill(words.by, { time: momentOf(by, words, locale) })
  return null
}

/** The hour alone for today, otherwise with the day, on the reader's clock. */
function momentOf(at: string, words: QuestionUiMessages['waiting'], locale: Locale): string {
  const zone = readerTimeZone()
  if (dayOf(at, zone) === dayOf(new Date(serverNow()).toISOString(), zone)) return hourIn(locale, at, zone)
  return fill(words.onDay, { time: dayAndHourIn(locale, at, zone) })
}

type NowCardProps = { view: QuestionView; since: string; scripted: string }

/** Shows the expert with the current status, once it is about one. */
export function NowCard({ view, since, scripted }: NowCardProps) {
  const statusWords = useQuestionMessages('statuses', 'statusLines')
  const locale = useLocale()
  const { status } = view
  const expert = statusExpert(view)
  if (!expert || view.state === 'CLOSED') return null
  return (
    <div className="now">
      <Portrait src={expert.portrait} eager />
      <div>
        <p>{statusLine(status, statusWords)}</p>
        <p className="small">
          {status.since && timedLines.has(status.line) && (
            <>
              <Since
                at={status.since}
                tag={languageTag[locale]}
                absolute={dayAndHourIn(locale, status.since, readerTimeZone())}
                template={since}
              />
              {', '}
            </>
          )}
          {expert.scripted ? scripted : `${expert.profession}, ${expert.city}`}
        </p>
      </div>
    </div>
  )
}
