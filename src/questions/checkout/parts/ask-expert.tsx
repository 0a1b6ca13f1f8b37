import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../../api/call.ts'
import type { BillingApi } from '../../../billing/contract.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf, isUnexplained } from '../../../shell/errors/say-failure.ts'
import { loadDocument } from '../../../shell/navigation/load-document.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { checkoutOf, endsBeforeOrder } from '../../parts/question-paths.ts'
import { type RefusalMessages, refusalMessage } from '../../parts/refusal-message.ts'
import type { QuestionView } from '../../shapes.ts'

const call = client<QuestionsApi>()
const billing = client<BillingApi>()

/** The prices that may be named, since the introductory offer exists once; `null` while unknown. */
function useOffers(wanted: boolean): readonly string[] | null {
  const [kinds, setKinds] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!wanted) return
    let current = true
    billing('GET /me/offers').then(
      (found) => current && setKinds(found.kinds),
      // Where the call fails no price is named; the quote will show it.
      () => current && setKinds([]),
    )
    return () => {
      current = false
    }
  }, [wanted])
  return kinds
}

/** Which "ask an expert" button was pressed; its error message appears there. */
type Place = 'strip' | 'preview' | 'door' | 'limit'

/** "Ask an expert now": with a plan the search begins at once, otherwise the quote is shown first. */
export function useAskExpert(
  view: QuestionView | null,
  { locale, words, refusals, noExpert, onView }: UseAskExpert,
): {
  noExpert: boolean
  ask: (place: Place) => Promise<void>
  busy: boolean
  problem: { place: Place; sentence: string } | null
  /** Where it has to be said first whether writing is safe: the button that was pressed. */
  asksSafety: Place | null
  dropSafety: () => void
} {
  const go = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ place: Place; error: unknown } | null>(null)
  const [asksSafety, setAsksSafety] = useState<Place | null>(null)
  const sentenceFor = (error: unknown) =>
    isUnexplained(error) ? words.failed : refusalMessage(refusals, codeOf(error))
  async function ask(place: Place) {
    if (!view || busy) return
    setBusy(true)
    setFailed(null)
    setAsksSafety(null)
    try {
      if (view.can.order && !endsBeforeOrder(view)) return await loadDocument(checkoutOf(view, locale))
      const next = await call('POST /questions/:id/ask-expert', { params: { id: view.id }, body: { locale } })
      if (view.pending.length > next.pending.length) announce(words.notClosed)
      // The checkout has its own content security policy, so it is always a full page load.
      if (next.can.order) await loadDocument(checkoutOf(next, locale))
      onView(next)
      if (!next.can.order) await go(href('match', locale, { id: next.id }))
    } catch (error) {
      if (codeOf(error) === 'safe_to_write_needed') return setAsksSafety(place)
      setFailed({ place, error })
      announce(sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }
  const problem = failed && { place: failed.place, sentence: sentenceFor(failed.error) }
  return { ask, noExpert, busy, problem, asksSafety, dropSafety: () => setAsksSafety(null) }
}
type UseAskExpert = {
  locale: Locale
  words: QuestionUiMessages['thread']['door']
  refusals: RefusalMessages
  /** The preview says that no expert here practises under the law that applies. */
  noExpert: boolean
  onView: (view: QuestionView) => void
}

export type Asking = ReturnType<typeof useAskExpert>

/** Shows the error beside the pressed button: on a phone the other buttons are far away. */
export function AskingProblem({ asking: { problem }, place }: { asking: Asking; place: Place }) {
  return <ErrorText id={`${place}-error`}>{problem?.place === place ? problem.sentence : null}</ErrorText>
}

type DoorProps = {
  view: QuestionView
  asking: Asking
  onBack: () => Promise<void>
}

/** Offers an expert's answer, with the whole price in one sentence, from the first message on. */
export function AskExpertPanel({ view, asking, onBack }: DoorProps) {
  const words = useQuestionMessages('thread').thread
  const locale = useLocale()
  const { door } = words
  const kinds = useOffers(view.can.askExpert && !view.limitReached)
  const [leaving, setLeaving] = useState(false)
  if (view.limitReached || view.paymentProblem) return null
  // While the order page is loading, the button that led there stays.
  if (view.can.order && !asking.busy)
    return (
      <section className="door" aria-labelledby="door">
        <h2 className="side-title" id="door">
          {door.title}
        </h2>
        <p>{door.orderText}</p>
        {endsBeforeOrder(view) ? (
          <Button onClick={() => void asking.ask('door')}>{door.order}</Button>
        ) : (
          <ButtonLink to={checkoutOf(view, locale)} reloadDocument>
            {door.order}
          </ButtonLink>
        )}
        <AskingProblem asking={asking} place="door" />
        {view.can.back && (
          <Button
            variant="link"
            busy={leaving}
            onClick={() => {
              setLeaving(true)
              void onBack().finally(() => setLeaving(false))
            }}
          >
            {door.back}
          </Button>
        )}
      </section>
    )
  if (!view.can.askExpert && !asking.busy) return null
  return (
    <section className="door" aria-labelledby="door">
      <h2 className="side-title" id="door">
        {asking.noExpert ? door.elsewhereTitle : door.title}
      </h2>
      {asking.noExpert && <p>{door.elsewhere}</p>}
      <p>{kinds?.includes('first') ? door.text : kinds?.includes('plan') ? door.planOnly : door.planText}</p>
      <Button
        variant={asking.noExpert ? 'plain' : 'primary'}
        busy={asking.busy}
        onClick={() => void asking.ask('door')}
      >
        {asking.noExpert ? door.allTheSame : door.button}
      </Button>
      <AskingProblem asking={asking} place="door" />
    </section>
  )
}

/** The two free questions are used: the typed text is kept, and paid options are offered. */
export function LimitPanel({ asking }: Pick<DoorProps, 'asking'>) {
  const words = useQuestionMessages('thread').thread
  const { limit } = words
  const first = useOffers(true)?.includes('first')
  return (
    <section className="limit sheet" aria-labelledby="limit">
      <h2 id="limit">{limit.title}</h2>
      <p>{limit.text}</p>
      <p>{first ? limit.first : limit.planOnly}</p>
      <p className="form-foot">
        <Button busy={asking.busy} onClick={() => void asking.ask('limit')}>
          {first ? limit.firstButton : limit.planButton}
        </Button>
      </p>
      <AskingProblem asking={asking} place="limit" />
      {first && <p className="soft small">{limit.also}</p>}
    </section>
  )
}

/** The capture failed after an expert had accepted: nothing is lost, another card unlocks the answer. */
export function CardNotice({ view }: Pick<DoorProps, 'view'>) {
  const words = useQuestionMessages('thread').thread
  const locale = useLocale()
  if (!view.paymentProblem) return null
  return (
    <Notice tone="danger" title={words.door.cardTitle} live>
      <p>{words.door.cardText}</p>
      <p>
        <ButtonLink to={checkoutOf(view, locale)} reloadDocument>
          {words.door.card}
        </ButtonLink>
      </p>
    </Notice>
  )
}
