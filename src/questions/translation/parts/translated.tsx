import '../../../ui/css/screens/translation.css'
import BookText from 'lucide-react/icons/book-text'
import Languages from 'lucide-react/icons/languages'
import type { ReactNode } from 'react'
import { partLanguage } from '../../../i18n/language-of.ts'
import { type Locale, otherLocale } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { GlossaryTerm, Translation } from '../../shapes.ts'

type TranslatedProps = {
  /** Null where the reader knows the language. */
  translation: Translation | null
  /** The language that the text is written in. */
  from: Locale
  /** The text as its author wrote it. */
  original: ReactNode
  /** The note stands above a text that fills the screen. */
  noteFirst?: boolean
  /** The text in the reader's language. */
  inOther: (translation: Translation) => ReactNode
}

/**
 * What the other side wrote. A machine's translation says that it is one, with the original one press away, without
 * script too; where there is none, the original says so.
 */
export function Translated({ translation, from, original, inOther, noteFirst = false }: TranslatedProps) {
  const shown = translation?.state === 'shown'
  const note = translation && <TranslationNote translation={translation} from={from} original={original} />
  return (
    <>
      {noteFirst && note}
      <div
        className="translated-text"
        lang={useOtherLanguage(shown ? translation.locale : from)}
        data-ai-generated={shown || undefined}
      >
        {shown ? inOther(translation) : original}
      </div>
      {!noteFirst && note}
    </>
  )
}

/**
 * A short text of somebody's in its own language; where that is not the page's, a mark before it, which no narrow list cuts
 * off, says which it is. `from`: the language it is in as far as that is known.
 */
export function MarkedText({ text, from }: { text: string; from?: Locale }) {
  const words = useQuestionMessages('shared').shared.translation
  const locale = useLocale()
  const lang = useOtherLanguage(partLanguage(from ?? locale, text))
  if (!lang) return text
  return (
    <>
      <span className="language-mark">{fill(words.mark, { language: words.languages[lang] })}</span>{' '}
      <span lang={lang}>{text}</span>
    </>
  )
}

/** The `lang` of words in this language, on a page in another. */
export function useOtherLanguage(of: Locale): Locale | undefined {
  return of === useLocale() ? undefined : of
}

/** Says which language a text, or some of it, is in, and whether a translation comes. */
export function LanguageNote({ from, says }: { from: Locale; says: 'none' | 'coming' | 'partly' | 'quotes' }) {
  const words = useQuestionMessages('shared').shared.translation
  return (
    <p className="translated-note">
      <Languages className="icon" />
      <span>{fill(words[says], { language: words.languages[from] })}</span>
    </p>
  )
}

type NoteProps = Pick<TranslatedProps, 'from' | 'original'> & { translation: Translation }

/**
 * Stands beside a text: that a machine has translated it, with the original; or that it is not translated. Then the terms
 * of the field that it contains.
 */
export function TranslationNote({ translation, from, original }: NoteProps) {
  return (
    <>
      <StateNote translation={translation} from={from} original={original} />
      <GlossaryNote terms={translation.terms} from={from} />
    </>
  )
}

/** The terms of the field in the text, each in both languages: one press away, without script too. */
export function GlossaryNote({ terms, from }: { terms: readonly GlossaryTerm[]; from: Locale }) {
  const words = useQuestionMessages('shared').shared.translation
  const tag = useLanguageTag()
  const langs = { term: useOtherLanguage(from), equivalent: useOtherLanguage(otherLocale(from)) }
  if (terms.length === 0) return null
  return (
    <details className="translated-terms">
      <summary>
        <BookText className="icon" />
        <span className="translated-see">{plural(tag, words.terms, terms.length)}</span>
      </summary>
      <dl>
        {terms.map(({ term, equivalent }) => (
          <div key={term}>
            <dt lang={langs.term}>{term}</dt>
            <dd lang={langs.equivalent}>{equivalent}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function StateNote({ translation, from, original }: NoteProps) {
  const words = useQuestionMessages('shared').shared.translation
  const lang = useOtherLanguage(from)
  // Whoever reads the page reads this too: their account may name another language.
  if (translation.state === 'none' && lang === undefined) return null
  if (translation.state !== 'shown') return <LanguageNote from={from} says={translation.state} />
  return (
    <details className="translated-original">
      <summary>
        <Languages className="icon" />
        <span>
          {words.byMachine} · <span className="translated-see">{words.original}</span>
        </span>
      </summary>
      <div className="translated-text" lang={lang}>
        {original}
      </div>
    </details>
  )
}
