import type { InTheWay } from '../../../billing/subscriptions/plan-in-the-way.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCheckoutMessages } from './messages.ts'

/** Nothing is sold beside the plan that stands: its account says where it is. */
export function PlanStands({ why }: { why: InTheWay }) {
  const { plan } = useCheckoutMessages().checkout
  const locale = useLocale()
  const exists = why === 'plan_exists'
  return (
    <div className="checkout-main">
      <Notice title={exists ? plan.exists : plan.notChangeable}>
        {exists ? plan.existsText : plan.notChangeableText}
      </Notice>
      <p>
        <ButtonLink to={href('account', locale)}>{plan.account}</ButtonLink>
      </p>
    </div>
  )
}
