import { money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Earnings } from '../contract.ts'
import type { WaitingReason } from '../waiting.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

type WaitingPayoutProps = { earnings: Earnings }

/** Where on the page each reason is seen to. */
const places: Record<WaitingReason, string> = { account: 'payout-account', tax: 'tax-identity', name: 'payout-account' }

/** What keeps the next payout from leaving, each with where it is seen to. */
export function WaitingPayout({ earnings }: WaitingPayoutProps) {
  const { waiting } = useEarningsMessages().page
  const locale = useLocale()
  const { waits, unpaid } = earnings
  if (waits.length === 0 || unpaid === 0) return null
  return (
    <Notice tone="danger" title={fill(waiting.title, { amount: money(locale, unpaid) })}>
      <ul className="payout-waits">
        {waits.map((reason) => (
          <li key={reason}>
            {waiting.reasons[reason]} <a href={`#${places[reason]}`}>{waiting.links[reason]}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
