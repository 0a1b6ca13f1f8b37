import { Link } from 'react-router'
import type { Me } from '../../../accounts/contract.ts'
import { usePlanMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { FoldedSection } from '../../../ui/folded-section.tsx'
import { WithheldEmails } from '../../notifications/parts/withheld-emails.tsx'

/** The person's details and address, where each is changed, and the emails that were not sent. */
export function ProfileSection({ me }: { me: Me }) {
  const words = usePlanMessages('profile').profile
  const locale = useLocale()
  return (
    <FoldedSection id="profile" title={words.title} open={me.emailsWithheld}>
      {me.email && <p>{fill(me.standing === 'pending' ? words.pending : words.signedAs, { email: me.email })}</p>}
      {me.standing !== 'visitor' && (
        <ul className="leave-ways">
          <li>
            <Link to={href('edit-infos', locale)}>{words.infos}</Link>
            <span className="soft small">{words.infosText}</span>
          </li>
          <li>
            <Link to={href('change-email', locale)}>{words.email}</Link>
            <span className="soft small">{words.emailText}</span>
          </li>
        </ul>
      )}
      <WithheldEmails />
    </FoldedSection>
  )
}
