import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import type { CancellationApi } from '../../cancellation/contract.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'

const call = client<CancellationApi>()

type Own = Awaited<ReturnType<typeof call<'GET /me/contracts'>>>['contracts'][number]

/** Within the fourteen days, whoever cancels learns that withdrawing gives money back, and how much. */
export function WithdrawalHint({ reference }: { reference: string | null }) {
  const words = usePlanPageMessages().plan.cancel
  const locale = useLocale()
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    // If the request fails, the page for withdrawing is still in the footer.
    call('GET /me/contracts').then(
      ({ contracts }) => setOwn(contracts.find(({ contract }) => contract.reference === reference) ?? null),
      () => {},
    )
  }, [reference])
  if (!own?.contract.withdraw?.total) return null
  const { withdraw, withdrawUntil } = own.contract
  return (
    <p className="plan-withdraw">
      {fill(words.withdraw, {
        // The period ends at midnight: the last day is the one before.
        until: day(locale, new Date(Date.parse(withdrawUntil) - 1)),
        back: money(locale, withdraw.total),
      })}{' '}
      <Link to={href('withdraw', locale, { link: own.link })}>{words.withdrawLink}</Link>
    </p>
  )
}
