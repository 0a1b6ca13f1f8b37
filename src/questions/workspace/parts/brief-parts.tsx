import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { LanguageNote } from '../../translation/parts/translated.tsx'

/** The assistant's hints at what an expert should check first. */
export function Flags({ label, flags, lang }: { label: string; flags: readonly string[]; lang: string }) {
  if (flags.length === 0) return null
  return (
    <ul className="flags" aria-label={label}>
      {flags.map((flag) => (
        <li key={flag} lang={lang}>
          <TriangleAlert className="icon" />
          <span>{flag}</span>
        </li>
      ))}
    </ul>
  )
}

type FactsProps = {
  facts: readonly { label: string; value: string }[]
  /** The language of the labels. */
  lang: string
  /** The language of the values, which are the client's words. */
  said: string
}

export function Facts({ facts, lang, said }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" lang={lang}>
      {facts.map(({ label, value }) => (
        <div key={`${label}-${value}`} className={label.length > 24 ? 'facts-long' : undefined}>
          <dt>{label}</dt>
          <dd lang={said === lang ? undefined : said}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Once for a whole brief: the client's words in it are in another language than the page, and stay so. */
export function QuotesNote({ said }: { said: Locale }) {
  return said === useLocale() ? null : <LanguageNote from={said} says="quotes" />
}

/** A text of ours with words of the client between quotation marks, in another language where `lang` says so. */
export function Quoted({ text, lang }: { text: string; lang?: string }) {
  if (!lang) return text
  return text.split(/((?<=[«“])[^»”]+(?=[»”]))/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
      <span key={at} lang={lang}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
