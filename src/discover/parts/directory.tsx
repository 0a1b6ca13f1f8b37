import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill, plural } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { directoryPath, type Filters } from '../directory.ts'
import type { ExpertRow } from '../expert-row.ts'
import { type Choice, type DirectoryWords, ExpertFilters } from './expert-filters.tsx'
import { ExpertRows } from './expert-rows.tsx'
import { useHere } from './use-here.ts'
import '../../ui/subjects.css'
import '../../ui/places.css'

export type DirectoryProps = {
  words: DirectoryWords
  hereWord: string
  locale: Locale
  heading: string
  filters: Filters
  department: string | null
  categories: readonly Choice[]
  departments: readonly Choice[]
  rows: readonly ExpertRow[]
  total: number
  more: boolean
  pages: number
  /** The way up, above the heading. */
  children?: ReactNode
}

/** The directory, of France or of a department: what to choose by, how it is ordered, who is in it. */
export function Directory(props: DirectoryProps) {
  const { words, hereWord, locale, heading, filters, department, rows, total, more, pages } = props
  const here = useHere(rows.map(({ id }) => id))
  const tag = languageTag[locale]
  return (
    <main id="main" className="roster">
      <header className="reading-top">
        <div className="container">
          {props.children}
          <h1>{heading}</h1>
          <p className="lead">{words.lead}</p>
          <ExpertFilters {...props} />
        </div>
      </header>
      <div className="container roster-in">
        {total === 0 ? (
          <Empty title={words.none} action={<ButtonLink to={askPath(locale, filters)}>{words.ask}</ButtonLink>}>
            {words.noneText}
          </Empty>
        ) : (
          <>
            <div className="roster-head">
              <p>
                <b>{more ? fill(words.countMore, { n: total }) : plural(tag, words.count, total)}</b>{' '}
                <span role="status">
                  {here && (here.size > 0 ? plural(tag, words.hereNow, here.size) : words.hereNone)}
                </span>
              </p>
              <p className="small soft">
                {words.order} <Link to={href('ranking', locale)}>{words.orderMore}</Link>
              </p>
            </div>
            <ExpertRows label={words.list} rows={rows} here={here} hereWord={hereWord} eager={4} />
            <Pagination
              page={filters.page}
              pages={pages}
              hrefOf={(page) => directoryPath(locale, department, { ...filters, page })}
              words={words.pages}
            />
          </>
        )}
        <p className="roster-links">
          {department && <Link to={href('department', locale, { department })}>{words.hub}</Link>}
          <Link to={href('experts-in-france', locale)}>{words.map}</Link>
        </p>
      </div>
    </main>
  )
}

const askPath = (locale: Locale, { category }: Filters) => href('ask', locale, category ? { category } : {})
