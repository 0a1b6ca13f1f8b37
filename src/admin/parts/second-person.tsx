import { Link } from 'react-router'
import { languageTag } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { SecondPerson as Second } from '../contract-fields.ts'
import { mayDo } from '../rights.ts'
import { useAdminMessages } from './messages.ts'
import { FilledText, MemberLink } from './people-links.tsx'

/** Who may do the second part of an action; if nobody can, which role is missing and how to get it. */
export function SecondPerson({ second }: { second: Second }) {
  const words = useAdminMessages().frame
  const locale = useLocale()
  const owner = mayDo(useAccount()?.roles ?? [], 'manage_staff')
  const { secondPerson: own, roleNames } = words
  const list = new Intl.ListFormat(languageTag[locale], { type: 'disjunction' })
  if (second.people.length > 0) {
    const people = Object.fromEntries(
      second.people.map((person, at) => [`person${at}`, <MemberLink key={person.id} {...person} />]),
    )
    const either = <FilledText text={list.format(second.people.map((_, at) => `{person${at}}`))} values={people} />
    return (
      <p className="soft">
        <FilledText text={own.waits} values={{ people: either }} />
      </p>
    )
  }
  return (
    <Notice title={own.title}>
      <p>{fill(own.nobody, { roles: list.format(second.roles.map((role) => roleNames[role])) })}</p>
      <p>{owner ? <Link to={href('admin-staff', locale, { invite: 'yes' })}>{own.invite}</Link> : own.askOwner}</p>
    </Notice>
  )
}
