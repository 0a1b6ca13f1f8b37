import { Link } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import type { Icon } from '../../ui/icon.ts'

export type SideAct = {
  key: string
  icon: Icon
  label: string
  to?: string
  act?: () => void
  busy?: boolean
}

type SideListProps = {
  title: string
  acts: readonly (SideAct | false | null | undefined)[]
  /** Language of the labels, where it is not the page's. */
  lang?: Locale
}

/** The actions of a page, under a strong rule: links and buttons look alike and behave as what they are. */
export function SideList({ title, acts, lang }: SideListProps) {
  const shown = acts.filter((act): act is SideAct => Boolean(act))
  if (shown.length === 0) return null
  return (
    <section className="side-block no-print">
      <h2 className="side-title">{title}</h2>
      <ul className="can" lang={lang}>
        {shown.map(({ key, icon: Icon, label, to, act, busy }) => (
          <li key={key}>
            {to ? (
              <Link to={to}>
                <Icon className="icon" />
                <span>{label}</span>
              </Link>
            ) : (
              <button type="button" onClick={busy ? undefined : act} aria-busy={busy || undefined}>
                <Icon className="icon" />
                <span>{label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
