import { Towns } from '../../parts/onward.tsx'

type Way = { to: string; name: string }
type ReadingNextProps = {
  words: Record<'subjects' | 'subjectsAll' | 'cities' | 'related', string>
  category?: { to: string; subs: readonly (Way & { sentence: string })[] }
  cities: readonly Way[]
  related: readonly { to: string; field?: string; title: string; summary: string }[]
}

/** Below a text: what one may ask about it, where somebody answers, and what else there is to read. */
export function ReadingNext({ words, category, cities, related }: ReadingNextProps) {
  return (
    <nav className="reading-next no-print" aria-label={words.related}>
      {category && (
        <div className="container section-in">
          <div className="section-head">
            <h2>{words.subjects}</h2>
            <p>
              <a href={category.to}>{words.subjectsAll}</a>
            </p>
          </div>
          <div>
            <ul className="index">
              {category.subs.map(({ to, name, sentence }) => (
                <li key={to}>
                  <a href={to}>
                    <b>{name}</b>
                    <span>{sentence}</span>
                  </a>
                </li>
              ))}
            </ul>
            <Towns lead={words.cities} cities={cities} />
          </div>
        </div>
      )}
      {related.length > 0 && (
        <div className="container">
          <h2>{words.related}</h2>
          <ul className="reading-related">
            {related.map(({ to, field, title, summary }) => (
              <li key={to}>
                {field && <p className="reading-field">{field}</p>}
                <h3>
                  <a href={to}>{title}</a>
                </h3>
                <p className="soft">{summary}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  )
}
