import type { Locale } from '../../i18n/locale.ts'
import { isAvailableIn } from '../language/is-available-in.ts'
import { offeredLanguage } from '../language/offered-language.ts'
import type { PageData } from './page-data.ts'
import '../../ui/css/screens/language-offer.css'

/** Offers the other language, in its own words. Taking it and leaving it are both a choice, and it does not come back. */
export function offerLanguage(words: PageData['words']['otherLanguage'], locale: Locale): void {
  const other = offeredLanguage(locale)
  const there = document.querySelector<HTMLAnchorElement>(`.footer-lang a[data-locale=${other}]`)
  if (!other || !there || !isAvailableIn(document, other) || document.querySelector('.language-offer')) return
  const offer = Object.assign(document.createElement('aside'), { className: 'language-offer', lang: other })
  offer.setAttribute('aria-label', words.text)
  const take = Object.assign(document.createElement('a'), {
    className: 'button button--plain button--small',
    href: there.href,
    hreflang: other,
    textContent: words.take,
  })
  take.dataset.locale = other
  const leave = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--link',
    textContent: words.leave,
  })
  leave.dataset.locale = locale
  leave.addEventListener('click', () => offer.remove())
  offer.append(Object.assign(document.createElement('p'), { textContent: words.text }), take, leave)
  document.querySelector('.skip')?.after(offer)
}
