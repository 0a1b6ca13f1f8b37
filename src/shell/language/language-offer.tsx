import { useEffect, useState } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useShellMessages } from '../use-shell-messages.ts'
import { inLanguage } from './in-language.ts'
import { isAvailableIn } from './is-available-in.ts'
import '../../ui/css/screens/language-offer.css'

type LanguageOfferProps = { other: Locale }

/** Speaks the language that it offers. Taking it and leaving it are both a choice, and it does not come back. */
export default function LanguageOffer({ other }: LanguageOfferProps) {
  const words = useShellMessages().otherLanguage
  const locale = useLocale()
  const { key, search, hash } = useLocation()
  const match = useMatches().at(-1)
  const [open, setOpen] = useState(true)
  const [there, setThere] = useState(false)
  // The document is this page's once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has a head of its own
  useEffect(() => setThere(isAvailableIn(document, other)), [key, other])
  if (!open || !there) return null
  return (
    <aside className="language-offer" lang={other} aria-label={words.text}>
      <p>{words.text}</p>
      <Link
        className="button button--plain button--small"
        to={inLanguage(other, match, search + hash)}
        hrefLang={other}
        data-locale={other}
      >
        {words.take}
      </Link>
      <button type="button" className="button button--link" data-locale={locale} onClick={() => setOpen(false)}>
        {words.leave}
      </button>
    </aside>
  )
}
