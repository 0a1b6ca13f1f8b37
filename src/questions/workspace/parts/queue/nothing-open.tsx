import { Empty } from '../../../../ui/feedback/empty.tsx'
import type { OfferView } from '../../../shapes.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { OfferBrief } from './offer-brief.tsx'

/** Beside the queue while no question is open: the brief of the offer being viewed. */
export function NothingOpen({ offered }: { offered: OfferView | undefined }) {
  const words = useWorkspaceMessages()
  return (
    <>
      <section className="pane pane--talk" aria-label={words.panes.talk}>
        <Empty title={words.talk.choose}>{words.talk.chooseText}</Empty>
      </section>
      <section className="pane pane--write pane--bare" aria-label={words.panes.write}>
        <p className="soft">{words.write.none}</p>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section className="pane pane--brief" aria-labelledby="pane-brief" tabIndex={0}>
        {offered ? (
          <OfferBrief offer={offered} />
        ) : (
          <>
            <div className="pane-title">
              <h2 id="pane-brief">{words.brief.title}</h2>
            </div>
            <p className="soft">{words.brief.none}</p>
          </>
        )}
      </section>
    </>
  )
}
