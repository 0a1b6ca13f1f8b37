import { useSyncExternalStore } from 'react'
import type { consent as fr } from '../accounts/consent.text.fr.ts'
import { day } from '../i18n/format.ts'
import { fill, type WordsLike } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { consentKey, followConsent, readConsent } from './consent.ts'
import { useLocale } from './locale.tsx'

export type ConsentWords = WordsLike<typeof fr>

/**
 * Two equal buttons, refusing first. It is shown by what the script in the head knows, and works before the page runs;
 * the page adds what was chosen before, with its proof.
 */
export function CookieBar({ words, version }: { words: ConsentWords; version: string }) {
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
          <ChosenBefore words={words} version={version} />
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

function kept(): string | null {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}

function ChosenBefore({ words, version }: { words: ConsentWords; version: string }) {
  const locale = useLocale()
  const text = useSyncExternalStore(followConsent, kept, () => null)
  const consent = text ? readConsent({ getItem: () => text, setItem: () => {} }, version, Date.now()) : null
  if (!consent) return null
  return (
    <p>
      {fill(words[consent.choice], { date: day(locale, new Date(consent.at)) })}{' '}
      {consent.id && (
        <a href={`${document.documentElement.dataset.api ?? '/api'}/consents/${consent.id}`} download>
          {words.proof}
        </a>
      )}
    </p>
  )
}
