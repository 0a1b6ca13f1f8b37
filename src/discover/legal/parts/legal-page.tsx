import { Prose } from '../../../content/parts/prose.tsx'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import type { LegalView } from '../legal-view.ts'
import { Contents } from './contents.tsx'
import '../../../ui/css/screens/content.css'

const pages = ['terms', 'expert-terms', 'privacy', 'legal-notice', 'cookies', 'accessibility', 'ranking'] as const

/** A page of the law: numbered, with its contents beside it, and the others of the house beneath. */
export function LegalPage({ words, here, title, summary, updatedAt, blocks, contents }: LegalView) {
  const locale = useLocale()
  return (
    <main id="main" className="legal">
      <header className="legal-top">
        <div className="container">
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          <p className="legal-version">
            <time dateTime={updatedAt}>{words.version}</time>
          </p>
        </div>
      </header>
      <div className="container legal-in">
        <Contents title={words.contents} entries={contents} />
        <Prose blocks={blocks} />
      </div>
      <nav className="container legal-others no-print" aria-labelledby="legal-others">
        <h2 id="legal-others">{words.others}</h2>
        <ul>
          {pages
            .filter((name) => name !== here)
            .map((name) => (
              <li key={name}>
                <a href={href(name, locale)}>{words.names[name]}</a>
              </li>
            ))}
        </ul>
        <p>
          {words.help} <a href={href('contact', locale)}>{words.contact}</a>
        </p>
      </nav>
    </main>
  )
}
