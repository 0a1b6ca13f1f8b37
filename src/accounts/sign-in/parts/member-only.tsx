import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { readToken } from '../../../api/token.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href, type ScreenName } from '../../../screens.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AccountsApi, Me } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { ConfirmAddress } from './confirm-address.tsx'

const accounts = client<AccountsApi>()

type MemberOnlyProps = {
  /** Why the page requires signing in. */
  needed: string
  signIn: string
  /** The screen to return to. */
  screen: ScreenName
  children: (me: Me) => ReactNode
}

/**
 * Shows its children to members only; to somebody whose address is not proved yet how to prove it; to others a link to
 * sign in and return here. Never a blank page.
 */
export function MemberOnly({ needed, signIn, screen, children }: MemberOnlyProps) {
  const words = useAccountsMessages('confirmAddress')
  const locale = useLocale()
  const [me, setMe] = useState<Me | null>(null)
  const [shut, setShut] = useState<string | null>(null)
  const { failures } = words
  useEffect(() => {
    if (!readToken()) return setShut(needed)
    accounts('GET /me').then(
      (found) => (found.standing === 'visitor' ? setShut(needed) : setMe(found)),
      (error) => setShut(codeOf(error) === 'not_signed_in' ? needed : failureMessage(error, failures)),
    )
  }, [needed, failures])
  if (me?.standing === 'pending' && me.email)
    return <ConfirmAddress email={me.email} withheld={me.emailsWithheld} over={me.linkOver} />
  if (me) return children(me)
  if (!shut) return <NeedsScript />
  return (
    <>
      <Notice live>{shut}</Notice>
      <p className="form-foot">
        <ButtonLink to={href('login', locale, { next: href(screen, locale) })}>{signIn}</ButtonLink>
      </p>
    </>
  )
}
