import { href } from '../../screens.ts'
import { useLocale } from '../../shell/locale.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Here } from '../../ui/tag.tsx'
import type { ExpertRow } from '../expert-row.ts'

type ExpertRowsProps = {
  label: string
  rows: readonly ExpertRow[]
  hereWord: string
  /** Who is here now, once that is known. */
  here: ReadonlySet<string> | null
  /** Under a heading of the page. */
  heading?: 'h2' | 'h3'
  /** Those on the first screen have their portrait at once. */
  eager?: number
}

/**
 * Experts one under the other, as on the bell plates of a house: who, where, what was checked, what clients say.
 * A page holds sixty: the signs are drawn by the stylesheet, and the links are the document's own.
 */
export function ExpertRows({ label, rows, hereWord, here, heading: Heading = 'h2', eager = 0 }: ExpertRowsProps) {
  const locale = useLocale()
  return (
    <ul className="bells" aria-label={label}>
      {rows.map((row, index) => (
        <li key={row.id} className="bell">
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
            <p className="bell-here">{here?.has(row.id) && <Here now>{hereWord}</Here>}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
