import { Link } from 'react-router'
import { languageTag } from '../../../i18n/locale.ts'
import { plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import type { Overview } from '../contract-overview.ts'

/** Links to sections where something awaits a staff member; renders nothing if nothing does. */
export function AwaitingDecision({ seen }: { seen: Overview }) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  const money = seen.rights.includes('see_money')
  const matters = [
    {
      count: seen.secondPersonWaiting,
      forms: words.secondPersonWaiting,
      to: href('admin-second-person', locale),
    },
    {
      count: money ? seen.refundsWaiting : 0,
      forms: words.refundsWaiting,
      to: href('admin-payments', locale, { show: 'waiting' }),
    },
    {
      count: seen.factorsWaiting,
      forms: words.factorsWaiting,
      to: href('admin-messages', locale, { show: 'factors' }),
    },
    { count: money ? seen.disputesOpen : 0, forms: words.disputesOpen, to: href('admin-disputes', locale) },
    { count: seen.messagesWaiting, forms: words.messagesWaiting, to: href('admin-messages', locale) },
    { count: seen.applicationsWaiting, forms: words.applicationsWaiting, to: href('admin-applications', locale) },
  ].filter(({ count }) => count > 0)
  if (matters.length === 0) return null
  return (
    <section className="to-decide" aria-labelledby="to-decide">
      <h2 id="to-decide">{words.toDecide}</h2>
      <ul>
        {matters.map(({ count, forms, to }) => (
          <li key={to}>
            <Link to={to}>{plural(languageTag[locale], forms, count)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
