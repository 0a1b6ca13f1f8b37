import type { ReactNode } from 'react'

type FigureSectionProps = {
  id: string
  title: string
  /** What is counted, and of which period. */
  definition?: string
  /** Whether it counts in the ranking, and how. */
  counts?: string
  children: ReactNode
}

export function FigureSection({ id, title, definition, counts, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {definition && <p className="soft small">{definition}</p>}
      {children}
      {counts && <p className="soft small">{counts}</p>}
    </section>
  )
}

type Row = readonly [name: string, value: string, more?: string]

export function FigureList({ rows }: { rows: readonly (Row | false | null)[] }) {
  const shown = rows.filter((row) => row !== false && row !== null)
  if (shown.length === 0) return null
  return (
    <dl className="figure-list">
      {shown.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            {value}
            {more && <span className="soft small"> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
