import type { ExpertCard } from '../../experts/contract.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'

/** An expert as shown there. */
export type OnlineExpertCard = {
  id: string
  to: string
  name: string
  portrait: string
  profession: string
  city: string
  subjects: string
  online: boolean
  title: { label: string; on: string } | null
}

export function onlineExpertCard(expert: ExpertCard, locale: Locale): OnlineExpertCard {
  const title = expert.titles[0]
  return {
    id: expert.id,
    to: href('expert', locale, { slug: expert.slug }),
    name: expert.name,
    portrait: expert.portrait,
    profession: expert.profession,
    city: expert.city,
    subjects: expert.headline,
    online: expert.online,
    // A date is not broken over two lines.
    title: title ? { label: title.label, on: day(locale, title.checkedOn).replaceAll(' ', '\u00a0') } : null,
  }
}
