export type TallyRow = { to: string; name: string; note?: string; figure: number; unit: string }

/** Names with a figure each, like the board in an entrance hall. `unit` says the figure in words. */
export function Tally({ rows }: { rows: readonly TallyRow[] }) {
  return (
    <ul className="tally">
      {rows.map(({ to, name, note, figure, unit }) => (
        <li key={to}>
          <a href={to}>
            {name} {note && <span className="soft">{note}</span>}
          </a>
          <span className="num">
            <span aria-hidden="true">{figure}</span>
            <span className="sr">{unit}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
