import '../../ui/css/screens/admin.css'
import type { ReactNode } from 'react'
import type { MessagesLike } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading } from '../../ui/time/delayed.tsx'
import type { frame } from '../console.text.fr.ts'
import { type AdminSection, sectionsFor } from '../sections.ts'
import { SectionNav } from './section-nav.tsx'

export type FrameMessages = MessagesLike<typeof frame>

type AdminFrameProps = {
  words: FrameMessages
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
export function AdminFrame({ words, room, title, aside, denied, children }: AdminFrameProps) {
  const locale = useLocale()
  const open = sectionsFor(useAccount()?.roles ?? [])
  return (
    <main id="main" className="container admin">
      <SectionNav
        label={words.label}
        ways={open.map((name) => ({ to: href(name, locale), name: words.rooms[name], here: name === room }))}
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
