import { lazy, Suspense } from 'react'
import type { consent as fr } from '../../accounts/consent/consent.text.fr.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { usePageRunning } from '../navigation/use-page-running.ts'

const ChosenBefore = lazy(() => import('./chosen-before.tsx'))

export type ConsentMessages = MessagesLike<typeof fr>

/**
 * Two equal buttons, refusing first. It is shown by what the script in the head knows, and works before the page runs;
 * the page adds what was chosen before, with its proof.
 */
export function CookieBar({ words, version }: { words: ConsentMessages; version: string }) {
  const awake = usePageRunning()
  return (
    <section className="cookie-bar" aria-labelledby="cookies">
      <div className="container">
        <div>
          <h2 id="cookies" tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.text}</p>
          <details>
            <summary>{words.details}</summary>
            <ul>
              <li>{words.measure}</li>
              <li>{words.needed}</li>
            </ul>
            <p>{words.lasts}</p>
          </details>
          {awake && (
            <Suspense>
              <ChosenBefore words={words} version={version} />
            </Suspense>
          )}
        </div>
        <div className="cookie-acts">
          <Button variant="plain" data-consent-choice="refused">
            {words.refuse}
          </Button>
          <Button variant="plain" data-consent-choice="accepted">
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
