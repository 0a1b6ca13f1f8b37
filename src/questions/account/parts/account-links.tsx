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
import { useLocation } from 'react-router'
import type { Me } from '../../../accounts/contract.ts'
import { isStaffRole } from '../../../api/actor.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { SideList } from '../../parts/side-list.tsx'
import { useSignOut } from './use-sign-out.ts'

/**
 * Who one is here, and the ways to the account's settings and out of it. The account page has its settings in sections
 * of its own.
 */
export function AccountLinks({ me }: { me: Me }) {
  const words = useQuestionMessages('list').list.account
  const locale = useLocale()
  const { pathname } = useLocation()
  const account = href('account', locale)
  const here = useSignOut('POST /sign-out')
  const everywhere = useSignOut('POST /sign-out/everywhere')
  const visitor = me.standing === 'visitor'
  const settings = pathname !== account
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
        title={settings ? words.settings : words.elsewhere}
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
          settings && { key: 'account', icon: ReceiptText, label: words.account, to: account },
          ...(settings && !visitor ? settingsActs(me, words, locale) : []),
          !visitor && { key: 'out', icon: LogOut, label: words.signOut, busy: here.busy, act: here.signOut },
          settings &&
            !visitor && {
              key: 'everywhere',
              icon: MonitorX,
              label: words.everywhere,
              busy: everywhere.busy,
              act: everywhere.signOut,
            },
        ]}
      />
      <ErrorText id="leave-error" live>
        {here.failed || everywhere.failed ? words.failed : null}
      </ErrorText>
    </>
  )
}

function settingsActs(
  me: Me,
  words: ReturnType<typeof useQuestionMessages<'list'>>['list']['account'],
  locale: Locale,
) {
  return [
    { key: 'infos', icon: IdCard, label: words.infos, to: href('edit-infos', locale) },
    { key: 'email', icon: AtSign, label: words.email, to: href('change-email', locale) },
    {
      key: 'password',
      icon: KeyRound,
      label: me.hasPassword ? words.password : words.setPassword,
      to: href('change-password', locale),
    },
  ]
}
