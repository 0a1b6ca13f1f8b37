import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import type { DiscoverApi } from '../../contract.ts'
import { initialOf } from '../professions.ts'
import { en } from '../subject.text.en.ts'
import { fr } from '../subject.text.fr.ts'
import '../../../ui/css/screens/subjects.css'

export const handle: ShellHandle = { frame: 'counter' }

const fieldsShown = 3
const synonymsShown = 4

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { professions } = await context.get(apiReaderContext)<DiscoverApi>()('GET /professions', { query: { locale } })
  const { expertises } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const entries = professions.map(({ name, experts, categories: slugs }) => {
    const fields = slugs.flatMap((slug) => findCategory(slug) ?? []).slice(0, fieldsShown)
    return {
      name,
      count: plural(languageTag[locale], expertises.count, experts),
      fields: fields.map(({ slug, name: field }) => ({ slug, name: field[locale] })),
      also: (fields[0]?.synonyms[locale] ?? []).slice(0, synonymsShown).join(', '),
    }
  })
  const letters = Map.groupBy(entries, ({ name }) => initialOf(name))
  return { words: expertises, letters: [...letters].map(([letter, listed]) => ({ letter, entries: listed })) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}

export default function ExpertisesPage() {
  const { words, letters } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="subject">
      <header className="subject-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <nav className="letters" id="letters" aria-label={words.letters}>
            <ul>
              {letters.map(({ letter }) => (
                <li key={letter}>
                  <a href={`#letter-${letter}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <div className="container directory">
        {letters.length === 0 && <p>{words.empty}</p>}
        {letters.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`} className="num">
              {letter}
            </h2>
            <ul>
              {entries.map(({ name, count, fields, also }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className="directory-count soft">{count}</p>
                  <div>
                    <p className="sr">{words.fields}</p>
                    <ul className="fields">
                      {fields.map((field) => (
                        <li key={field.slug}>
                          <a href={href('expertise', locale, { category: field.slug })}>{field.name}</a>
                        </li>
                      ))}
                    </ul>
                    {also && (
                      <p className="small soft">
                        <span className="sr">{words.also} </span>
                        {also}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
