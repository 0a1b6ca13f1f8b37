import { useSyncExternalStore } from 'react'
import { apiBase } from '../../api/base.ts'
import { day } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { consentKey, followConsent, readConsent } from './consent.ts'
import type { ConsentMessages } from './cookie-bar.tsx'

function kept(): string | null {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}

/** What was answered, when, and its proof. */
export default function ChosenBefore({ words, version }: { words: ConsentMessages; version: string }) {
  const locale = useLocale()
  const text = useSyncExternalStore(followConsent, kept, () => null)
  const consent = text ? readConsent({ getItem: () => text, setItem: () => {} }, version, Date.now()) : null
  if (!consent) return null
  return (
    <p>
      {fill(words[consent.choice], { date: day(locale, new Date(consent.at)) })}{' '}
      {consent.id && (
        <a href={`${apiBase()}/consents/${consent.id}`} download>
          {words.proof}
        </a>
      )}
    </p>
  )
}
