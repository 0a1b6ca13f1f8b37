import { dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { FilledText, MemberLink } from '../../parts/people-links.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { SecondPersonAct, WaitingAct } from '../contract-second-person.ts'

/** Where each kind is decided. */
const places: Record<SecondPersonAct, (locale: Locale, id: string) => string> = {
  approval: (locale, id) => `${href('admin-applications', locale)}#candidate-${id}`,
  trial: (locale, id) => `${href('admin-applications', locale)}#trial-of-${id}`,
  appeal: (locale, id) => `${href('admin-applications', locale)}#candidate-${id}`,
  refund: (locale) => href('admin-payments', locale, { show: 'waiting' }),
  factor: (locale) => href('admin-messages', locale, { show: 'factors' }),
  payout: (locale) => href('admin-payouts', locale),
}

/** Acts of which somebody has done the first part, each with a link to where the second is done. */
export function WaitingActs({ acts }: { acts: readonly WaitingAct[] }) {
  const words = useAdminMessages('secondPerson').secondPerson
  const locale = useLocale()
  return (
    <ul className="matters">
      {acts.map(({ kind, id, about, amount, askedBy, since, yours, second }) => (
        <li key={`${kind}-${id}-${since}`}>
          <div>
            <b>{words.kinds[kind]}</b>
            <p className="facts">
              {about && <span>{about}</span>}
              {amount !== null && <span className="num">{money(locale, amount)}</span>}
            </p>
            <p className="soft">
              <FilledText text={words.firstBy[kind]} values={{ name: <MemberLink {...askedBy} /> }} />,{' '}
              <time dateTime={since}>{fill(words.since, { when: dayAndHour(locale, since) })}</time>
            </p>
            {!yours && <SecondPerson second={second} />}
          </div>
          {yours && (
            <div className="decide">
              <ButtonLink size="small" to={places[kind](locale, id)}>
                {words.open}
                <span className="sr">
                  , {words.kinds[kind]}, {about}
                </span>
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
