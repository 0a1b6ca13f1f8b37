import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { Icon } from './icon.ts'

type Behind = 'paper' | 'counter' | 'apricot-wash'

/** Paper that carries words. The raised corner says that these words are yours: question and answer only. */
export function Sheet({
  corner,
  behind = 'paper',
  className = '',
  style,
  ...rest
}: ComponentProps<'div'> & { corner?: boolean; behind?: Behind }) {
  const names = ['sheet', corner && 'sheet--corner', className].filter(Boolean).join(' ')
  return <div {...rest} className={names} style={{ '--behind': `var(--${behind})`, ...style } as CSSProperties} />
}

/** A buff folder with a tab; it holds an expert's answer. */
export function Folder({ tab, icon: Icon, children }: { tab: string; icon?: Icon; children: ReactNode }) {
  return (
    <div className="folder">
      <p className="folder-tab">
        {Icon && <Icon className="icon" />}
        {tab}
      </p>
      {children}
    </div>
  )
}

/** A promise with a figure on a stub that one could tear off. */
export function Stub({
  title,
  children,
  figure,
  note,
}: {
  title: string
  children: ReactNode
  figure: string
  note: string
}) {
  return (
    <div className="stub">
      <div className="stub-a">
        <h2>{title}</h2>
        <div className="stub-text">{children}</div>
      </div>
      <div className="stub-b">
        <p className="num">{figure}</p>
        <p className="small">{note}</p>
      </div>
    </div>
  )
}
