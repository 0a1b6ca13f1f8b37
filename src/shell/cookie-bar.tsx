import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { type Consent, keepConsent, readConsent } from './consent.ts'
import type { ShellWords } from './words.ts'

/** Two equal buttons, refusing first. It covers nothing that one needs, and is gone once answered. */
export function CookieBar({ words }: { words: ShellWords['cookies'] }) {
  const [asking, setAsking] = useState(false)
  useEffect(() => setAsking(readConsent(localStorage, Date.now()) === null), [])
  if (!asking) return null
  const choose = (choice: Consent) => {
    keepConsent(localStorage, choice, Date.now())
    setAsking(false)
  }
  return (
    <section className="cookie-bar" aria-labelledby="cookies">
      <div className="container">
        <div>
          <h2 id="cookies">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <div className="cookie-acts">
          <Button variant="plain" onClick={() => choose('refused')}>
            {words.refuse}
          </Button>
          <Button variant="plain" onClick={() => choose('accepted')}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
