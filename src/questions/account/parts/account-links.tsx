import AtSign from 'lucide-react/icons/at-sign'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MessagesSquare from 'lucide-react/icons/messages-square'
import MonitorX from 'lucide-react/icons/monitor-x'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AccountsApi, Me } from '../../../accounts/contract.ts'
import { isStaffRole } from '../../../api/actor.ts'
import { client } from '../../../api/call.ts'
import { writeToken } from '../../../api/token.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { SideList } from '../../parts/side-list.tsx'

const accounts = client<AccountsApi>()

/** Who one is here, and the ways to the account's settings and out of it. */
export function AccountLinks({ me }: { me: Me }) {
  const words = useQuestionMessages('list').list.account
  const locale = useLocale()
  const go = useNavigate()
  const { pathname } = useLocation()
  const account = href('account', locale)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const visitor = me.standing === 'visitor'

  async function leave(address: 'POST /sign-out' | 'POST /sign-out/everywhere') {
    setBusy(address)
    setFailed(false)
    try {
      await accounts(address).catch((error: unknown) => {
        // A session that is over already needs no ending.
        if (codeOf(error) !== 'not_signed_in') throw error
      })
      writeToken(null)
      deleteAllDrafts()
      await refreshAccount(true)
      await go(href('home', locale))
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <div className="who-am-i">
        <h2 className="side-title">{me.firstName || me.displayName || words.title}</h2>
        <p className="soft">
          {visitor || !me.email
            ? words.visitor
            : fill(me.standing === 'pending' ? words.pending : words.signedAs, { email: me.email })}
        </p>
      </div>
      <SideList
        title={words.settings}
        acts={[
          me.roles.includes('expert') && {
            key: 'desk',
            icon: MessagesSquare,
            label: words.desk,
            to: href('requests', locale),
          },
          me.roles.some(isStaffRole) && {
            key: 'staff',
            icon: LayoutDashboard,
            label: words.staff,
            to: href('admin-home', locale),
          },
          { key: 'requests', icon: UserRound, label: words.requests, to: href('my-requests', locale) },
          { key: 'experts', icon: UsersRound, label: words.experts, to: href('experts-asked', locale) },
          pathname !== account && { key: 'account', icon: ReceiptText, label: words.account, to: account },
          !visitor && { key: 'infos', icon: IdCard, label: words.infos, to: href('edit-infos', locale) },
          !visitor && { key: 'email', icon: AtSign, label: words.email, to: href('change-email', locale) },
          !visitor && {
            key: 'password',
            icon: KeyRound,
            label: me.hasPassword ? words.password : words.setPassword,
            to: href('change-password', locale),
          },
          !visitor && {
            key: 'out',
            icon: LogOut,
            label: words.signOut,
            busy: busy === 'POST /sign-out',
            act: () => void leave('POST /sign-out'),
          },
          !visitor && {
            key: 'everywhere',
            icon: MonitorX,
            label: words.everywhere,
            busy: busy === 'POST /sign-out/everywhere',
            act: () => void leave('POST /sign-out/everywhere'),
          },
        ]}
      />
      <ErrorText id="leave-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
