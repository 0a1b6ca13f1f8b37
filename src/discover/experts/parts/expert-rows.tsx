import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import type { ExpertRow } from '../expert-row.ts'

type ExpertRowsProps = {
  label: string
  rows: readonly ExpertRow[]
  /** Under a heading of the page. */
  heading?: 'h2' | 'h3'
  /** Those on the first screen have their portrait at once. */
  eager?: number
}

/**
 * Experts one under the other, as on the bell plates of a house: who, where, what was checked, what clients say.
 * Who is here now is said once the page has come (`here-rows.ts`). A page holds sixty: the signs are drawn by the stylesheet, and the links are the document's own.
 */
export function ExpertRows({ label, rows, heading: Heading = 'h2', eager = 0 }: ExpertRowsProps) {
  const locale = useLocale()
  return (
    <ul className="bells" aria-label={label}>
      {rows.map((row, index) => (
        <li key={row.id} className="bell" data-expert={row.id}>
          <Portrait src={row.portrait} width={76} eager={index < eager} />
          <div>
            <Heading>
              <a href={href('expert', locale, { slug: row.slug })}>{row.name}</a>
            </Heading>
            <p>{row.of}</p>
            {row.checked && <p className="bell-ok">{row.checked}</p>}
            <p className="bell-line">
              {row.rating && <span className="bell-stars">{row.rating}</span>}
              {row.notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </p>
            <p className="bell-here" />
          </div>
        </li>
      ))}
    </ul>
  )
}
