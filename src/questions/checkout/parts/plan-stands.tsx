import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCheckoutMessages } from './messages.ts'

/** Nothing is sold beside the plan that stands: its account says where it is. */
export function PlanStands({ error }: { error: unknown }) {
  const { plan } = useCheckoutMessages().checkout
  const locale = useLocale()
  const exists = codeOf(error) === 'plan_exists'
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
