import type { ReactNode } from 'react'

type TableProps = {
  /** What a screen reader calls it. */
  label: string
  /** On a phone its rows are cards, or its rows stand in groups. */
  look?: 'cards' | 'groups'
  /** It follows the fields that filter it. */
  filtered?: boolean
  /** What only this one is. */
  className?: string
  children: ReactNode
}

/** A table that may be wider than the page: it scrolls by itself, so the keyboard must reach it. */
export function Table({ label, look, filtered, className, children }: TableProps) {
  const names = ['table', look && `table--${look}`, className].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={filtered ? 'scroll after-filter' : 'scroll'} tabIndex={0} aria-label={label}>
      <table className={names}>{children}</table>
    </section>
  )
}
