import { useEffect, useState } from 'react'
import { day } from '../../../../i18n/format.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import type { PastAnswer } from '../../contract.ts'
import { questions } from '../api-clients.ts'
import { useWorkspaceMessages } from '../messages.ts'

const pauseMs = 300

/** What the expert has answered before with these words; each part can be inserted where they were writing. */
export function PastAnswers({ query, onInsert }: { query: string; onInsert: ((text: string) => void) | null }) {
  const words = useWorkspaceMessages()
  const said = words.snippets
  const locale = useLocale()
  const [found, setFound] = useState<{ of: string; answers: PastAnswer[] } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const timer = setTimeout(() => {
      questions('GET /desk/past-answers', { query: { q: query, locale }, signal }).then(
        ({ answers }) => setFound({ of: query, answers }),
        () => !signal.aborted && setFailed(query),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [query, locale])
  return (
    <section className="past-answers" aria-labelledby="past-answers">
      <h3 id="past-answers">{said.past}</h3>
      <p className="soft">{said.pastLead}</p>
      {failed === query && <p role="alert">{said.pastFailed}</p>}
      {found?.of !== query && failed !== query && <Loading label={said.past} />}
      {found?.of === query && found.answers.length === 0 && <p className="soft">{said.pastNone}</p>}
      {found?.answers.map(({ questionId, number, title, category, at, locale: lang, parts }) => (
        <div key={questionId}>
          <h4>{fill(said.pastOf, { n: number, category: category.name, date: day(locale, at) })}</h4>
          <p lang={lang}>{title}</p>
          <ul className="snippets">
            {parts.map(({ section, text }) => (
              <li key={section}>
                <div>
                  <b>{words.doc[section]}</b>
                  <p className="soft version-text" lang={lang}>
                    {text}
                  </p>
                </div>
                {onInsert && (
                  <div className="snippet-acts">
                    <Button size="small" onClick={() => onInsert(text)}>
                      {said.insert}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
