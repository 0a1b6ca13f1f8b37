import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { useLocale } from '../../shell/locale.tsx'
import { mayDo } from '../rights.ts'

/** Whoever paid, ordered or asked: to their payments, from where the rest of them is found. */
export function PersonLink({ person }: { person: { id: string; name: string } }) {
  return <Link to={href('admin-payments', useLocale(), { person: person.id })}>{person.name}</Link>
}

/** An expert: to their file, where the role opens it. */
export function ExpertLink({ name, children = name }: { name: string; children?: ReactNode }) {
  const locale = useLocale()
  if (!mayDo(useAccount()?.roles ?? [], 'review_experts')) return children
  return <Link to={href('admin-applications', locale, { show: 'experts', search: name })}>{children}</Link>
}

/** A member of the staff: to where they stand among the others. */
export function MemberLink({ id, name }: { id: string | null; name: string }) {
  const locale = useLocale()
  const roles = useAccount()?.roles ?? []
  if (!id || !mayDo(roles, 'see_staff')) return name
  return <Link to={`${href('admin-staff', locale)}#member-${id}`}>{name}</Link>
}
