import { useEffect, useState } from 'react'
import type { ExpertsApi } from '../../experts/contract.ts'
import { nextOpening } from '../../experts/workspace/opening-hours.ts'
import { dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { Here } from '../../ui/tag.tsx'

type HereNowProps = {
  slug: string
  /** When the page was drawn, which may be a while ago: it is asked again once the page is here. */
  online: boolean
  words: { now: string; later: string; back: string }
  locale: Locale
}

/** Whether an expert is there now, and else when their desk usually opens next. */
export function HereNow({ slug, online, words, locale }: HereNowProps) {
  const [found, setFound] = useState<{ online: boolean; opens: Date | null }>({ online, opens: null })
  useEffect(() => {
    let current = true
    void import('../../api/call.ts')
      .then(({ client }) => client<ExpertsApi>()('GET /experts/:slug', { params: { slug }, query: { locale } }))
      .then(
        (expert) => current && setFound({ online: expert.online, opens: nextOpening(expert.hours, new Date()) }),
        // What the page said stands.
        () => {},
      )
    return () => {
      current = false
    }
  }, [slug, locale])
  const opens = found.opens && found.opens > new Date() ? found.opens : null
  const absent = opens ? fill(words.back, { date: dayAndHour(locale, opens) }) : words.later
  return (
    <span aria-live="polite">
      <Here now={found.online}>{found.online ? words.now : absent}</Here>
    </span>
  )
}
