import { Link } from 'react-router'
import type { Me } from '../../../accounts/contract.ts'
import { PasskeySettings } from '../../../accounts/sign-in/parts/passkey-settings.tsx'
import { SecondFactorSetting } from '../../../accounts/sign-in/parts/second-factor-settings.tsx'
import { usePlanMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldedSection } from '../../../ui/folded-section.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SessionList } from './session-list.tsx'
import { useSignOut } from './use-sign-out.ts'

/** How the person signs in, and where they are signed in. */
export function SecuritySection({ me }: { me: Me }) {
  const words = usePlanMessages('security').security
  const locale = useLocale()
  const { signOut, busy, failed } = useSignOut('POST /sign-out/everywhere')
  const member = me.standing === 'member'
  return (
    <FoldedSection id="security" title={words.title}>
      {member && <PasskeySettings />}
      {member && <SecondFactorSetting me={me} />}
      <SessionList />
      <ul className="leave-ways">
        {member && (
          <li>
            <Link to={href('change-password', locale)}>{me.hasPassword ? words.password : words.setPassword}</Link>
            <span className="soft small">{me.hasPassword ? words.passwordText : words.setPasswordText}</span>
          </li>
        )}
        <li>
          <Button variant="link" busy={busy} onClick={signOut} aria-describedby="everywhere-text">
            {words.everywhere}
          </Button>
          <span className="soft small" id="everywhere-text">
            {words.everywhereText}
          </span>
          <ErrorText id="everywhere-error" live>
            {failed ? words.everywhereFailed : null}
          </ErrorText>
        </li>
      </ul>
    </FoldedSection>
  )
}
