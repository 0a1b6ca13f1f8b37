import type { ReactNode } from 'react'
import { PushSwitch } from '../../../../accounts/push/parts/push-switch.tsx'
import { NeedsScript } from '../../../../shell/frame/needs-script.tsx'
import type { Reading } from '../../../../shell/live/use-reading.ts'
import { useOnline } from '../../../../shell/offline/use-online.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import { useSoundAsleep } from '../alerts/use-alerts.ts'
import { useWorkspaceMessages } from '../messages.ts'
import type { WorkspaceShown } from '../use-workspace.ts'
import { Queue } from './queue.tsx'
import type { Offers } from './use-offers.ts'

type QueuePaneProps = {
  desk: Reading<WorkspaceShown>
  /** The event stream is down, and the page polls instead: said only where there is a network. */
  asking: boolean
  /** Retries the sign-in check, where it failed. */
  onKnock: (() => void) | null
  offers: Offers
  /** The meetings of a local specialist, below the questions. */
  meetings: ReactNode
  current: string | null
  onOpen: (question: string) => void
  onSwitch: (on: boolean) => void
}

/** Offers and work, the meetings, and the choice of notifications. */
export function QueuePane(props: QueuePaneProps) {
  const words = useWorkspaceMessages()
  const { desk, onKnock } = props
  const asleep = useSoundAsleep()
  const online = useOnline()
  const { data } = desk
  const failed = onKnock !== null || (desk.problem !== null && !data)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="pane pane--queue" aria-labelledby="pane-queue" tabIndex={0}>
      {props.asking && online && data && <p className="soft small desk-asking">{words.asking}</p>}
      {data && asleep && <p className="soft small desk-asking">{words.alerts.asleep}</p>}
      {data && (
        <>
          <Queue
            shown={data}
            offers={props.offers}
            current={props.current}
            onOpen={props.onOpen}
            onSwitch={props.onSwitch}
          />
          {props.meetings}
          <PushSwitch side="expert" />
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
