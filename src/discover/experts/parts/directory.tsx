import type { ReactNode } from 'react'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { directoryPath, type Filters } from '../directory.ts'
import type { ExpertRow } from '../expert-row.ts'
import { type Choice, type DirectoryMessages, ExpertFilters } from './expert-filters.tsx'
import { ExpertRows } from './expert-rows.tsx'
import type { OnlineRowsMessages } from './online-status-rows.ts'
import '../../../ui/css/screens/subjects.css'
import '../../../ui/css/screens/places.css'

export type DirectoryProps = {
  words: DirectoryMessages
  hereWord: string
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
  const locale = useLocale()
  const { words, hereWord, heading, filters, department, rows, total, more, pages } = props
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
                <span role="status" data-here-count="" />
              </p>
              <p className="small soft">
                {words.order} <a href={href('ranking', locale)}>{words.orderMore}</a>
              </p>
            </div>
            <ExpertRows label={words.list} rows={rows} eager={4} />
            <Island
              name="here-rows"
              when="load"
              data={{ here: hereWord, count: words.hereNow, none: words.hereNone, locale } satisfies OnlineRowsMessages}
            />
            <Pagination
              page={filters.page}
              pages={pages}
              hrefOf={(page) => directoryPath(locale, department, { ...filters, page })}
              words={words.pages}
            />
          </>
        )}
        <p className="roster-links">
          {department && <a href={href('department', locale, { department })}>{words.hub}</a>}
          <a href={href('experts-in-france', locale)}>{words.map}</a>
        </p>
      </div>
    </main>
  )
}

const askPath = (locale: Locale, { category }: Filters) => href('ask', locale, category ? { category } : {})
