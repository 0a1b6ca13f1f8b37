import { day } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill, plural } from '../../i18n/text.ts'
import type { ErasureContent } from './erasure.ts'
import { en } from './privacy.text.en.ts'
import { fr } from './privacy.text.fr.ts'

const texts = { fr, en }

export type ErasureReceipt = {
  subject: string
  intro: string
  done: string[]
  staysTitle: string
  stays: string[]
  facts: { label: string; value: string }[]
}

/** The texts of an erasure receipt, in the email and on the page that verifies it later. */
export function erasureReceipt(locale: Locale, content: ErasureContent, hash: string): ErasureReceipt {
  const { letters, effects } = texts[locale]
  const words = letters.erased
  return {
    subject: words.subject,
    intro: fill(words.intro[content.cause], { date: day(locale, content.at) }),
    done: [
      ...content.ends.map(({ what, count }) => plural(languageTag[locale], effects.ended[what], count)),
      ...content.goes.map((what) => effects.gone[what]),
    ],
    staysTitle: words.stays,
    stays: content.stays.map(({ what, until }) =>
      until ? fill(effects.until, { what: effects.stays[what], date: day(locale, until) }) : effects.stays[what],
    ),
    facts: [
      { label: words.number, value: content.id },
      { label: words.hash, value: hash },
    ],
  }
}
