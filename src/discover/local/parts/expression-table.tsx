import { fill } from '../../../i18n/text.ts'

type LinkTo = { to: string; name: string }
type ExpressionTableProps = {
  name: string
  rows: readonly (LinkTo & { ask: string; cities: readonly LinkTo[] })[]
  words: { all: string; allFor: string; noCity: string; cityLink: string }
}

/** The expressions of one category, each with the cities where one may go with it. */
export function ExpressionTable({ name, rows, words }: ExpressionTableProps) {
  return (
    <section className="words" aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.to}>
            <h3>
              <a href={row.cities.length > 0 ? row.to : row.ask}>{row.name}</a>
            </h3>
            {row.cities.length > 0 ? (
              <p>
                {row.cities.map((city) => (
                  <a
                    key={city.to}
                    href={city.to}
                    aria-label={fill(words.cityLink, { name: row.name, city: city.name })}
                  >
                    {city.name}
                  </a>
                ))}
                <a href={row.to}>
                  {words.all}
                  <span className="sr"> {fill(words.allFor, { name: row.name })}</span>
                </a>
              </p>
            ) : (
              <p className="soft">{words.noCity}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
