import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { pagesToOffer } from './pages-to-offer.ts'

type Words = { label: string; previous: string; next: string; page: string }
type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; words: Words }

/** Real links, so that a page of a list can be kept and shared. `words.page` holds `{n}`. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="pages" aria-label={words.label}>
      {page > 1 && (
        <Link className="step" rel="prev" to={hrefOf(page - 1)}>
          <ArrowLeft className="icon" />
          {words.previous}
        </Link>
      )}
      {pagesToOffer(page, pages).map((one, index, row) =>
        one === null ? (
          <span className="gap" key={`gap-${row[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            className="num"
            to={hrefOf(one)}
            aria-label={words.page.replace('{n}', String(one))}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className="step" rel="next" to={hrefOf(page + 1)}>
          {words.next}
          <ArrowRight className="icon" />
        </Link>
      )}
    </nav>
  )
}
