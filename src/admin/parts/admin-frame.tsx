import { useAdminMessages } from './messages.ts'
import '../../ui/css/screens/admin.css'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading } from '../../ui/time/delayed.tsx'
import { type AdminSection, sectionsFor } from '../sections.ts'
import { useSecondPersonCount } from './second-person-count.ts'
import { SectionNav } from './section-nav.tsx'

type AdminFrameProps = {
  /** The current section, also on a detail page inside it. */
  room: AdminSection
  title: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  /** The API refused the role: only the navigation is shown. */
  denied?: boolean
  children?: ReactNode
}

/** The layout of every console page: the section navigation, then a title. */
export function AdminFrame({ room, title, aside, denied, children }: AdminFrameProps) {
  const words = useAdminMessages().frame
  const locale = useLocale()
  const open = sectionsFor(useAccount()?.roles ?? [])
  const yours = useSecondPersonCount(open.includes('admin-second-person'))
  const nameOf = (section: AdminSection) =>
    section === 'admin-second-person' && yours > 0 ? `${words.rooms[section]} (${yours})` : words.rooms[section]
  return (
    <main id="main" className="container admin">
      <SectionNav
        label={words.label}
        ways={open.map((section) => ({ to: href(section, locale), name: nameOf(section), here: section === room }))}
      />
      <div className="admin-head">
        <h1>{title}</h1>
        {aside}
      </div>
      {denied ? <Notice>{words.denied}</Notice> : children}
    </main>
  )
}

export function AdminFallback() {
  return (
    <main id="main" className="container admin">
      <Loading label="…" />
    </main>
  )
}
