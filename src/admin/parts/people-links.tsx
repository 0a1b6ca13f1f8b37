import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { mayDo } from '../rights.ts'
import { subjectHref } from '../subject-href.ts'

/** Links a person who paid, ordered or asked to their payments, which lead to their other records. */
export function PersonLink({ person }: { person: { id: string; name: string } }) {
  return <Link to={href('admin-payments', useLocale(), { person: person.id })}>{person.name}</Link>
}

/** Links to an expert's file, if the role may open it. */
export function ExpertLink({ name, children = name }: { name: string; children?: ReactNode }) {
  const locale = useLocale()
  if (!mayDo(useAccount()?.roles ?? [], 'review_experts')) return children
  return <Link to={href('admin-applications', locale, { show: 'experts', search: name })}>{children}</Link>
}

/** Links to a staff member's entry in the staff list. */
export function MemberLink({ id, name }: { id: string | null; name: string }) {
  const locale = useLocale()
  const roles = useAccount()?.roles ?? []
  if (!id || !mayDo(roles, 'see_staff')) return name
  return <Link to={`${href('admin-staff', locale)}#member-${id}`}>{name}</Link>
}

/** A sentence with React nodes in the place of its placeholders. */
export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  const pieces = text.split(/\{(\w+)\}/)
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
  return pieces.map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : values[piece]}</Fragment>)
}

/** Links to the subject of a journal entry, if it has a page that the role may open. */
export function SubjectLink({ kind, id, children }: { kind: string; id: string; children: ReactNode }) {
  const locale = useLocale()
  const roles = useAccount()?.roles ?? []
  const place = subjectHref(kind, id, roles, locale)
  return place ? <Link to={place}>{children}</Link> : children
}
