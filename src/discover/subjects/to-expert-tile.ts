import type { ExpertCard } from '../../experts/contract.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { href } from '../../screens.ts'

/** An expert on the plaque of a page that may be kept: who is there now is not written on it. */
export function toExpertTile(expert: ExpertCard, locale: Locale, words: { of: string; checked: string }) {
  const title = expert.titles[0]
  return {
    id: expert.id,
    to: href('expert', locale, { slug: expert.slug }),
    name: expert.name,
    portrait: expert.portrait,
    profession: fill(words.of, { profession: expert.profession, city: expert.city }),
    subjects: expert.headline,
    // A date is not broken over two lines.
    checked:
      title === undefined
        ? null
        : fill(words.checked, { title: title.label, date: day(locale, title.checkedOn).replaceAll(' ', '\u00a0') }),
    available: null,
  }
}
