import type { Availability, ExpertsApi } from '../../../experts/contract.ts'
import { dayAndHourNamed } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill, lowerFirst, type MessagesLike, plural } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import { href } from '../../../screens.ts'
import type { Mount } from '../../../shell/reading/mount.ts'
import { element } from '../../../ui/element.ts'
import type { fr } from '../presence.text.fr.ts'

export type PresenceMessages = MessagesLike<typeof fr>
export type ExpertsOnlineData = { category: string; words: PresenceMessages; locale: Locale }

/** A wait that is long enough to be felt is put into words; quick answers never flicker. */
const felt = 300

export const mount: Mount<ExpertsOnlineData> = async (part, asked) => {
  const place = part.querySelector<HTMLElement>('.who-is-here')
  if (place) await showExpertsOnline(place, asked)
}

/** Says who could answer in a category now and how soon; `false` where it could not be found out. */
export async function showExpertsOnline(
  place: HTMLElement,
  { category, words, locale }: ExpertsOnlineData,
): Promise<boolean> {
  const aside = (text: string) => place.replaceChildren(element('p', { className: 'soft small' }, text))
  const wait = setTimeout(() => aside(words.reading), felt)
  try {
    const { client } = await import('../../../api/call.ts')
    const found = await client<ExpertsApi>()('GET /experts/available', { query: { category, locale } })
    clearTimeout(wait)
    place.replaceChildren(...drawn(found, words, locale))
    return true
  } catch {
    clearTimeout(wait)
    aside(words.failed)
    return false
  }
}

const here = (now: boolean, text: string) =>
  element('p', {}, element('span', { className: now ? 'here' : 'here here--later' }, text))

function drawn({ experts, online, estimate, opensAt }: Availability, words: PresenceMessages, locale: Locale): Node[] {
  if (online === 0)
    return [
      here(
        false,
        opensAt ? fill(words.opens, { date: dayAndHourNamed(locale, opensAt, readerTimeZone()) }) : words.nobody,
      ),
    ]
  const faces = element('div', { className: 'faces', ariaHidden: 'true' }, ...experts.map(portrait))
  const names = experts.map(({ slug, name, profession }) =>
    element('li', {}, element('a', { href: href('expert', locale, { slug }) }, name), `, ${lowerFirst(profession)}`),
  )
  const soon = fill(estimate.measured ? words.measured : words.promised, {
    typical: estimate.typical,
    max: estimate.max,
  })
  return [
    faces,
    here(true, plural(languageTag[locale], words.here, online)),
    element('p', { className: 'small' }, soon),
    element('ul', { className: 'small faces-names', ariaLabel: words.who }, ...names),
  ]
}

const portrait = ({ portrait: src }: { portrait: string }) =>
  element('img', { className: 'portrait', alt: '', width: 72, height: 76, loading: 'lazy', decoding: 'async', src })
