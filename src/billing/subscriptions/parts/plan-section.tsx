import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FoldedSection } from '../../../ui/folded-section.tsx'
import type { PlanView } from '../contract.ts'
import { CancellationFeedbackForm } from './cancellation-feedback-form.tsx'
import { CancellationUndo } from './cancellation-undo.tsx'
import { HeldFirstSheet } from './held-first-question.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { usePlanPageMessages } from './use-plan-messages.ts'

type PlanSectionProps = {
  view: PlanView
  onChange: (view: PlanView) => void
}

/** The person's plan, or how to order one; after a cancellation, the optional question about its reason. */
export function PlanSection({ view, onChange }: PlanSectionProps) {
  const { plan } = usePlanPageMessages()
  const [left, setLeft] = useState<string | null>(null)
  const [acted, setActed] = useState(0)
  const withheld = useAccount()?.emailsWithheld
  const news = useRef<HTMLDivElement>(null)
  const { subscription, held } = view
  const done = view.cancelling ? null : left
  // The button that was pressed is gone: moves the focus to the result.
  useEffect(() => {
    if (done) news.current?.focus()
  }, [done])
  useEffect(() => {
    if (acted > 0) focusIfLost('plan')
  }, [acted])
  const copilot = view.can.order.find(({ kind }) => kind === 'copilot')
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" tabIndex={-1}>
        {plan.title}
      </h2>
      <CancellationUndo view={view} onChange={onChange} onUndone={() => setLeft(null)} />
      {done && (
        <div ref={news} tabIndex={-1}>
          <Notice tone="success" live>
            {withheld ? `${plan.noted} ${plan.nothingEmailed.text}` : plan.cancel.done}
          </Notice>
        </div>
      )}
      {held && <HeldFirstSheet held={held} />}
      {subscription ? (
        <PlanSheet view={{ ...view, subscription }}>
          <PlanActions
            view={{ ...view, subscription }}
            onDone={(act, answer) => {
              setLeft(act === 'cancel' ? answer.request : null)
              setActed((times) => times + 1)
              onChange(answer.plan)
            }}
          />
        </PlanSheet>
      ) : (
        !held && <NoPlan view={view} />
      )}
      {done && (
        <div className="plan-left">
          <CancellationFeedbackForm request={done} onSkip={() => setLeft(null)} />
        </div>
      )}
      {copilot && <Copilot changes={copilot.act === 'change' && subscription?.state === 'active'} />}
    </section>
  )
}

function NoPlan({ view }: { view: PlanView }) {
  const words = usePlanPageMessages().plan
  const locale = useLocale()
  return (
    <div className="plan-none">
      <h3>{words.none.title}</h3>
      <p>{words.none.text}</p>
      <div className="plan-acts">
        <ButtonLink to={href('ask', locale)}>{words.none.ask}</ButtonLink>
        {view.can.order.map(({ kind, act }) => (
          <ButtonLink key={kind} variant="plain" to={href('checkout', locale, { plan: kind })} reloadDocument>
            {words.acts.order[act][kind]}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

/** `changes`: something is already paid and is deducted. */
function Copilot({ changes }: { changes: boolean }) {
  const words = usePlanPageMessages().plan.copilot
  return (
    <FoldedSection id="copilot" title={words.title} heading="h3">
      <ul className="plan-copilot">
        {words.content.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {changes && <p className="soft small">{words.note}</p>}
    </FoldedSection>
  )
}
