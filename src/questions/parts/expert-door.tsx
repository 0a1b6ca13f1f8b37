import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../api/call.ts'
import type { BillingApi } from '../../billing/contract.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { codeOf, isUnexplained } from '../../shell/say-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { QuestionsApi } from '../contract.ts'
import type { QuestionView } from '../shapes.ts'
import type { QuestionWords } from './page-words.ts'
import { inWords, type RefusalWords } from './problem.ts'
import { checkoutOf } from './ways.ts'

const call = client<QuestionsApi>()
const billing = client<BillingApi>()

/** The introductory offer exists once: which price may be named at all; `null` while it is not known. */
function useOffers(wanted: boolean): readonly string[] | null {
  const [kinds, setKinds] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!wanted) return
    let current = true
    billing('GET /me/offers').then(
      (found) => current && setKinds(found.kinds),
      // Without an answer no price is named; the quote will say it.
      () => current && setKinds([]),
    )
    return () => {
      current = false
    }
  }, [wanted])
  return kinds
}

/** "Ask an expert now": with a plan the search begins at once, otherwise the honest quote comes first. */
export function useAskExpert(
  view: QuestionView | null,
  { locale, words, refusals, onView }: UseAskExpert,
): { ask: () => Promise<void>; busy: boolean; problem: string | null } {
  const go = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function ask() {
    if (!view || busy) return
    if (view.can.order) return window.location.assign(checkoutOf(view, locale))
    setBusy(true)
    setProblem(null)
    try {
      const next = await call('POST /questions/:id/ask-expert', { params: { id: view.id }, body: { locale } })
      onView(next)
      // A checkout has a policy of its own, so it is always a document of its own.
      if (next.can.order) window.location.assign(checkoutOf(next, locale))
      else await go(href('match', locale, { id: next.id }))
    } catch (error) {
      const sentence = isUnexplained(error) ? words.failed : inWords(refusals, codeOf(error))
      setProblem(sentence)
      announce(sentence)
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy, problem }
}
type UseAskExpert = {
  locale: Locale
  words: QuestionWords['thread']['door']
  refusals: RefusalWords
  onView: (view: QuestionView) => void
}

export type Asking = ReturnType<typeof useAskExpert>

type DoorProps = {
  view: QuestionView
  words: QuestionWords['thread']
  locale: Locale
  asking: Asking
  onBack: () => void
}

/** The way to a person, with its whole price in one sentence; it is there from the first word on. */
export function ExpertDoor({ view, words, locale, asking, onBack }: DoorProps) {
  const { door } = words
  const kinds = useOffers(view.can.askExpert && !view.limitReached)
  if (view.limitReached || view.paymentProblem) return null
  if (view.can.order)
    return (
      <section className="door" aria-labelledby="door">
        <h2 className="side-title" id="door">
          {door.title}
        </h2>
        <p>{door.orderText}</p>
        <ButtonLink to={checkoutOf(view, locale)} reloadDocument>
          {door.order}
        </ButtonLink>
        {view.can.back && (
          <Button variant="link" onClick={onBack}>
            {door.back}
          </Button>
        )}
      </section>
    )
  if (!view.can.askExpert) return null
  return (
    <section className="door" aria-labelledby="door">
      <h2 className="side-title" id="door">
        {door.title}
      </h2>
      <p>{kinds?.includes('first') ? door.text : kinds?.includes('plan') ? door.planOnly : door.planText}</p>
      <Button busy={asking.busy} onClick={() => void asking.ask()}>
        {door.button}
      </Button>
      <ErrorText id="door-error">{asking.problem}</ErrorText>
    </section>
  )
}

/** The two free questions are used: what was typed is kept, and the paid ways stay open. */
export function LimitPanel({ words, asking }: Pick<DoorProps, 'words' | 'asking'>) {
  const { limit } = words
  const first = useOffers(true)?.includes('first')
  return (
    <section className="limit sheet" aria-labelledby="limit">
      <h2 id="limit">{limit.title}</h2>
      <p>{limit.text}</p>
      <p>{first ? limit.first : limit.planOnly}</p>
      <p className="form-foot">
        <Button busy={asking.busy} onClick={() => void asking.ask()}>
          {first ? limit.firstButton : limit.planButton}
        </Button>
      </p>
      <ErrorText id="limit-error">{asking.problem}</ErrorText>
      {first && <p className="soft small">{limit.also}</p>}
    </section>
  )
}

/** The bank said no after an expert had said yes: nothing is lost, another card opens the answer. */
export function CardNotice({ view, words, locale }: Pick<DoorProps, 'view' | 'words' | 'locale'>) {
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
