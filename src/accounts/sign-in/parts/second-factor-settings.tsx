import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Me } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { EnablePasskeyStep } from './passkey-dialogs.tsx'
import { DisableSecondFactor, EnableSecondFactor, NewRecoveryCodes } from './second-factor-dialogs.tsx'

/** Where the house does not demand a second factor, whoever of the staff has none is offered one. */
export function SecondFactorOffer() {
  const { secondFactor: own } = useAccountsMessages('secondFactor')
  const me = useAccount()
  const [open, setOpen] = useState(false)
  if (me?.secondFactor !== 'off' || !me.hasPassword) return null
  return (
    <>
      <Notice>
        <p>{own.offer}</p>
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          {own.enable}
        </Button>
      </Notice>
      <EnableSecondFactor open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The setting of the account page: switched on with the password, off with the password and a code or a passkey. */
export function SecondFactorSetting({ me }: { me: Me }) {
  const { secondFactor: own, passkeys } = useAccountsMessages('secondFactor', 'passkeys')
  const locale = useLocale()
  const [open, setOpen] = useState<'enable' | 'passkey' | 'disable' | 'codes' | null>(null)
  const on = me.secondFactor === 'on'
  const close = () => setOpen(null)
  return (
    <div className="second-step">
      <div className="plan-head">
        <h3>{own.state}</h3>
        <Tag tone={on ? 'moss' : undefined}>{on ? own.on : own.off}</Tag>
      </div>
      <p>{on ? own.ownOn : own.ownOff}</p>
      {me.hasPassword ? (
        <p className="form-foot">
          <Button variant="plain" aria-haspopup="dialog" onClick={() => setOpen(on ? 'disable' : 'enable')}>
            {on ? own.disable : own.enable}
          </Button>
          {!on && me.passkeys > 0 && (
            <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen('passkey')}>
              {passkeys.enableStep}
            </Button>
          )}
          {on && (
            <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen('codes')}>
              {own.newCodes}
            </Button>
          )}
        </p>
      ) : (
        <p>
          {own.passwordFirst} <Link to={href('change-password', locale)}>{own.choosePassword}</Link>
        </p>
      )}
      <EnableSecondFactor open={open === 'enable'} onClose={close} />
      <EnablePasskeyStep open={open === 'passkey'} onClose={close} />
      <DisableSecondFactor open={open === 'disable'} onClose={close} />
      <NewRecoveryCodes open={open === 'codes'} onClose={close} />
    </div>
  )
}
