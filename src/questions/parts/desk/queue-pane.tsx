import { PushSwitch } from '../../../accounts/parts/push-switch.tsx'
import type { PushWords } from '../../../accounts/parts/push-words.ts'
import { useLocale } from '../../../shell/locale.tsx'
import { NeedsScript } from '../../../shell/needs-script.tsx'
import type { Reading } from '../../../shell/use-reading.ts'
import { Loading } from '../../../ui/delayed.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { QuestionWords } from '../page-words.ts'
import { DeskMeetings } from './desk-meetings.tsx'
import { Queue } from './queue.tsx'
import type { DeskShown } from './use-desk.ts'
import type { Offers } from './use-offers.ts'
import type { DeskWords } from './words.ts'

type QueuePaneProps = {
  words: DeskWords
  meetingWords: QuestionWords['meeting']['desk']
  pushWords: PushWords
  desk: Reading<DeskShown>
  /** The stream is away, and the page asks instead. */
  asking: boolean
  /** Tries the door again, where it could not be seen who this is. */
  onKnock: (() => void) | null
  offers: Offers
  current: string | null
  onOpen: (question: string) => void
  onSwitch: (on: boolean) => void
}

/** What is offered and worked on, the meetings, and how one is told of what comes. */
export function QueuePane(props: QueuePaneProps) {
  const { words, desk, onKnock } = props
  const { data } = desk
  const locale = useLocale()
  const failed = onKnock !== null || (desk.problem !== null && !data)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="pane pane--queue" aria-labelledby="pane-queue" tabIndex={0}>
      {props.asking && data && <p className="soft small desk-asking">{words.asking}</p>}
      {data && (
        <>
          <Queue
            words={words}
            shown={data}
            offers={props.offers}
            current={props.current}
            onOpen={props.onOpen}
            onSwitch={props.onSwitch}
          />
          <DeskMeetings words={props.meetingWords} />
          <PushSwitch side="expert" words={props.pushWords} locale={locale} />
        </>
      )}
      <NeedsScript />
      {!data && !failed && <Loading label={words.loading} />}
      {failed && (
        <ErrorState title={words.failed.title} retryLabel={words.failed.again} onRetry={onKnock ?? desk.reload}>
          {words.failed.text}
        </ErrorState>
      )}
    </section>
  )
}
