import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { pagesToOffer } from './pages-to-offer.ts'

type Words = { label: string; previous: string; next: string; page: string }
type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; words: Words }

/** Real links, so that a page of a list can be kept and shared. `words.page` holds `{n}`. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="pages" aria-label={words.label}>
      {page > 1 && (
        <a className="step" rel="prev" href={hrefOf(page - 1)}>
          <ArrowLeft className="icon" />
          {words.previous}
        </a>
      )}
      {pagesToOffer(page, pages).map((one, index, row) =>
        one === null ? (
          <span className="gap" key={`gap-${row[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={one}
            className="num"
            href={hrefOf(one)}
            aria-label={words.page.replace('{n}', String(one))}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </a>
        ),
      )}
      {page < pages && (
        <a className="step" rel="next" href={hrefOf(page + 1)}>
          {words.next}
          <ArrowRight className="icon" />
        </a>
      )}
    </nav>
  )
}
