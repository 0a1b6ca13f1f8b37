import type { Icon } from './icon.ts'

type Pane<Name extends string> = { name: Name; label: string; icon: Icon; news?: string }
type PaneTabsProps<Name extends string> = {
  label: string
  panes: readonly Pane<Name>[]
  current: Name
  onChange: (name: Name) => void
}

/** The panes of a desk on a phone, one at a time; `news` says what waits in a pane that is not shown. */
export function PaneTabs<Name extends string>({ label, panes, current, onChange }: PaneTabsProps<Name>) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      {panes.map(({ name, label: text, icon: Icon, news }) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChange(name)}>
          <Icon className="icon" />
          <span className={news ? 'here' : undefined}>{text}</span>
          {news && <span className="sr">{news}</span>}
        </button>
      ))}
    </nav>
  )
}
