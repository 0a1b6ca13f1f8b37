import { useState } from 'react'
import type { Role } from '../../../api/actor.ts'
import { fill } from '../../../i18n/text.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import { minPasswordLength, passwordPolicy, passwordStrength } from '../password.ts'

type NewPasswordProps = {
  about?: readonly string[]
  /** The roles whose password rule applies. */
  roles?: readonly Role[]
}

/** A new password, with a hint about its strength while typing. The server's check is authoritative. */
export function NewPassword({ about, roles = ['client'] }: NewPasswordProps) {
  const words = useAccountsMessages('strength')
  const [password, setPassword] = useState('')
  const strength = password === '' ? null : passwordStrength(password, roles, about)
  return (
    <div className="new-password">
      <PasswordField
        name="password"
        label={words.fields.newPassword}
        hint={fill(words.fields.passwordRule, { n: minPasswordLength(roles) })}
        autoComplete="new-password"
        required
        maxLength={passwordPolicy.longest}
        words={{ show: words.fields.show, hide: words.fields.hide, what: words.fields.thePassword }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={`strength strength--${strength ?? 'none'}`} role="status">
        {strength && words.strength[strength]}
      </p>
    </div>
  )
}
