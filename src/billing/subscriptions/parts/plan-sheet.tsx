import type { ReactNode } from 'react'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAccount } from '../../../shell/account.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { cardLine } from '../../payment-form/parts/saved-card.tsx'
import { useBillingMessages } from '../../quotes/parts/use-billing-messages.ts'
import type { PlanView } from '../contract.ts'
import { describePlan, type PlanDescription, planDateValues } from '../plan-messages.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'

const tones: Partial<Record<PlanDescription['stage'], 'moss' | 'brick' | 'sky'>> = {
  first_period: 'sky',
  active: 'moss',
  past_due: 'brick',
  restricted: 'brick',
  paused: 'sky',
}

type PlanSheetProps = {
  view: PlanView & { subscription: NonNullable<PlanView['subscription']> }
  children: ReactNode
}

/** A contract on one sheet: what it is, its state, its dates, and what may be done about it. */
export function PlanSheet({ view, children }: PlanSheetProps) {
  const words = usePlanPageMessages().plan
  const { card } = useBillingMessages('card')
  const locale = useLocale()
  const withheld = useAccount()?.emailsWithheld
  const { subscription, reference, startedAt } = view
  const said = describePlan(view, locale, words)
  const { price = '' } = planDateValues(view, locale)
  const reminded = said.stage === 'first_period' && !withheld
  const figures = [
    { label: words.reference, value: reference },
    { label: words.since, value: startedAt && day(locale, startedAt) },
    { label: words.card, value: view.card && cardLine(view.card, card) },
  ]
  return (
    <Sheet className="plan">
      <div className="plan-head">
        <h3>{words.names[subscription.plan]}</h3>
        <Tag tone={tones[said.stage]}>{said.word}</Tag>
      </div>
      {said.stage !== 'ended' && <p className="soft">{fill(words.price, { price })}</p>}
      <p className="plan-line">{said.line}</p>
      {said.detail && (
        <p>
          {said.detail}
          {reminded && ` ${words.firstReminder}`}
        </p>
      )}
      <dl className="plan-figures">
        {figures.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </Sheet>
  )
}
