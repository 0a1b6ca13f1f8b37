import { apiBase } from '../../api/base.ts'
import { day } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { consentNow, followConsent, readConsent } from '../consent/consent.ts'
import { followAnswer } from '../consent/measure.ts'
import { trackEvent, trackView } from '../consent/tag-manager.ts'
import type { PageData } from './page-data.ts'

type Consent = NonNullable<PageData['consent']>

/** Loaded once there is an answer: measures the visit, sends the proof, and shows both where one changes one's mind. */
export function startMeasuring(consent: Consent, route: string | null, locale: 'fr' | 'en'): void {
  let counted = false
  const follow = () => {
    followAnswer(consent.gtmId, consent.version, locale)
    showAnswer(consent, locale)
    if (consentNow() !== 'accepted' || counted || !route) return
    counted = true
    trackView(location.pathname + location.search + location.hash, route)
  }
  followConsent(follow)
  follow()
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null
    if (link) trackEvent({ target: 'language', action: 'choose', value: link.dataset.locale })
  })
}

/** What was answered, when, and its proof, under the question. */
function showAnswer({ words, version }: Consent, locale: 'fr' | 'en'): void {
  const kept = readConsent(localStorage, version, Date.now())
  document.getElementById('answered-before')?.remove()
  const question = document.querySelector('.cookie-bar details')
  if (!kept || !question) return
  const line = Object.assign(document.createElement('p'), { id: 'answered-before' })
  line.append(`${fill(words[kept.choice], { date: day(locale, new Date(kept.at)) })} `)
  if (kept.id) {
    const href = `${apiBase()}/consents/${kept.id}`
    line.append(Object.assign(document.createElement('a'), { href, download: '', textContent: words.proof }))
  }
  question.after(line)
}
